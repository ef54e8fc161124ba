import type { Insertable } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '#accounts/who.ts'
import type { Call, TransactionContext } from '#context.ts'
import type { Requests } from '#db/schema.ts'
import { issueMessage, Refusal } from '#errors.ts'
import { settleInvoice } from '#invoices/server/settle-invoice.ts'
import { updatePromise } from '#requests/server/promise/update-promise.ts'
import { insertDecidedQuote } from '#testing/insert-decided-quote.ts'
import { insertInvoice } from '#testing/insert-invoice.ts'
import { insertRequest } from '#testing/insert-request.ts'
import { type Workbench, workbench } from '#testing/job-context.ts'
import { addAccount } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { courierApi } from '../courier.api.ts'
import { cancelDelivery, withdrawCourierDelivery } from './cancel-delivery.ts'
import { deliverySteps } from './delivery-steps.ts'
import { handOverAtCounter } from './hand-over-at-counter.ts'
import { listShipments } from './list-shipments.ts'
import { lowerCash } from './lower-cash.ts'
import { orderDelivery } from './order-delivery.ts'
import { trackShipments } from './track-shipments.ts'

const { failDelivery, handBack, ship } = deliverySteps

let portal: TestPortal
let bench: Workbench
let dispatcher: Actor
beforeAll(async () => {
  portal = await startPortal({ ROLE: 'web' })
  bench = await workbench(portal)
  const { id } = await addAccount(portal.db, { customerType: 'EMPLOYEE', permissionKeys: ['courier.dispatch'] })
  dispatcher = { kind: 'account', sessionId: 1, accountId: id, customerType: 'EMPLOYEE', permissionKeys: ['courier.dispatch'] }
})
afterAll(() => portal.stop())

const friday = '2026-11-27T09:00:00Z'

async function ready(streetNumber = '43', row: Partial<Insertable<Requests>> = {}): Promise<number> {
  const id = await insertRequest(portal.db, { status: 'PRODUCT_LEFT_THE_SERVICE', outcome: 'REPAIRED', ...row })
  await portal.db.updateTable('requestAddresses').set({ streetNumber }).where('requestId', '=', id).execute()
  return id
}
const requestOf = (id: number) => portal.db.selectFrom('requests').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const shipmentsOf = (id: number) => portal.db.selectFrom('shipments').selectAll().where('requestId', '=', id).orderBy('id').execute()
const stepsOf = async (id: number) =>
  (await portal.db.selectFrom('requestHistory').select('step').where('requestId', '=', id).orderBy('id').execute()).map(({ step }) => step).slice(1)
const track = (instant: string) => trackShipments(bench.at(instant))
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'answered',
    (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
  )
const acting = (id: number, version: number) => ({ params: { id }, query: {}, body: { version, note: '' } })
const order = (id: number, version: number, instant = friday) => orderDelivery(bench.as(dispatcher, instant), acting(id, version))
type Act = (ctx: TransactionContext & Call, input: ReturnType<typeof acting>) => Promise<{ version: number; status: string }>
const inTransaction = (act: Act, id: number, version: number, instant: string) =>
  bench.at(instant).transaction((own) => act({ ...bench.as(dispatcher, instant), ...own }, acting(id, version)))

describe('the way back', () => {
  test('is ordered, shipped and handed back as the courier tells', async () => {
    const id = await ready()
    expect(await codeOf(order(id, 9))).toBe('STATE_MOVED_ON')
    expect(await order(id, 1)).toEqual({ status: 'DELIVERY_OUT_ORDERED', version: 2, trackingNumber: `SIM-${id}-K1`, cashOnDelivery: 0 })
    expect((await order(id, 1)).version).toBe(2)
    await track('2026-11-27T16:00:00Z')
    expect((await requestOf(id)).status).toBe('SHIPPED')
    await track('2026-11-30T11:00:00Z')
    expect(await requestOf(id)).toMatchObject({ status: 'SERVICE_DONE', closedAt: Temporal.Instant.from('2026-11-30T11:00:00Z') })
    expect(await stepsOf(id)).toEqual(['orderDelivery', 'ship', 'handBack'])
    expect(await shipmentsOf(id)).toHaveLength(1)
  })

  test('fails once and is delivered the second time', async () => {
    const id = await ready('13')
    await order(id, 1)
    await track('2026-11-30T11:10:00Z')
    expect(await requestOf(id)).toMatchObject({ status: 'DELIVERY_OUT_ORDERED', holdReason: null })
    expect(await shipmentsOf(id)).toMatchObject([{ status: 'FAILED', attempt: 2, endedAt: null }])
    await track('2026-12-01T11:10:00Z')
    expect((await requestOf(id)).status).toBe('SERVICE_DONE')
    expect(await stepsOf(id)).toEqual(['orderDelivery', 'ship', 'failDelivery', 'ship', 'handBack'])
  })

  test('fails twice, comes back, waits for the customer and goes out again', async () => {
    const id = await ready('1313')
    await order(id, 1)
    await track('2026-12-01T11:10:00Z')
    expect(await requestOf(id)).toMatchObject({ status: 'DELIVERY_OUT_ORDERED', holdReason: 'ugyfel' })
    expect(await codeOf(order(id, 1))).toBe('answered')
    await track('2026-12-02T09:10:00Z')
    expect(await shipmentsOf(id)).toMatchObject([{ status: 'RETURNED' }])
    const { version } = await requestOf(id)
    // What came back is not taken by the courier again without a new order.
    expect(await codeOf(inTransaction(ship, id, version, '2026-12-02T09:30:00Z'))).toBe('COURIER_NOT_ORDERED')
    await portal.db.updateTable('requestAddresses').set({ streetNumber: '14' }).where('requestId', '=', id).execute()
    const again = await order(id, version, '2026-12-02T10:00:00Z')
    expect(again).toMatchObject({ status: 'DELIVERY_OUT_ORDERED', trackingNumber: `SIM-${id}-K2` })
    expect(await requestOf(id)).toMatchObject({ holdReason: null })
    await track('2026-12-03T11:10:00Z')
    expect((await requestOf(id)).status).toBe('SERVICE_DONE')
  })

  test('goes to the locker of the request, and ends when it is fetched', async () => {
    const id = await ready()
    const point = await portal.db.selectFrom('parcelPoints').selectAll().where('provider', '=', 'foxpost').executeTakeFirstOrThrow()
    await portal.db
      .updateTable('requestAddresses')
      .set({ lockerProvider: point.provider, lockerCode: point.code })
      .where('requestId', '=', id)
      .where('addressTypeId', '=', 3)
      .execute()
    await order(id, 1)
    expect(await shipmentsOf(id)).toMatchObject([{ lockerProvider: 'foxpost', lockerCode: point.code }])
    const holder: Actor = { kind: 'tracking', sessionId: 1, requestId: id }
    const { shipments } = await listShipments(bench.as(holder, friday), { params: { id }, query: {}, body: {} })
    expect(shipments[0]?.locker?.point).toBe(`${point.name}, ${point.postalCode} ${point.city}, ${point.street}`)
    await track('2026-11-30T10:00:00Z')
    expect(await shipmentsOf(id)).toMatchObject([{ status: 'IN_LOCKER' }])
    expect((await requestOf(id)).status).toBe('SHIPPED')
    await track('2026-12-01T17:00:00Z')
    expect((await requestOf(id)).status).toBe('SERVICE_DONE')
  })
})

describe('instead of a courier', () => {
  const at = '2026-11-27T10:00:00Z'
  const fetched = (id: number, version: number, over: object = {}) =>
    bench.at(at).transaction((own) => {
      const body = { version, handedTo: 'Nagy Éva', identity: 'identityCard' as const, note: '', ...over }
      return handOverAtCounter({ ...bench.as(dispatcher, at), ...own }, { params: { id }, query: {}, body })
    })

  test('it is asked by which document they proved who they are', () => {
    const { error } = courierApi.handOverAtCounter.body.safeParse({ version: 1, handedTo: 'Nagy Éva', identity: '', note: '' })
    expect(error?.issues).toMatchObject([{ path: ['identity'], message: issueMessage('REQUIRED') }])
  })

  test('the order is cancelled while the parcel is here, and ordered again to another address', async () => {
    const id = await ready()
    await order(id, 1)
    expect(await codeOf(fetched(id, 2))).toBe('COURIER_ORDERED')
    expect(await inTransaction(cancelDelivery, id, 2, at)).toMatchObject({ status: 'DELIVERY_OUT_ORDERED', version: 3 })
    const promised = async (day: string) => {
      await bench.at(at).transaction((own) => updatePromise(own, id))
      expect((await requestOf(id)).promisedBy).toBe(day)
    }
    // No courier takes it on the next working day; it is got ready again.
    await promised('2026-12-02')
    await withdrawCourierDelivery.run(bench.at(at), { requestId: id })
    expect(await shipmentsOf(id)).toMatchObject([{ status: 'CANCELLED', withdrawal: 'done' }])
    for (const act of [cancelDelivery, ship]) expect(await codeOf(inTransaction(act, id, 3, at))).toBe('COURIER_NOT_ORDERED')
    expect(await order(id, 3, at)).toMatchObject({ trackingNumber: `SIM-${id}-K2` })
    await promised('2026-11-30')
    await track('2026-11-27T16:00:00Z')
    expect((await requestOf(id)).status).toBe('SHIPPED')
    expect(await codeOf(inTransaction(cancelDelivery, id, (await requestOf(id)).version, '2026-11-27T17:00:00Z'))).toBe('STATE_MOVED_ON')
    expect(await stepsOf(id)).toEqual(['orderDelivery', 'cancelDelivery', 'orderDelivery', 'ship'])
  })

  test('what could not be delivered is fetched at the counter: who came and what they showed is noted, the service warranty starts', async () => {
    const id = await ready('1313')
    await order(id, 1)
    await track('2026-12-02T09:10:00Z')
    const { version } = await requestOf(id)
    expect(await codeOf(fetched(id, 1))).toBe('STATE_MOVED_ON')
    expect((await fetched(id, version, { identity: 'authorisation', note: 'Kovács Éva részére' })).status).toBe('SERVICE_DONE')
    const done = await requestOf(id)
    expect(done).toMatchObject({ outcome: 'REPAIRED', handedBackAt: Temporal.Instant.from(at), closedAt: Temporal.Instant.from(at) })
    const last = await portal.db.selectFrom('requestHistory').selectAll().where('requestId', '=', id).orderBy('id', 'desc').executeTakeFirstOrThrow()
    expect(last).toMatchObject({ step: 'handOverAtCounter', byKind: 'staff', note: 'authorisation: Nagy Éva: Kovács Éva részére' })
  })

  test('nothing leaves the counter unpaid; a company has its terms', async () => {
    const unpaid = await ready('43', { status: 'INVOICE_DONE' })
    await insertInvoice(portal.db, unpaid, { paymentMethodId: 1 })
    expect(await codeOf(fetched(unpaid, 1))).toBe('INVOICE_UNPAID')
    const paid = await ready('43', { status: 'INVOICE_DONE' })
    await insertInvoice(portal.db, paid, { paymentMethodId: 1, status: 'paid', paidAt: Temporal.Instant.from(friday) })
    expect((await fetched(paid, 1)).status).toBe('SERVICE_DONE')
    const company = await ready('43', { status: 'INVOICE_DONE', customerType: 'B2B', companyName: 'Próba' })
    await insertInvoice(portal.db, company, { paymentMethodId: 2 })
    expect((await fetched(company, 1)).status).toBe('SERVICE_DONE')
  })
})

describe('money', () => {
  const invoice = (requestId: number, row: { paymentMethodId: number; status?: string }) =>
    insertInvoice(portal.db, requestId, {
      net: 10000,
      vat: 2700,
      gross: 12700,
      paidAt: row.status === 'paid' ? Temporal.Instant.from(friday) : null,
      ...row,
    })

  test.each([
    ['nothing for a repair under warranty', 'REPAIRED', null, 0],
    ['an invoice that is paid to the courier', 'REPAIRED', { paymentMethodId: 1 }, 12700],
    ['nothing of one that is paid', 'NO_FAULT', { paymentMethodId: 4, status: 'paid' }, 0],
    ['nothing of one a company pays by transfer', 'REPAIRED', { paymentMethodId: 2 }, 0, 'B2B'],
  ])('%s', async (_what, outcome, invoiced, forints, customerType = 'B2C') => {
    const id = await ready('43', { outcome, status: 'PRODUCT_LEFT_THE_SERVICE', customerType })
    if (invoiced) await invoice(id, invoiced)
    expect((await order(id, 1)).cashOnDelivery).toBe(forints)
  })

  test.each([
    ['what was ordered with the quote', 'REPAIRED', 'accepted'],
    ['the fees of a refusal', 'RETURNED_UNREPAIRED', 'rejected'],
    ['the return fee of a device without a fault', 'NO_FAULT', null],
  ] as const)('a device for which %s is owed is not sent before it is invoiced', async (_what, outcome, decision) => {
    const id = await ready('43', { outcome })
    if (decision) await insertDecidedQuote(portal.db, id, decision)
    expect(await codeOf(order(id, 1))).toBe('INVOICE_MISSING')
    expect(await shipmentsOf(id)).toEqual([])
  })

  describe('cash that came otherwise after the courier was told to take it', () => {
    const withCash = async () => {
      const id = await ready('43', { status: 'INVOICE_DONE' })
      const { id: invoiceId } = await invoice(id, { paymentMethodId: 1 })
      expect((await order(id, 1)).cashOnDelivery).toBe(12700)
      const pay = () =>
        bench.at(friday).transaction((own) => settleInvoice(own, { invoiceId, source: 'transfer', amount: 12_700, reference: `statementLine ${id}` }))
      return { id, pay, lower: (instant = friday) => lowerCash.run(bench.at(instant), { requestId: id }) }
    }
    const jobsOf = (id: number) =>
      bench.jobs.filter(({ job, data }) => job === 'courier.lowerCash' && (data as { requestId: number }).requestId === id)

    test('is not taken: the order is placed anew without it, once', async () => {
      const { id, pay, lower } = await withCash()
      await pay()
      expect(jobsOf(id)).toHaveLength(1)
      // Who comes while a courier is being asked is told so, and the job is tried again.
      const atOnce = await Promise.allSettled([lower(), lower()])
      expect(atOnce.flatMap((run) => (run.status === 'rejected' ? [run.reason.code] : [])).filter((code) => code !== 'COURIER_AWAY')).toEqual([])
      await lower()
      expect(await shipmentsOf(id)).toMatchObject([
        { status: 'CANCELLED', cashOnDelivery: 12700, withdrawal: 'done' },
        { status: 'PICKUP_ORDERED', cashOnDelivery: 0, endedAt: null },
      ])
      expect((await requestOf(id)).status).toBe('DELIVERY_OUT_ORDERED')
    })

    test('comes back as too much from a courier who has the parcel: that order stands', async () => {
      const { id, pay, lower } = await withCash()
      await track('2026-11-27T16:00:00Z')
      await pay()
      await lower('2026-11-27T16:30:00Z')
      expect(await shipmentsOf(id)).toMatchObject([{ cashOnDelivery: 12700, endedAt: null }])
    })

    test('of a parcel without cash nothing follows', async () => {
      const id = await ready('43', { status: 'INVOICE_DONE' })
      const { id: invoiceId } = await invoice(id, { paymentMethodId: 4 })
      await bench.at(friday).transaction((own) => settleInvoice(own, { invoiceId, source: 'online', amount: 12_700, reference: `payment ${id}` }))
      await order(id, 1)
      expect(jobsOf(id)).toHaveLength(0)
    })
  })

  test('nothing is owed for an order that could not be carried out', async () => {
    const id = await ready('43', { outcome: 'RETURNED_UNREPAIRED' })
    await insertDecidedQuote(portal.db, id, 'accepted')
    expect((await order(id, 1)).cashOnDelivery).toBe(0)
  })

  test.each([
    ['online', 4],
    ['by a consumer’s transfer', 2],
  ])('a device is not sent before it is paid %s', async (_how, paymentMethodId) => {
    const id = await ready('43', { status: 'INVOICE_DONE' })
    await invoice(id, { paymentMethodId })
    expect(await codeOf(order(id, 1))).toBe('INVOICE_UNPAID')
    expect(await shipmentsOf(id)).toEqual([])
  })
})

describe('by hand', () => {
  test('an employee walks it to the end; each page knows its version', async () => {
    const id = await ready()
    expect(await codeOf(inTransaction(ship, id, 1, friday))).toBe('STATE_MOVED_ON')
    await order(id, 1)
    expect(await inTransaction(ship, id, 2, friday)).toEqual({ status: 'SHIPPED', version: 3 })
    expect(await inTransaction(ship, id, 2, friday)).toEqual({ status: 'SHIPPED', version: 3 })
    expect(await codeOf(inTransaction(failDelivery, id, 2, '2026-11-30T12:00:00Z'))).toBe('STATE_MOVED_ON')
    expect(await inTransaction(failDelivery, id, 3, '2026-11-30T12:00:00Z')).toEqual({ status: 'DELIVERY_OUT_ORDERED', version: 4 })
    expect(await inTransaction(ship, id, 4, '2026-12-01T07:00:00Z')).toEqual({ status: 'SHIPPED', version: 5 })
    expect(await inTransaction(handBack, id, 5, '2026-12-01T12:00:00Z')).toEqual({ status: 'SERVICE_DONE', version: 6 })
    expect(await inTransaction(handBack, id, 5, '2026-12-01T12:00:00Z')).toEqual({ status: 'SERVICE_DONE', version: 6 })
    await track('2026-12-02T12:00:00Z')
    expect((await requestOf(id)).version).toBe(6)
  })

  test('nothing is shipped without a courier', async () => {
    const id = await ready('43', { status: 'DELIVERY_OUT_ORDERED' })
    expect(await codeOf(inTransaction(ship, id, 1, friday))).toBe('COURIER_NOT_ORDERED')
  })
})
