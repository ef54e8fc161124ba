import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type PermissionKey, permissionKeys } from '#accounts/who.ts'
import { insertRequest } from '#testing/insert-request.ts'
import { addAccount, sessionOf, start } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'

// DESIGN 8.25: who is shown what of a request.

type Session = Awaited<ReturnType<typeof sessionOf>>
let portal: TestPortal
let id: number
let ownerId: number
const imei = '490154203237518'
beforeAll(async () => {
  portal = await startPortal()
  ownerId = (await addAccount(portal.db)).id
  id = await insertRequest(portal.db, {
    accountId: ownerId,
    identifier: imei,
    identifierTyped: imei,
    imei2: '356938035643809',
    insuranceNumber: 'AS1234567',
    simLockId: 4,
    accessoryIds: [1, 2],
    taxNumber: '12345676-2-42',
    pickupNote: 'Kapukód: 1234',
    calculatedPrice: JSON.stringify({ repair: 25000, delivery: 0 }),
    repairCostLimit: 40000,
  })
  const worksheet = { requestId: id, startedAt: start, savedAt: start, closedAt: start, deviceIdentifierOut: '357805023984942' }
  await portal.db.insertInto('worksheets').values(worksheet).execute()
})
afterAll(() => portal.stop())

const show = async (session: Session, language: 'hu' | 'en' = 'hu') =>
  (await portal.call('GET', `/api/customer-requests/${id}/show`, { session, language })).body.data
const accountSession = (accountId: number) => sessionOf(portal.db, { kind: 'account', accountId })
const linkSession = (kind: 'tracking' | 'viewer') => sessionOf(portal.db, { kind, requestId: id })
const employee = async (keys: readonly PermissionKey[]) =>
  accountSession((await addAccount(portal.db, { customerType: 'EMPLOYEE', permissionKeys: keys })).id)

const wholeNumbers = {
  deviceIdentifierIn: imei,
  deviceIdentifierOut: '357805023984942',
  uniqueIdentifiers: [imei, '356938035643809', '357805023984942'],
  imei1: imei,
  imei2: '356938035643809',
  serialNumber: null,
  insuranceNumber: 'AS1234567',
  damageNumber: 'AS1234567',
}
const wholeContact = { firstName: 'Éva', lastName: 'Nagy', email: 'nagy.eva@pelda.hu', phone: '+36301234567', taxNumber: '12345676-2-42' }
const wholeAddress = {
  postalCode: '1134',
  city: 'Budapest',
  publicPlaceName: 'Váci',
  publicPlaceType: 'út',
  streetNumber: '43',
  contactName: 'Nagy Éva',
}
const maskedContact = { email: 'n•••@p••••.hu', phone: '••••••••4567', taxNumber: '•••••••••2-42' }
const maskedAddress = { postalCode: '11••', city: 'Budapest', publicPlaceName: null, publicPlaceType: null, streetNumber: null }

describe('a request is shown', () => {
  test('whole to its owner, by account and by tracking session alike', async () => {
    for (const session of [await accountSession(ownerId), await linkSession('tracking')]) {
      const data = await show(session, 'en')
      expect(data).toMatchObject({
        ...wholeNumbers,
        customer: { customerId: ownerId, ...wholeContact },
        shippingAddressData: wholeAddress,
        billingAddressData: wholeAddress,
        deliveryOutAddressData: wholeAddress,
        pickup: { postalCode: '1134', note: 'Kapukód: 1234' },
        simLock: { id: 4, name: 'Unlocked' },
        accessories: [{ id: 1 }, { id: 2 }],
        calculatedPrice: { repair: 25000, delivery: 0 },
        repairCostLimit: 40000,
        may: { changePickup: true },
      })
    }
  })

  test('whole to an employee with customer.view; without it, how to reach the customer is masked', async () => {
    const having = await show(await employee(['request.queue', 'customer.view']))
    expect(having).toMatchObject({ ...wholeNumbers, customer: wholeContact, shippingAddressData: wholeAddress })
    const without = await show(await employee(permissionKeys.filter((key) => key !== 'customer.view')))
    expect(without).toMatchObject({
      ...wholeNumbers,
      customer: { firstName: 'Éva', lastName: 'Nagy', ...maskedContact },
      shippingAddressData: { ...maskedAddress, contactName: 'Nagy Éva' },
      pickup: { postalCode: '11••', note: null },
    })
    expect(JSON.stringify(without)).not.toMatch(/pelda|\+3630|Váci|Kapukód/)
  })

  test('masked to a session of the document viewer, which may change nothing', async () => {
    const data = await show(await linkSession('viewer'))
    expect(data).toMatchObject({
      deviceIdentifierIn: '•••••••••••7518',
      uniqueIdentifiers: ['•••••••••••7518', '•••••••••••3809', '•••••••••••4942'],
      insuranceNumber: '•••••4567',
      customer: { firstName: 'É••', lastName: 'N•••', ...maskedContact },
      shippingAddressData: { ...maskedAddress, contactName: 'N••• É••' },
      pickup: { note: null },
      serviceWarranty: null,
      may: { changePickup: false, cancel: false, uploadDocuments: false },
      troubleDescription: 'Nem kapcsol be.',
    })
    expect(JSON.stringify(data)).not.toMatch(/Nagy|Éva|pelda|1234567|Váci|Kapukód|49015|35693|35780/)
  })

  test('to nobody else', async () => {
    const stranger = (await addAccount(portal.db)).id
    for (const session of [
      await accountSession(stranger),
      await employee(permissionKeys.filter((key) => key !== 'request.queue')),
      await sessionOf(portal.db, { kind: 'viewer', requestId: await insertRequest(portal.db) }),
    ])
      expect((await portal.call('GET', `/api/customer-requests/${id}/show`, { session })).status).toBe(404)
  })
})

test('the record of the workshop is masked by the same rule', async () => {
  const numbers = async (session: Session) => {
    const { deviceIdentifierIn, deviceIdentifierOut } = (await portal.call('GET', `/api/proxy-gsm-api-notrt/${id}`, { session })).body.data
    return [deviceIdentifierIn, deviceIdentifierOut]
  }
  for (const session of [await linkSession('tracking'), await accountSession(ownerId), await employee(['document.viewAll'])])
    expect(await numbers(session)).toEqual([imei, '357805023984942'])
  expect(await numbers(await linkSession('viewer'))).toEqual(['•••••••••••7518', '•••••••••••4942'])
})

describe('of the documents', () => {
  const path = () => `/api/proxy-gsm-api-notrt/return-worksheet/${id}/handoverDocument/hu`
  beforeAll(async () => {
    const document = { requestId: id, type: 'handoverDocument', name: 'Átadás.pdf', language: 'hu', createdBy: 'system', createdAt: start }
    await portal.db.insertInto('documents').values(document).execute()
  })

  test('each type has a path that its holder opens, and no link is in the answer', async () => {
    for (const session of [await linkSession('tracking'), await linkSession('viewer')]) {
      const data = await show(session)
      expect(data).toMatchObject({ handoverDocumentPath: path(), invoicePath: null, documents: [{ documentType: 'handoverDocument' }] })
      expect(JSON.stringify(data)).not.toMatch(/[\w-]{32,}|Hash/)
      expect((await portal.call('GET', data.handoverDocumentPath, { session })).bytes.subarray(0, 5).toString()).toBe('%PDF-')
    }
  })

  test('an employee without document.viewAll is told none', async () => {
    expect(await show(await employee(['request.queue']))).toMatchObject({ handoverDocumentPath: null, documents: [] })
    expect(await show(await employee(['request.queue', 'document.viewAll']))).toMatchObject({ handoverDocumentPath: path() })
  })
})

test('the price of the quote is the least and the most it can cost, accepted what was ordered', async () => {
  const request = await insertRequest(portal.db)
  const session = await sessionOf(portal.db, { kind: 'tracking', requestId: request })
  const price = async () => {
    const { quotePrice, quotePriceMost } = (await portal.call('GET', `/api/customer-requests/${request}/show`, { session })).body.data
    return [quotePrice, quotePriceMost]
  }
  expect(await price()).toEqual([null, null])
  const validUntil = start.add({ hours: 240 })
  const { id: quoteId } = await portal.db
    .insertInto('quotes')
    .values({ requestId: request, version: 1, status: 'sent', createdAt: start, sentAt: start, validUntil, inspectionFee: 0, logisticsFee: 0 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const line = (position: number, choice: string, netUnit: number) => ({
    ...{ quoteId, position, choice, netUnit, kind: 'part', description: 'Kijelző', quantity: 1 },
    alternativeGroup: null,
  })
  const ids = await portal.db
    .insertInto('quoteLines')
    .values([line(1, 'always', 10_000), line(2, 'optional', 5000)])
    .returning('id')
    .execute()
  expect(await price()).toEqual([12_700, 19_050])
  const decision = { quoteId, decision: 'accepted', byKind: 'customer', channel: 'web', decidedAt: start, gross: 19_050 }
  await portal.db
    .insertInto('quoteDecisions')
    .values({ ...decision, chosenLineIds: ids.map((one) => one.id) })
    .execute()
  expect(await price()).toEqual([19_050, 19_050])
})

test('a parcel that lies in the workshop unscanned is what the page says first, and the days that are expected stand at the steps', async () => {
  const parcelOf = await insertRequest(portal.db, { status: 'DELIVERY_IN_ORDERED', warrantyTypeId: 1, pickupDay: '2026-11-20', collectedAt: start })
  const shipment = { requestId: parcelOf, leg: 'in', serial: 1, provider: 'simulator', clientReference: `${parcelOf}-B1`, day: '2026-11-20' }
  const numbers = { carrierId: 'S1', trackingNumber: 'S1', orderedAt: start, collectedAt: start, endedAt: start, createdAt: start }
  await portal.db
    .insertInto('shipments')
    .values({ ...shipment, ...numbers, pickupWindow: '08-17', status: 'DELIVERED' })
    .execute()
  const shown = await portal.call('GET', `/api/customer-requests/${parcelOf}/show`, {
    session: await sessionOf(portal.db, { kind: 'tracking', requestId: parcelOf }),
  })
  const { headline, next, timeline, milestones } = shown.body.data
  expect(headline).toBe('deliveredIn')
  expect(next).toMatchObject({ code: 'deviceArrives', by: '2026-11-25', late: false })
  expect(timeline.map(({ step }: { step: unknown }) => step)).toEqual([1, 20, 60])
  expect(milestones.slice(0, 4).map(({ step, state, expected }: Record<string, unknown>) => [step, state, expected])).toEqual([
    [1, 'done', null],
    ['collected', 'done', null],
    [20, 'upcoming', { from: null, by: '2026-11-25' }],
    [60, 'upcoming', { from: '2026-12-04', by: '2026-12-09' }],
  ])
})
