import type { Insertable } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Requests } from '#db/schema.ts'
import { insertCharge } from '#testing/insert-charge.ts'
import { insertInvoice } from '#testing/insert-invoice.ts'
import { insertRequest } from '#testing/insert-request.ts'
import { addAccount, sessionOf } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'

const at = (moment: string) => Temporal.Instant.from(moment)

let portal: TestPortal
let me: { id: number; session: { token: string; cookie: string } }
let other: number
beforeAll(async () => {
  portal = await startPortal({ ROLE: 'web' })
  const mine = await addAccount(portal.db, { customerType: 'EMPLOYEE', permissionKeys: ['request.queue'] })
  me = { id: mine.id, session: await sessionOf(portal.db, { kind: 'account', accountId: mine.id }) }
  other = (await addAccount(portal.db, { customerType: 'EMPLOYEE', permissionKeys: ['request.queue'] })).id
})
afterAll(() => portal.stop())

const add = (row: Partial<Insertable<Requests>>) => insertRequest(portal.db, row)
const queue = async (query: Record<string, string> = {}) => {
  // What many ask alike is counted no oftener than the database can spare (decision 113).
  await portal.settled()
  const { status, body } = await portal.call('GET', `/api/service-desk/queue?${new URLSearchParams(query)}`, { session: me.session })
  expect([status, body]).toEqual([200, expect.anything()])
  return body.data as { counts: Counts | null; requests: { crmRequestId: number; late: boolean }[]; next: number | null }
}
type Counts = { open: number; statuses: Record<string, number>; buckets: Record<string, number> }
const ids = async (query: Record<string, string>) => (await queue(query)).requests.map(({ crmRequestId }) => crmRequestId)

describe('the queue', () => {
  test('sorts what is there into its kinds', async () => {
    const today = '2026-11-23'
    const oldest = await add({ receivedAt: at('2026-11-01T08:00:00Z'), pickupDay: '2026-11-02' })
    const promisedToday = await add({ receivedAt: at('2026-11-02T08:00:00Z'), status: 'ARRIVED', promisedBy: today })
    const promisedBefore = await add({ receivedAt: at('2026-11-03T08:00:00Z'), status: 'ARRIVED', promisedBy: '2026-11-20', brandId: 13 })
    const courierToday = await add({ receivedAt: at('2026-11-20T08:00:00Z'), status: 'DELIVERY_IN_ORDERED', pickupDay: today })
    const collected = await add({
      receivedAt: at('2026-11-20T09:00:00Z'),
      status: 'DELIVERY_IN_ORDERED',
      pickupDay: '2026-11-20',
      collectedAt: at('2026-11-20T10:00:00Z'),
    })
    const quoted = await add({ receivedAt: at('2026-11-21T08:00:00Z'), status: 'QUOTE_DONE', warrantyTypeId: 1, assignedAccountId: me.id })
    const heldSince = at('2026-11-22T08:00:00Z')
    const forPart = await add({ receivedAt: at('2026-11-21T09:00:00Z'), status: 'ARRIVED', holdReason: 'alkatresz', holdSince: heldSince })
    const forCustomer = await add({ receivedAt: at('2026-11-21T10:00:00Z'), status: 'ARRIVED', holdReason: 'ugyfel', holdSince: heldSince })
    const unpaid = await add({ receivedAt: at('2026-11-21T11:00:00Z'), status: 'INVOICE_DONE', outcome: 'REPAIRED', assignedAccountId: other })
    await insertInvoice(portal.db, unpaid)
    const proforma = await add({
      receivedAt: at('2026-11-21T11:30:00Z'),
      status: 'PRODUCT_LEFT_THE_SERVICE',
      outcome: 'REPAIRED',
      assignedAccountId: other,
    })
    await insertInvoice(portal.db, proforma, { kind: 'proforma', paymentMethodId: 3 })
    await insertInvoice(portal.db, await add({ status: 'INVOICE_DONE', outcome: 'REPAIRED' }), { paymentMethodId: 1 })
    const reported = await add({
      receivedAt: at('2026-11-21T12:00:00Z'),
      status: 'ARRIVED',
      warrantyTypeId: 1,
      brandId: 13,
      promisedBy: '2026-11-27',
    })
    const report = { reason: 'liquid', findings: 'Beázás nyomai.', issuedAt: heldSince, validUntil: at('2026-11-27T22:59:59Z'), returnFee: 4522 }
    await portal.db
      .insertInto('expertReports')
      .values([
        { requestId: reported, ...report },
        { requestId: promisedToday, ...report, status: 'accepted' },
      ])
      .execute()
    await add({
      status: 'SERVICE_DONE',
      outcome: 'REPAIRED',
      closedAt: at('2026-11-22T08:00:00Z'),
      promisedBy: '2026-11-20',
      assignedAccountId: me.id,
    })

    expect(await ids({ bucket: 'today' })).toEqual([promisedToday, courierToday, collected])
    expect(await ids({ bucket: 'late' })).toEqual([oldest, promisedBefore])
    expect(await ids({ bucket: 'waitingForCustomer' })).toEqual([quoted, forCustomer, unpaid, proforma, reported])
    expect(await ids({ bucket: 'onHold' })).toEqual([forPart, forCustomer])
    expect(await ids({ bucket: 'mine' })).toEqual([quoted])
    expect(await ids({ status: 'ARRIVED,QUOTE_DONE', assigned: 'nobody' })).toEqual([promisedToday, promisedBefore, forPart, forCustomer, reported])
    expect(await ids({ assigned: String(other) })).toEqual([unpaid, proforma])
    expect(await ids({ assigned: 'me' })).toEqual([quoted])
    expect(await ids({ brand: '13' })).toEqual([promisedBefore, reported])
    expect(await ids({ warrantyType: '1' })).toEqual([quoted, reported])
    expect(await ids({ text: 'nagy eva', bucket: 'late' })).toEqual([oldest, promisedBefore])
    expect(await ids({ text: String(unpaid) })).toEqual([unpaid])
    expect(await ids({ text: 'nincs ilyen' })).toEqual([])

    const { counts, requests } = await queue()
    expect(counts).toMatchObject({
      open: 12,
      statuses: { RECEIVED: 1, ARRIVED: 5, SERVICE_DONE: 0 },
      buckets: { today: 3, late: 2, waitingForCustomer: 5, onHold: 2, mine: 1 },
    })
    expect(requests[0]).toMatchObject({
      crmRequestId: oldest,
      version: 1,
      late: true,
      dueOn: '2026-11-02',
      brand: expect.any(String),
      customer: 'Nagy Éva',
      hold: null,
    })
  })

  test('counts and finds a request whose invoice was cancelled where its row says it is', async () => {
    const before = (await queue()).counts
    const invoiced = { brandId: 98, status: 'INVOICE_DONE', outcome: 'REPAIRED' } as const
    const [stands = 0, anew = 0, none] = await Promise.all(
      [7, 8, 9].map((hour) => add({ ...invoiced, receivedAt: at(`2026-11-12T0${hour}:00:00Z`) })),
    )
    const ready = await add({ ...invoiced, status: 'PRODUCT_LEFT_THE_SERVICE', receivedAt: at('2026-11-13T08:00:00Z') })
    await insertInvoice(portal.db, stands)
    await insertCharge(portal.db, anew)
    const statuses = ['PRODUCT_LEFT_THE_SERVICE', 'INVOICE_DONE', 'invoiceAnew']
    const found = await Promise.all(
      [...statuses, 'PRODUCT_LEFT_THE_SERVICE,invoiceAnew', statuses.join()].map((status) => ids({ status, brand: '98' })),
    )
    expect(found).toEqual([[none, ready], [stands], [anew], [anew, none, ready], [stands, anew, none, ready]])
    const after = (await queue()).counts
    expect(statuses.map((status) => (after?.statuses[status] ?? 0) - (before?.statuses[status] ?? 0))).toEqual([2, 1, 1])
    expect((after?.open ?? 0) - (before?.open ?? 0)).toBe(4)
    await portal.db
      .updateTable('requests')
      .set({ closedAt: at('2026-11-22T08:00:00Z') })
      .where('brandId', '=', 98)
      .execute()
  })

  test('names a company with its legal form, and its contact', async () => {
    const named = [
      await add({ companyName: 'Duna Flotta', businessFormId: 1 }),
      await add({ companyName: 'Tisza Kft.', businessFormId: 1 }),
      await add({ companyName: 'Körös' }),
    ]
    const names = await Promise.all(named.map(async (id) => (await queue({ text: String(id) })).requests[0]))
    expect(names).toMatchObject([{ customer: 'Duna Flotta Kft., Nagy Éva' }, { customer: 'Tisza Kft., Nagy Éva' }, { customer: 'Körös, Nagy Éva' }])
  })

  test('what is late comes by its first promise, the longest late first, and a page goes on from a request that was done meanwhile', async () => {
    const brand = { status: 'ARRIVED', brandId: 94 } as const
    const oneDay = await add({ ...brand, receivedAt: at('2026-11-01T08:00:00Z'), promisedBy: '2026-11-20' })
    const renewed = await add({ ...brand, receivedAt: at('2026-11-12T08:00:00Z'), promisedBy: '2026-11-16' })
    const twoDays = await add({ ...brand, receivedAt: at('2026-11-10T08:00:00Z'), promisedBy: '2026-11-19' })
    const parcel = await add({ brandId: 94, receivedAt: at('2026-11-11T08:00:00Z'), status: 'DELIVERY_IN_ORDERED', pickupDay: '2026-11-17' })
    // A later day, as the clock and an employee promise it, hides nothing.
    await portal.db.updateTable('requests').set({ promisedBy: '2026-12-18', lateNotices: 1 }).where('id', '=', renewed).execute()
    const late = { bucket: 'late', brand: '94' }
    const { requests } = await queue(late)
    expect(requests).toMatchObject([
      { crmRequestId: renewed, firstDueOn: '2026-11-16', dueOn: '2026-12-18', daysLate: 5, late: true, mustWrite: false },
      { crmRequestId: parcel, firstDueOn: '2026-11-17', daysLate: 4 },
      { crmRequestId: twoDays, daysLate: 2 },
      { crmRequestId: oneDay, daysLate: 1 },
    ])
    await portal.db
      .insertInto('requestPromises')
      .values({
        requestId: twoDays,
        step: 'quoteComes',
        day: '2026-11-19',
        madeAt: at('2026-11-10T08:00:00Z'),
        byKind: 'system',
        endedAt: at('2026-11-23T08:00:00Z'),
        ended: 'done',
      })
      .execute()
    await portal.db.updateTable('requests').set({ promisedBy: null, status: 'QUOTE_DONE' }).where('id', '=', twoDays).execute()
    expect(await ids({ ...late, after: String(twoDays) })).toEqual([oneDay])
    expect(await ids({ ...late, after: String(parcel) })).toEqual([oneDay])
    await portal.db.updateTable('requests').set({ promisedBy: '2026-11-20', lateNotices: 2 }).where('id', '=', renewed).execute()
    expect((await queue({ ...late, size: '1' })).requests).toMatchObject([{ crmRequestId: renewed, firstDueOn: '2026-11-16', mustWrite: true }])
  })

  test('counts only with the first page, and refuses filters it does not know', async () => {
    const first = await queue({ size: '2' })
    expect((await queue({ size: '2', after: String(first.next) })).counts).toBeNull()
    for (const query of ['bucket=old', 'status=DONE', 'size=101', 'size=0', 'warrantyType=5', 'colour=red', 'assigned=them'])
      expect((await portal.call('GET', `/api/service-desk/queue?${query}`, { session: me.session })).status, query).toBe(422)
  })

  test('no page repeats or skips a request while others come, leave and change', async () => {
    const moment = at('2026-11-22T12:00:00Z')
    const stays: number[] = []
    // Five at a time at the same moment: only the number tells them apart.
    for (let i = 0; i < 30; i++) stays.push(await add({ receivedAt: moment.add({ seconds: Math.floor(i / 5) }), brandId: 13 }))
    const leaves = await add({ receivedAt: moment.add({ seconds: 3 }), brandId: 13 })
    const seen: number[] = []
    let after: number | null = null
    let page = 0
    do {
      const { requests, next }: Awaited<ReturnType<typeof queue>> = await queue({
        brand: '13',
        size: '4',
        ...(after === null ? {} : { after: String(after) }),
      })
      seen.push(...requests.map(({ crmRequestId }) => crmRequestId))
      after = next
      if (page === 1) await portal.db.updateTable('requests').set({ closedAt: moment, outcome: 'CANCELLED' }).where('id', '=', leaves).execute()
      // Even the one the next page starts after may leave.
      if (page === 3)
        await portal.db.updateTable('requests').set({ closedAt: moment, outcome: 'CANCELLED' }).where('id', '=', Number(after)).execute()
      if (page < 5) stays.push(await add({ receivedAt: moment.add({ minutes: ++page }), brandId: 13 }))
    } while (after !== null)
    expect(new Set(seen).size).toBe(seen.length)
    expect(stays.filter((id) => !seen.includes(id))).toEqual([])
  })
})
