import { afterAll, beforeAll, expect, test } from 'vitest'
import { book, newImei, samplePdf, serviceEntries } from '#testing/factories.ts'
import { insertRequest } from '#testing/insert-request.ts'
import { addAccount, sessionOf, start } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import type { ListedDevice, ShownDevice } from '../device.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal({ ROLE: 'web' })
})
afterAll(() => portal.stop())

async function person() {
  const { id } = await addAccount(portal.db)
  const session = await sessionOf(portal.db, { kind: 'account', accountId: id })
  const list = async (query = '') => {
    const { status, body } = await portal.call('GET', `/api/customers/${id}/devices${query}`, { session })
    expect([status, body]).toEqual([200, expect.anything()])
    return body.data as { devices: ListedDevice[]; next: number | null }
  }
  const show = async (deviceId: number, of = id) => {
    const { status, body } = await portal.call('GET', `/api/customers/${of}/devices/${deviceId}`, { session })
    return { status, device: body.data as ShownDevice }
  }
  return { id, session, list, show }
}

const at = (moment: string) => Temporal.Instant.from(moment)
const repaired = (receivedAt: string, handedBackAt: string) => ({
  receivedAt: at(receivedAt),
  collectedAt: at(receivedAt),
  handedBackAt: at(handedBackAt),
  closedAt: at(handedBackAt),
  status: 'SERVICE_DONE',
  outcome: 'REPAIRED',
})

test('a device is listed once, with what its requests say of it', async () => {
  const { id: accountId, list, show } = await person()
  const identifier = newImei()
  const purchase = { dateOfPurchase: '2025-03-01', purchasePrice: 120_000 }
  const first = await insertRequest(portal.db, {
    accountId,
    identifier,
    ...purchase,
    productTypeOther: 'P30 Pro',
    warrantyTypeId: 1,
    ...repaired('2026-09-01T08:00:00Z', '2026-09-11T08:00:00Z'),
  })
  const repeat = await insertRequest(portal.db, {
    accountId,
    identifier,
    prevCrmRequestId: first,
    productTypeOther: 'P30 Pro',
    ...repaired('2026-10-01T08:00:00Z', '2026-10-08T08:00:00Z'),
  })
  const open = await insertRequest(portal.db, { accountId, identifier, productTypeOther: 'P30 Pro' })
  await insertRequest(portal.db, { accountId, receivedAt: start.subtract({ hours: 1 }) })

  const { devices } = await list()
  expect(devices).toHaveLength(2)
  expect(devices[0]).toMatchObject({
    id: open,
    name: 'HUAWEI P30 Pro',
    identifier,
    ...purchase,
    // Two years, and ten days for the repair under the guarantee; the paid one adds nothing.
    guarantee: { kind: 'until', until: '2027-03-11', years: 2, extendedBy: 10, holds: true },
    count: 3,
    open: { crmRequestId: open, status: 'RECEIVED', warrantyTypeId: expect.any(Number) },
  })
  expect(devices[1]).toMatchObject({ count: 1, guarantee: { kind: 'missing', missing: ['dateOfPurchase', 'purchasePrice'] } })

  const { device } = await show(first)
  expect(device.id).toBe(open)
  expect(device.repairs.map(({ crmRequestId, warranty }) => [crmRequestId, warranty])).toEqual([
    [open, null],
    // DESIGN 8.13: a repeat claim does not restart the clock of the first repair.
    [repeat, { until: '2027-03-11', holds: true }],
    [first, { until: '2027-03-11', holds: true }],
  ])
  expect(device.booking).toMatchObject({
    brandSlug: 'huawei',
    kinds: ['warranty', 'paid'],
    device: { brandId: 7, productTypeOther: 'P30 Pro', identifier, dateOfPurchase: '2025-03-01', purchasePrice: '120000' },
  })
})

test('a device that was sold is a device of both, each with the repairs they had', async () => {
  const [seller, buyer] = [await person(), await person()]
  const identifier = newImei()
  const sold = await insertRequest(portal.db, { accountId: seller.id, identifier, ...repaired('2026-09-01T08:00:00Z', '2026-09-11T08:00:00Z') })
  const bought = await insertRequest(portal.db, { accountId: buyer.id, identifier })
  for (const [{ list, show }, requestId] of [
    [seller, sold],
    [buyer, bought],
  ] as const) {
    expect((await list()).devices).toMatchObject([{ id: requestId, count: 1 }])
    expect((await show(requestId)).device.repairs).toMatchObject([{ crmRequestId: requestId }])
  }
  expect((await seller.show(bought)).status).toBe(404)
})

test('a replaced device and the one handed back for it name each other; the guarantee begins anew for the new one', async () => {
  const { id: accountId, list, show } = await person()
  const [sent, given] = [newImei(), newImei()]
  const purchase = { dateOfPurchase: '2025-03-01', purchasePrice: 120_000 }
  const exchange = { ...repaired('2026-09-01T08:00:00Z', '2026-09-11T08:00:00Z'), outcome: 'REPLACED' }
  const first = await insertRequest(portal.db, { accountId, identifier: sent, ...purchase, warrantyTypeId: 1, ...exchange })
  const spaced = given.replace(/(.{6})/, '$1 ')
  await portal.db.insertInto('worksheets').values({ requestId: first, deviceIdentifierOut: spaced, savedAt: start, startedAt: start }).execute()
  const guarantee = { kind: 'until', until: '2028-09-11', years: 2, extendedBy: 0, renewedOn: '2026-09-11', holds: true }
  const replacedBy = { identifier: given, day: '2026-09-11', crmRequestId: first }

  const before = await show(first)
  expect(before.device).toMatchObject({ identifier: sent, replacedBy, replaces: null, guarantee, booking: { device: { identifier: given } } })

  const claim = await insertRequest(portal.db, {
    accountId,
    identifier: given,
    prevCrmRequestId: first,
    warrantyTypeId: 1,
    ...repaired('2026-10-01T08:00:00Z', '2026-10-08T08:00:00Z'),
  })
  const longer = { ...guarantee, until: '2028-09-18', extendedBy: 7 }
  const { device } = await show(claim)
  expect(device).toMatchObject({ identifier: given, replacedBy: null, replaces: { ...replacedBy, identifier: sent }, guarantee: longer, ...purchase })
  // DESIGN 8.13: the repeat claim about the new device goes on with the clock of the first repair.
  expect(device.repairs[0]?.warranty).toEqual({ until: '2027-03-11', holds: true })
  expect((await list()).devices.map(({ identifier, replacedBy: by, guarantee: held }) => [identifier, by?.identifier, held])).toEqual([
    [given, undefined, longer],
    [sent, given, longer],
  ])

  // Whoever has it next is told nothing of the one that was sent.
  const next = await person()
  const later = await insertRequest(portal.db, { accountId: next.id, identifier: given })
  expect((await next.show(later)).device).toMatchObject({ replaces: null, dateOfPurchase: null, purchasePrice: null })
})

test('purchase documents are offered again, by links that open for their owner only', async () => {
  const owner = await person()
  const { crmRequestId } = await book(
    portal,
    {},
    {
      session: owner.session,
      serviceEntry: serviceEntries.warranty,
      files: [{ field: 'invoice', name: 'szamla.pdf', bytes: samplePdf() }],
    },
  )
  const { device } = await owner.show(crmRequestId)
  expect(device.purchaseDocuments).toMatchObject([{ documentType: 'invoice', name: 'szamla.pdf' }])
  expect(device.repairs[0]?.documents.map(({ documentType }) => documentType)).toContain('handoverDocument')
  const [document] = device.purchaseDocuments
  const address = `/api/gsm-worksheets/${document?.worksheetId}/documents/${document?.token}`
  expect((await portal.call('GET', address, { session: owner.session })).bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect((await owner.show(crmRequestId, (await person()).id)).status).toBe(404)
  const stranger = await person()
  expect((await stranger.show(crmRequestId)).status).toBe(404)
  expect((await stranger.list()).devices).toEqual([])
})

test('devices come page by page, the one with the newest request first', async () => {
  const { id: accountId, list } = await person()
  const ids: number[] = []
  for (const hours of [5, 4, 3, 2, 1]) ids.unshift(await insertRequest(portal.db, { accountId, receivedAt: start.subtract({ hours }) }))
  const first = await list('?size=3')
  const second = await list(`?size=3&after=${first.next}`)
  expect([...first.devices, ...second.devices].map(({ id }) => id)).toEqual(ids)
  expect(second.next).toBeNull()
  const stranger = await person()
  await insertRequest(portal.db, { accountId: stranger.id, receivedAt: start.subtract({ hours: 9 }) })
  expect((await stranger.list(`?after=${first.next}`)).devices).toEqual([])
})

test('a company has no statutory guarantee, a device without an identifier shows none', async () => {
  const { id: accountId, list } = await person()
  await insertRequest(portal.db, { accountId, companyName: 'Minta Kft.', identifierGenerated: true })
  expect((await list()).devices).toMatchObject([{ guarantee: { kind: 'business' }, identifier: null }])
})
