import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Refusal } from '#errors.ts'
import { lifecycleActions, stepOfLife } from '#requests/lifecycle.ts'
import { type FakeGls, glsSettings, startFakeGls } from '#testing/fake-courier.ts'
import { insertRequest } from '#testing/insert-request.ts'
import { type Workbench, workbench } from '#testing/job-context.ts'
import { addAccount, sessionOf } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { byForm, fc } from '#testing/random-runs.ts'
import { mayFollow, type ShipmentStatus, shipmentStatuses } from '../shipment.ts'
import { moveCourierPickup, orderCourierPickup, repeatCourierPickup, withdrawCourierPickup } from './arrange-pickup.ts'
import { findShipment } from './shipment-store.ts'
import { takeEvents } from './take-events.ts'
import { trackShipments } from './track-shipments.ts'

// SECURITY F39: the courier answers late, never, twice, or dies with us; there is one order for each reference.

let portal: TestPortal
let bench: Workbench
let gls: FakeGls
beforeAll(async () => {
  gls = await startFakeGls()
  portal = await startPortal({ ROLE: 'web', ...glsSettings(gls.url) })
  bench = await workbench(portal)
})
afterAll(async () => {
  await portal.stop()
  await gls.stop()
})
beforeEach(() => {
  gls.misbehave = undefined
})

const momentAt = (minutes: number) => Temporal.Instant.from('2026-11-23T08:00:00Z').add({ minutes })
const at = (minutes: number) => momentAt(minutes).toString()
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'answered',
    (error: unknown) => (error instanceof Refusal ? error.code : 'failed'),
  )
const orderAt = (requestId: number, minutes: number) => codeOf(orderCourierPickup.run(bench.at(at(minutes)), { requestId }))
const parcelsOf = (requestId: number) => gls.parcels.filter(({ ClientReference }) => ClientReference.startsWith(`${requestId}-`))
const statusOf = async (id: number) => (await portal.db.selectFrom('requests').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status
const shipmentsOf = (id: number) => portal.db.selectFrom('shipments').selectAll().where('requestId', '=', id).orderBy('id').execute()

describe('one order', () => {
  test('although the answer was lost', async () => {
    const id = await insertRequest(portal.db)
    gls.misbehave = (method) => (method === 'PrintLabels' ? 'lost' : undefined)
    expect(await orderAt(id, 0)).toBe('COURIER_AWAY')
    expect(await statusOf(id)).toBe('RECEIVED')
    gls.misbehave = undefined
    // Nobody else asks while an answer may still come; GLS refuses the fifth try in five minutes.
    expect(await orderAt(id, 1)).toBe('COURIER_AWAY')
    expect(await orderAt(id, 2)).toBe('answered')
    expect(parcelsOf(id)).toHaveLength(1)
    expect(await statusOf(id)).toBe('DELIVERY_IN_ORDERED')
    expect(await shipmentsOf(id)).toMatchObject([{ trackingNumber: String(parcelsOf(id)[0]?.ParcelNumber), provider: 'gls' }])
  })

  test('after the courier was down for hours', async () => {
    const id = await insertRequest(portal.db)
    gls.misbehave = () => ({ status: 503, body: {} })
    const answers = [await orderAt(id, 0), await orderAt(id, 5), await orderAt(id, 60)]
    expect(answers).toEqual(['COURIER_AWAY', 'COURIER_AWAY', 'COURIER_AWAY'])
    gls.misbehave = undefined
    expect(await orderAt(id, 90)).toBe('answered')
    // The fake accepted the first try and answered 503 to it: found, not repeated.
    expect(parcelsOf(id)).toHaveLength(1)
  })

  test('although we died between the call and the writing', async () => {
    const id = await insertRequest(portal.db)
    await sql`create function die() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$`.execute(portal.db)
    await sql`create trigger die before insert on shipment_events for each row execute function die()`.execute(portal.db)
    expect(await orderAt(id, 0)).toBe('failed')
    await sql`drop trigger die on shipment_events`.execute(portal.db)
    await sql`drop function die`.execute(portal.db)
    expect([await statusOf(id), parcelsOf(id).length]).toEqual(['RECEIVED', 1])
    expect(await orderAt(id, 2)).toBe('answered')
    expect([await statusOf(id), parcelsOf(id).length]).toEqual(['DELIVERY_IN_ORDERED', 1])
  })

  test('of two who order it after a wait for the customer, though planning it moved the version on', async () => {
    const id = await insertRequest(portal.db, { holdReason: 'ugyfel', holdSince: momentAt(0) })
    const { id: accountId } = await addAccount(portal.db, { customerType: 'EMPLOYEE', permissionKeys: ['courier.dispatch'] })
    const session = await sessionOf(portal.db, { kind: 'account', accountId })
    const { version } = await portal.db.selectFrom('requests').select('version').where('id', '=', id).executeTakeFirstOrThrow()
    const order = () => portal.call('POST', `/api/customer-requests/${id}/pickup-order`, { session, body: { version } })
    gls.misbehave = (method) => (method === 'PrintLabels' ? 'lost' : undefined)
    expect((await order()).body.code).toBe('COURIER_AWAY')
    gls.misbehave = undefined
    portal.setNow(at(2))
    expect((await order()).status).toBe(200)
    expect((await order()).status).toBe(200)
    portal.setNow(at(0))
    expect(parcelsOf(id)).toHaveLength(1)
  })

  test('of ten who ask at once', async () => {
    const id = await insertRequest(portal.db)
    const answers = await Promise.all(Array.from({ length: 10 }, () => orderAt(id, 0)))
    expect(answers.filter((answer) => answer === 'failed')).toEqual([])
    expect(parcelsOf(id)).toHaveLength(1)
    expect(await shipmentsOf(id)).toHaveLength(1)
  })

  test('that was lost and then cancelled is found and called off', async () => {
    const id = await insertRequest(portal.db)
    gls.misbehave = (method) => (method === 'PrintLabels' ? 'lost' : undefined)
    await orderAt(id, 0)
    gls.misbehave = undefined
    await portal.db
      .updateTable('requests')
      .set({ outcome: 'CANCELLED', closedAt: momentAt(1) })
      .where('id', '=', id)
      .execute()
    expect(await codeOf(withdrawCourierPickup.run(bench.at(at(1)), { requestId: id }))).toBe('COURIER_AWAY')
    expect(await codeOf(withdrawCourierPickup.run(bench.at(at(2)), { requestId: id }))).toBe('answered')
    expect(parcelsOf(id)).toMatchObject([{ deleted: true }])
    expect(await shipmentsOf(id)).toMatchObject([{ status: 'CANCELLED', withdrawal: 'done' }])
  })
})

test('a refusal is kept for the employee, and asked again at once when they say so', async () => {
  const id = await insertRequest(portal.db)
  gls.misbehave = () => ({ status: 200, body: { PrintLabelsErrorList: [{ ErrorCode: 13, ErrorDescription: 'ZipCode' }], PrintLabelsInfoList: [] } })
  expect(await orderAt(id, 0)).toBe('answered')
  expect(await shipmentsOf(id)).toMatchObject([{ status: 'CREATED', refusedBecause: 'ZipCode (13)' }])
  gls.misbehave = undefined
  expect(await orderAt(id, 0)).toBe('answered')
  expect(await shipmentsOf(id)).toMatchObject([{ status: 'PICKUP_ORDERED', refusedBecause: null }])
})

test('refused until its day was over, the customer chooses another day, and the courier comes then', async () => {
  const id = await insertRequest(portal.db)
  gls.misbehave = () => ({ status: 200, body: { PrintLabelsErrorList: [{ ErrorCode: 13, ErrorDescription: 'ZipCode' }], PrintLabelsInfoList: [] } })
  expect(await orderAt(id, 0)).toBe('answered')
  gls.misbehave = undefined
  const dayAfter = Temporal.Instant.from('2026-11-25T08:00:00Z')
  portal.setNow(dayAfter.toString())
  const session = await sessionOf(portal.db, { kind: 'tracking', requestId: id }, dayAfter)
  const chosen = { pickupDay: '2026-11-27', pickupWindow: '08-17', version: 1 }
  expect((await portal.call('PUT', `/api/customer-requests/${id}/pickup`, { session, body: chosen })).status).toBe(200)
  portal.setNow(at(0))
  await moveCourierPickup.run(bench.at(dayAfter.toString()), { requestId: id })
  expect(await shipmentsOf(id)).toMatchObject([
    { status: 'CANCELLED', withdrawal: null },
    { status: 'PICKUP_ORDERED', day: '2026-11-27' },
  ])
  expect(await statusOf(id)).toBe('DELIVERY_IN_ORDERED')
})

test('the label that came with the answer is kept', async () => {
  const id = await insertRequest(portal.db)
  await orderAt(id, 0)
  const [shipment] = await shipmentsOf(id)
  expect(shipment?.labelKey).not.toBeNull()
})

test('what GLS tells moves the request; told again it does not', async () => {
  const id = await insertRequest(portal.db)
  await orderAt(id, 0)
  const noon = Temporal.Instant.from('2026-11-24T11:00:00Z')
  gls.statuses.splice(0, gls.statuses.length, {
    StatusCode: '88',
    StatusDate: `/Date(${noon.epochMilliseconds}+0100)/`,
    StatusDescription: 'Sikertelen felvétel',
    StatusInfo: '',
    DepotCity: '',
    DepotNumber: '',
  })
  await trackShipments(bench.at(noon.add({ minutes: 10 }).toString()))
  await trackShipments(bench.at(noon.add({ minutes: 20 }).toString()))
  expect(await shipmentsOf(id)).toMatchObject([{ status: 'FAILED' }, { status: 'CREATED', attempt: 2, day: '2026-11-25' }])
  await repeatCourierPickup.run(bench.at(noon.add({ minutes: 20 }).toString()), { requestId: id })
  expect(await shipmentsOf(id)).toMatchObject([{ status: 'FAILED' }, { status: 'PICKUP_ORDERED' }])
  gls.statuses.length = 0
})

test('whatever is told in whatever order, no request takes an illegal step and no leg has two open parcels', async () => {
  const minutes = fc.integer({ min: 0, max: 5000 })
  const events = fc.array(fc.tuple(fc.constantFrom(...shipmentStatuses), minutes), { minLength: 1, maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('in' as const, 'out' as const), fc.array(events, { minLength: 1, maxLength: 3 }), async (leg, rounds) => {
      const status = leg === 'in' ? 'DELIVERY_IN_ORDERED' : 'DELIVERY_OUT_ORDERED'
      const requestId = await insertRequest(portal.db, { status, ...(leg === 'out' ? { outcome: 'REPAIRED' } : {}) })
      const { id } = await portal.db
        .insertInto('shipments')
        .values({
          requestId,
          leg,
          serial: 1,
          provider: 'simulator',
          clientReference: `${requestId}-X1`,
          status: 'PICKUP_ORDERED',
          day: '2026-11-24',
          pickupWindow: '08-17',
          createdAt: momentAt(0),
          orderedAt: momentAt(0),
          carrierId: `${requestId}`,
          trackingNumber: `${requestId}`,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      let before: ShipmentStatus = 'PICKUP_ORDERED'
      for (const round of rounds) {
        const events = round.map(([code, when]) => ({ code, at: momentAt(when), note: null }))
        await bench.at(at(6000)).transaction((own) => takeEvents(own, { id, requestId }, events))
        const now = (await findShipment(portal.db, id)).status
        expect(now === before || reachable(before).has(now)).toBe(true)
        before = now
      }
      const open = (await shipmentsOf(requestId)).filter(({ endedAt }) => endedAt === null)
      expect(open.length).toBeLessThanOrEqual(1)
      const history = await portal.db
        .selectFrom('requestHistory')
        .select(['step', 'status'])
        .where('requestId', '=', requestId)
        .orderBy('id')
        .execute()
      let stateOf: string = status
      for (const { step, status: to } of history.slice(1)) {
        const action = lifecycleActions.find((one) => one === step)
        if (!action) throw new Error(`${step} is no step of a life`)
        expect(stepOfLife(action).from).toContain(stateOf)
        stateOf = to
      }
      expect(await statusOf(requestId)).toBe(stateOf)
    }),
    { numRuns: byForm(60, 600) },
  )
})

/** Every status that may come after this one. */
function reachable(from: ShipmentStatus, found = new Set<ShipmentStatus>()): Set<ShipmentStatus> {
  for (const status of mayFollow[from].filter((next) => !found.has(next))) reachable(status, found.add(status))
  return found
}
