import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertReturnFee } from '#testing/insert-invoice.ts'
import { insertRequest } from '#testing/insert-request.ts'
import { sessionOf, start } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { employeeWith, versionOf } from '#testing/quote-desk.ts'

type Session = { token: string; cookie: string }
let portal: TestPortal
let dispatcher: Session
beforeAll(async () => {
  portal = await startPortal()
  dispatcher = await employeeWith(portal, 'courier.dispatch', 'request.queue')
})
afterAll(() => portal.stop())

const customerOf = (id: number) => sessionOf(portal.db, { kind: 'tracking', requestId: id })
let count = 0

/** Its parcel went out, was brought in vain and came back. */
async function cameBack(row: Parameters<typeof insertRequest>[1] = {}) {
  const email = `vissza${++count}@pelda.hu`
  const about = { status: 'DELIVERY_OUT_ORDERED', outcome: 'REPAIRED', holdReason: 'ugyfel', holdSince: start, email } as const
  const id = await insertRequest(portal.db, { ...about, ...row })
  await portal.db
    .insertInto('shipments')
    .values({
      ...{ requestId: id, leg: 'out', serial: 1, provider: 'simulator', clientReference: `${id}-K1`, day: '2026-11-19', pickupWindow: '12-17' },
      ...{
        createdAt: start,
        orderedAt: start,
        collectedAt: start,
        endedAt: start,
        status: 'RETURNED',
        carrierId: `T${id}`,
        trackingNumber: `T${id}`,
      },
    })
    .execute()
  return { id, email, customer: await customerOf(id) }
}
const view = async (id: number, session: Session) => (await portal.call('GET', `/api/customer-requests/${id}/delivery-choice`, { session })).body.data
const choose = (id: number, session: Session, body: object) => portal.call('POST', `/api/customer-requests/${id}/delivery-choice`, { session, body })
const outOf = (id: number) =>
  portal.db.selectFrom('requestAddresses').selectAll().where('requestId', '=', id).where('addressTypeId', '=', 3).executeTakeFirstOrThrow()
const requestOf = (id: number) =>
  portal.db.selectFrom('requests').select(['status', 'holdReason', 'version']).where('id', '=', id).executeTakeFirstOrThrow()
const order = async (id: number) =>
  portal.call('POST', `/api/customer-requests/${id}/delivery-order`, { session: dispatcher, body: { version: await versionOf(portal, id) } })

const contact = { contactName: 'Nagy Éva', contactPhone: '+36301234567' }
const elsewhere = {
  ...{
    kind: 'address',
    countryCode: 'HUN',
    postalCode: '6720',
    city: 'Szeged',
    publicPlaceName: 'Kárász',
    publicPlaceType: 'utca',
    streetNumber: '5',
    other: '',
  },
  ...contact,
}

describe('a parcel that is here again while its courier never says so', () => {
  test.each([
    ['on its way', 'SHIPPED', { status: 'IN_TRANSIT', endedAt: null }],
    ['after an attempt in vain', 'DELIVERY_OUT_ORDERED', { status: 'FAILED', endedAt: null }],
  ] as const)('%s it is received by whoever has it in hand, and its customer chooses', async (_, status, parcel) => {
    const { id, email, customer } = await cameBack({ status, holdReason: null, holdSince: null })
    await portal.db.updateTable('shipments').set(parcel).where('requestId', '=', id).execute()
    const receiver = await employeeWith(portal, 'request.arrive', 'request.queue')
    const desk = async (session: Session) => (await portal.call('GET', `/api/customer-requests/${id}/shipments`, { session })).body.data.desk
    expect(await desk(receiver)).toMatchObject({ actions: ['receiveParcelBack'], dispatches: false })
    expect((await desk(dispatcher)).actions).not.toContain('receiveParcelBack')
    const seen = await versionOf(portal, id)
    const receive = (session: Session, body: object = { version: seen, note: 'A futár leadta.' }) =>
      portal.call('POST', `/api/customer-requests/${id}/parcel-back`, { session, body })
    expect((await receive(dispatcher)).status).toBe(403)
    expect((await receive(receiver)).body.data).toMatchObject({ status: 'DELIVERY_OUT_ORDERED' })
    expect((await receive(receiver)).status).toBe(409)
    expect((await receive(receiver, { version: await versionOf(portal, id) })).body.code).toBe('PARCEL_NOT_AWAY')
    await portal.jobsDone()
    expect((await portal.emails()).filter(({ recipient }) => recipient === email).map(({ kind }) => kind)).toEqual(['courier.mailCameBack'])
    expect(await requestOf(id)).toMatchObject({ status: 'DELIVERY_OUT_ORDERED', holdReason: 'ugyfel' })
    // The way of the parcel is over: what its courier tells later changes nothing.
    const [stands] = await portal.db.selectFrom('shipments').select(['status', 'endedAt']).where('requestId', '=', id).execute()
    expect(stands).toMatchObject({ status: 'RETURNED', endedAt: start })
    expect(await desk(receiver)).toMatchObject({ actions: [] })
    expect((await choose(id, customer, { way: 'counter' })).status).toBe(200)
  })
})

describe('after a delivery in vain', () => {
  test('the customer names another place and day; the courier is ordered accordingly', async () => {
    const { id, customer } = await cameBack()
    const offered = await view(id, customer)
    expect(offered).toMatchObject({ mayChoose: true, unpaid: false, chosen: null, before: { postalCode: '1134' } })
    expect(offered.days).toHaveLength(8)
    const day = offered.days[3]
    expect((await choose(id, customer, { way: 'delivery', day, to: elsewhere })).body.data).toEqual({ way: 'delivery' })
    expect(await outOf(id)).toMatchObject({ postalCode: '6720', city: 'Szeged', lockerCode: null })
    expect(await requestOf(id)).toEqual({ status: 'DELIVERY_OUT_ORDERED', holdReason: null, version: 2 })
    expect((await view(id, customer)).chosen).toEqual({ way: 'delivery', day, at: '2026-11-23T08:00:00Z' })
    expect(await view(id, dispatcher)).toMatchObject({ mayChoose: false, chosen: { way: 'delivery', day } })
    expect((await order(id)).status).toBe(200)
    const [sent] = await portal.db.selectFrom('shipments').select(['day', 'status']).where('requestId', '=', id).orderBy('id', 'desc').execute()
    expect(sent?.day).toBe(day)
    // The courier has the order: nothing is to be chosen any more.
    expect((await choose(id, customer, { way: 'counter' })).status).toBe(409)
    expect((await view(id, customer)).mayChoose).toBe(false)
  })

  test('a locker, or the same place again; the last word counts, the same said twice is one', async () => {
    const { id, customer } = await cameBack()
    const point = await portal.db
      .selectFrom('parcelPoints')
      .selectAll()
      .where('provider', '=', 'foxpost')
      .where('enabled', '=', true)
      .limit(1)
      .executeTakeFirstOrThrow()
    const [day] = (await view(id, customer)).days
    const to = { kind: 'locker', provider: 'foxpost', code: point.code, ...contact }
    expect((await choose(id, customer, { way: 'delivery', day, to })).status).toBe(200)
    expect(await outOf(id)).toMatchObject({ lockerProvider: 'foxpost', lockerCode: point.code })
    expect((await choose(id, customer, { way: 'delivery', day, to: { ...to, code: 'NINCS' } })).body.code).toBe('LOCKER_UNKNOWN')
    expect((await choose(id, customer, { way: 'counter' })).status).toBe(200)
    const { version } = await requestOf(id)
    expect((await choose(id, customer, { way: 'counter' })).status).toBe(200)
    expect((await requestOf(id)).version).toBe(version)
    const handed = { version, handedTo: 'Nagy Éva', identity: 'identityCard' }
    expect((await portal.call('POST', `/api/customer-requests/${id}/counter-hand-over`, { session: dispatcher, body: handed })).status).toBe(200)
  })

  test('whoever still owes is told that it is paid before it is fetched', async () => {
    const { id, customer } = await cameBack()
    await insertReturnFee(portal.db, id, 'NO_FAULT')
    expect((await view(id, customer)).unpaid).toBe(true)
  })

  test('who chooses a locker, or is corrected to one, pays before: the courier takes no cash there', async () => {
    const point = await portal.db
      .selectFrom('parcelPoints')
      .selectAll()
      .where('provider', '=', 'foxpost')
      .where('enabled', '=', true)
      .limit(1)
      .executeTakeFirstOrThrow()
    const locker = { kind: 'locker', provider: 'foxpost', code: point.code, ...contact }
    const invoicesOf = async (id: number, session: Session) =>
      (await portal.call('GET', `/api/customer-requests/${id}/invoices`, { session })).body.data
    const { id, customer } = await cameBack({ outcome: 'NO_FAULT' })
    const { id: invoiceId } = await insertReturnFee(portal.db, id, 'NO_FAULT', { paymentMethodId: 1 })
    // Back from its way it may be paid otherwise; a courier would still take the cash at a door.
    expect(await invoicesOf(id, customer)).toMatchObject({ mayChoose: true, invoices: [{ paymentMethod: { id: 1 }, outstandingInCash: 4520 }] })
    const { days, ...before } = await view(id, customer)
    expect(before).toMatchObject({ unpaid: true, kept: false })
    expect((await choose(id, customer, { way: 'delivery', day: days[0], to: locker })).status).toBe(200)
    expect(await view(id, customer)).toMatchObject({ unpaid: true, kept: true })
    expect(await invoicesOf(id, customer)).toMatchObject({ mayChoose: true, invoices: [{ paymentMethod: { id: 4 }, outstanding: 4522 }] })
    expect((await order(id)).body.code).toBe('INVOICE_UNPAID')
    await portal.db.updateTable('invoices').set({ status: 'paid', paidAt: start }).where('id', '=', invoiceId).execute()
    expect((await order(id)).body.data).toMatchObject({ cashOnDelivery: 0 })
    expect((await invoicesOf(id, customer)).mayChoose).toBe(false)

    // Ordered to a door for cash, and corrected to a locker before the courier has it: that order ends, and no other one is placed unpaid.
    const moved = await cameBack({ outcome: 'NO_FAULT' })
    await insertReturnFee(portal.db, moved.id, 'NO_FAULT', { paymentMethodId: 1 })
    expect((await order(moved.id)).body.data).toMatchObject({ cashOnDelivery: 4520 })
    expect((await invoicesOf(moved.id, moved.customer)).mayChoose).toBe(false)
    const body = { subject: 'deliveryOut', version: await versionOf(portal, moved.id), reason: 'Automatát kért.', values: locker }
    const corrector = await employeeWith(portal, 'request.queue', 'request.correct', 'customer.view')
    const corrected = await portal.call('POST', `/api/service-desk/requests/${moved.id}/corrections`, { session: corrector, body })
    expect(corrected.status, JSON.stringify(corrected.body)).toBe(200)
    await portal.jobsDone()
    const shipments = await portal.db.selectFrom('shipments').select('status').where('requestId', '=', moved.id).orderBy('id').execute()
    expect(shipments.map(({ status }) => status)).toEqual(['RETURNED', 'CANCELLED'])
    expect((await order(moved.id)).body.code).toBe('INVOICE_UNPAID')
    expect(await invoicesOf(moved.id, moved.customer)).toMatchObject({ mayChoose: true, invoices: [{ paymentMethod: { id: 4 } }] })
  })

  test('nothing is chosen by others, for another day, without a place, or while no parcel came back', async () => {
    const { id, customer } = await cameBack()
    const [day] = (await view(id, customer)).days
    expect((await choose(id, dispatcher, { way: 'counter' })).status).toBe(403)
    expect((await choose(id, await customerOf(await insertRequest(portal.db)), { way: 'counter' })).status).toBe(404)
    expect((await choose(id, customer, { way: 'delivery', day: '2026-11-22', to: null })).body.code).toBe('PICKUP_DAY_CLOSED')
    expect((await choose(id, customer, { way: 'delivery', day, to: { ...elsewhere, city: '' } })).status).toBe(422)
    expect((await choose(id, customer, {})).status).toBe(422)
    expect(await requestOf(id)).toMatchObject({ holdReason: 'ugyfel', version: 1 })
    const ready = await insertRequest(portal.db, { status: 'PRODUCT_LEFT_THE_SERVICE', outcome: 'REPAIRED' })
    expect((await choose(ready, await customerOf(ready), { way: 'counter' })).status).toBe(409)
  })
})
