import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '#accounts/who.ts'
import { Refusal } from '#errors.ts'
import { cancelRequest } from '#requests/server/pickup/cancel-request.ts'
import { changePickup } from '#requests/server/pickup/change-pickup.ts'
import { insertRequest } from '#testing/insert-request.ts'
import { type Workbench, workbench } from '#testing/job-context.ts'
import { addAccount } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { employeeWith } from '#testing/quote-desk.ts'
import { moveCourierPickup, orderCourierPickup, repeatCourierPickup, withdrawCourierPickup } from './arrange-pickup.ts'
import { failPickup } from './fail-pickup.ts'
import { listShipments } from './list-shipments.ts'
import { openShipmentLabel } from './open-shipment-label.ts'
import { orderPickup } from './order-pickup.ts'
import { trackShipments } from './track-shipments.ts'

let portal: TestPortal
let bench: Workbench
let dispatcher: Actor
beforeAll(async () => {
  portal = await startPortal({ ROLE: 'web' })
  bench = await workbench(portal)
  const { id } = await addAccount(portal.db, { customerType: 'EMPLOYEE', permissionKeys: ['courier.dispatch', 'request.queue'] })
  dispatcher = { kind: 'account', sessionId: 1, accountId: id, customerType: 'EMPLOYEE', permissionKeys: ['courier.dispatch', 'request.queue'] }
})
afterAll(() => portal.stop())

const monday = '2026-11-23T08:00:00Z'
const holder = (requestId: number): Actor => ({ kind: 'tracking', sessionId: 1, requestId })

/** A request whose pickup lives at this number, with the courier ordered. */
async function ordered(streetNumber = '43'): Promise<number> {
  const requestId = await insertRequest(portal.db)
  await portal.db.updateTable('requestAddresses').set({ streetNumber }).where('requestId', '=', requestId).execute()
  await orderCourierPickup.run(bench.at(monday), { requestId })
  return requestId
}
const requestOf = (id: number) => portal.db.selectFrom('requests').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const shipmentsOf = (id: number) => portal.db.selectFrom('shipments').selectAll().where('requestId', '=', id).orderBy('id').execute()
const stepsOf = async (id: number) =>
  (await portal.db.selectFrom('requestHistory').select('step').where('requestId', '=', id).orderBy('id').execute()).map(({ step }) => step)
const track = (instant: string) => trackShipments(bench.at(instant))
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'answered',
    (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
  )

describe('a courier for a new request', () => {
  test('is ordered for its day, once, however often the job runs', async () => {
    const id = await ordered()
    await orderCourierPickup.run(bench.at(monday), { requestId: id })
    const [shipment, ...others] = await shipmentsOf(id)
    expect(others).toEqual([])
    expect(shipment).toMatchObject({
      leg: 'in',
      status: 'PICKUP_ORDERED',
      day: '2026-11-24',
      clientReference: `${id}-B1`,
      trackingNumber: `SIM-${id}-B1`,
    })
    expect(await requestOf(id)).toMatchObject({ status: 'DELIVERY_IN_ORDERED' })
    expect(await stepsOf(id)).toEqual(['requestReceived', 'orderPickup'])
  })

  test('collects and brings it, by the clock; from then on the customer cannot move it', async () => {
    const id = await ordered()
    await track('2026-11-24T08:50:00Z')
    expect((await requestOf(id)).collectedAt).toBeNull()
    await track('2026-11-24T09:00:00Z')
    expect(await requestOf(id)).toMatchObject({ status: 'DELIVERY_IN_ORDERED', collectedAt: Temporal.Instant.from('2026-11-24T09:00:00Z') })
    const input = { params: { id }, query: {}, body: { pickupDay: '2026-11-27', pickupWindow: '08-17', version: 2 } } as const
    // Even before its window, if the courier came early.
    expect(await codeOf(changePickup(bench.as(holder(id), monday), input))).toBe('PICKUP_CANNOT_CHANGE')
    await track('2026-11-25T09:00:00Z')
    expect(await shipmentsOf(id)).toMatchObject([{ status: 'DELIVERED' }])
    // Only a scan at our door says that it has arrived.
    expect((await requestOf(id)).status).toBe('DELIVERY_IN_ORDERED')
    await track('2026-11-25T10:00:00Z')
    const events = await portal.db
      .selectFrom('shipmentEvents')
      .innerJoin('shipments', 'shipments.id', 'shipmentId')
      .where('requestId', '=', id)
      .select('code')
      .orderBy('at')
      .execute()
    expect(events.map(({ code }) => code)).toEqual(['PICKUP_ORDERED', 'PICKED_UP', 'IN_TRANSIT', 'OUT_FOR_DELIVERY', 'DELIVERED'])
  })
})

describe('nobody opens', () => {
  test('once: the courier comes again on the next working day', async () => {
    const id = await ordered('13')
    await track('2026-11-24T16:10:00Z')
    expect(await requestOf(id)).toMatchObject({ status: 'DELIVERY_IN_ORDERED', pickupDay: '2026-11-25', pickupWindow: '08-17', pickupZone: '*' })
    await repeatCourierPickup.run(bench.at('2026-11-24T16:10:00Z'), { requestId: id })
    expect(await shipmentsOf(id)).toMatchObject([
      { status: 'FAILED', attempt: 1 },
      { status: 'PICKUP_ORDERED', attempt: 2, day: '2026-11-25', clientReference: `${id}-B2` },
    ])
    await track('2026-11-25T09:10:00Z')
    expect((await requestOf(id)).collectedAt).not.toBeNull()
    expect(await stepsOf(id)).toEqual(['requestReceived', 'orderPickup', 'failPickup'])
  })

  test('twice: the request waits for the customer, who chooses again', async () => {
    const id = await ordered('1313')
    await track('2026-11-24T16:10:00Z')
    await repeatCourierPickup.run(bench.at('2026-11-24T16:10:00Z'), { requestId: id })
    await track('2026-11-25T16:10:00Z')
    const waiting = await requestOf(id)
    expect(waiting).toMatchObject({ status: 'DELIVERY_IN_ORDERED', holdReason: 'ugyfel', pickupDay: null, pickupWindow: null, pickupZone: null })
    await repeatCourierPickup.run(bench.at('2026-11-25T16:10:00Z'), { requestId: id })
    expect(await shipmentsOf(id)).toHaveLength(2)
    expect(
      await codeOf(orderPickup(bench.as(dispatcher, '2026-11-26T08:00:00Z'), { params: { id }, query: {}, body: { version: waiting.version } })),
    ).toBe('PICKUP_DAY_CLOSED')
    const choosing = { params: { id }, query: {}, body: { pickupDay: '2026-11-30', pickupWindow: '08-17', version: waiting.version } } as const
    await bench.at('2026-11-26T08:00:00Z').transaction((own) => changePickup({ ...bench.as(holder(id), '2026-11-26T08:00:00Z'), ...own }, choosing))
    await moveCourierPickup.run(bench.at('2026-11-26T08:00:00Z'), { requestId: id })
    expect(await requestOf(id)).toMatchObject({ holdReason: null, pickupDay: '2026-11-30' })
    expect((await shipmentsOf(id)).at(-1)).toMatchObject({ attempt: 1, day: '2026-11-30', status: 'PICKUP_ORDERED' })
  })
})

describe('what the customer changes', () => {
  test('another day is another order, and the first is called off', async () => {
    const id = await ordered()
    await portal.db.updateTable('requests').set({ pickupDay: '2026-11-27' }).where('id', '=', id).execute()
    await moveCourierPickup.run(bench.at(monday), { requestId: id })
    expect(await shipmentsOf(id)).toMatchObject([
      { status: 'CANCELLED', withdrawal: 'done' },
      { status: 'PICKUP_ORDERED', day: '2026-11-27', attempt: 1 },
    ])
    expect(await stepsOf(id)).toEqual(['requestReceived', 'orderPickup'])
  })

  test('a cancelled request needs no courier', async () => {
    const id = await ordered()
    const cancelling = { params: { id }, query: {}, body: { reason: 'other', note: '' } } as const
    await bench.at(monday).transaction((own) => cancelRequest({ ...bench.as(holder(id), monday), ...own }, cancelling))
    await withdrawCourierPickup.run(bench.at(monday), { requestId: id })
    expect(await shipmentsOf(id)).toMatchObject([{ status: 'CANCELLED', withdrawal: 'done' }])
    await track('2026-11-24T10:00:00Z')
    expect((await requestOf(id)).collectedAt).toBeNull()
    // A job that comes late finds nothing to do.
    await orderCourierPickup.run(bench.at(monday), { requestId: id })
    expect(await shipmentsOf(id)).toHaveLength(1)
  })

  test('the desk reads of a cancelled request whether the courier knows, and nothing where none had an order', async () => {
    const session = await employeeWith(portal, 'request.queue')
    const cancel = (id: number) => {
      const cancelling = { params: { id }, query: {}, body: { reason: 'other', note: '' } } as const
      return bench.at(monday).transaction((own) => cancelRequest({ ...bench.as(holder(id), monday), ...own }, cancelling))
    }
    const said = async (id: number) => (await portal.call('GET', `/api/service-desk/requests/${id}`, { session })).body.data.pickup.withdrawal
    const id = await ordered()
    expect(await said(id)).toBeNull()
    await cancel(id)
    expect(await said(id)).toBe('wanted')
    await withdrawCourierPickup.run(bench.at(monday), { requestId: id })
    expect(await said(id)).toBe('done')
    await portal.db.updateTable('shipments').set({ withdrawal: 'late' }).where('requestId', '=', id).execute()
    expect(await said(id)).toBe('late')
    const unordered = await insertRequest(portal.db)
    await cancel(unordered)
    expect(await said(unordered)).toBeNull()
  })
})

describe('employees', () => {
  const act = (id: number, version: number) => ({ params: { id }, query: {}, body: { version } })

  test('order a courier at once, and again without harm', async () => {
    const id = await insertRequest(portal.db)
    const ctx = bench.as(dispatcher, monday)
    expect(await codeOf(orderPickup(ctx, act(id, 7)))).toBe('STATE_MOVED_ON')
    expect(await orderPickup(ctx, act(id, 1))).toEqual({ status: 'DELIVERY_IN_ORDERED', version: 2 })
    expect(await orderPickup(ctx, act(id, 1))).toEqual({ status: 'DELIVERY_IN_ORDERED', version: 2 })
    expect(await shipmentsOf(id)).toHaveLength(1)
    const history = await portal.db.selectFrom('requestHistory').selectAll().where('requestId', '=', id).orderBy('id', 'desc').executeTakeFirst()
    expect(history).toMatchObject({ byKind: 'staff', step: 'orderPickup', byAccountId: dispatcher.kind === 'account' ? dispatcher.accountId : 0 })
    expect(await codeOf(orderPickup(ctx, act(999_999_999, 1)))).toBe('NOT_FOUND')
  })

  test('note a failed pickup; an old page is refused', async () => {
    const id = await ordered()
    const late = '2026-11-24T17:00:00Z'
    const failing = (version: number) => ({ params: { id }, query: {}, body: { version, note: 'Rossz cím' } })
    const fail = (version: number) => bench.at(late).transaction((own) => failPickup({ ...bench.as(dispatcher, late), ...own }, failing(version)))
    expect(await codeOf(fail(1))).toBe('STATE_MOVED_ON')
    const { version } = await fail(2)
    expect(version).toBeGreaterThan(2)
    expect(await codeOf(fail(2))).toBe('STATE_MOVED_ON')
    await repeatCourierPickup.run(bench.at(late), { requestId: id })
    expect(await shipmentsOf(id)).toMatchObject([{ status: 'FAILED' }, { attempt: 2, day: '2026-11-25', status: 'PICKUP_ORDERED' }])
    const history = await portal.db.selectFrom('requestHistory').selectAll().where('requestId', '=', id).where('step', '=', 'failPickup').execute()
    expect(history).toMatchObject([{ note: 'Rossz cím', byKind: 'staff' }])
  })

  test('see what customers do not', async () => {
    const id = await ordered()
    const listing = { params: { id }, query: {}, body: {} }
    const staff = await listShipments(bench.as(dispatcher, monday), listing)
    const own = await listShipments(bench.as(holder(id), monday), listing)
    expect(staff.shipments[0]?.internal).toEqual({
      clientReference: `${id}-B1`,
      refusedBecause: null,
      withdrawal: null,
      silence: null,
      compensation: null,
      enquiries: [],
    })
    expect(own.shipments[0]).toMatchObject({ internal: null, trackingNumber: `SIM-${id}-B1`, trackingPage: null, window: '08-17' })
    expect(own.shipments[0]?.events).toEqual([{ code: 'PICKUP_ORDERED', at: monday, note: null }])
    expect(await codeOf(listShipments(bench.as(holder(1), monday), listing))).toBe('NOT_FOUND')
  })

  test('open the label, drawn once', async () => {
    const id = await ordered()
    const opening = { params: { id }, query: { leg: 'in' as const }, body: {} }
    const first = await openShipmentLabel(bench.as(dispatcher, monday), opening)
    expect(first).toMatchObject({ mediaType: 'application/pdf', name: `csomagcimke-SIM-${id}-B1.pdf` })
    expect(
      Buffer.from(first.body as Uint8Array)
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    await openShipmentLabel(bench.as(dispatcher, monday), opening)
    const [{ labelKey } = { labelKey: null }] = await shipmentsOf(id)
    expect(labelKey).not.toBeNull()
    expect(await codeOf(openShipmentLabel(bench.as(dispatcher, monday), { ...opening, query: { leg: 'out' } }))).toBe('NOT_FOUND')
  })
})
