import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '#accounts/who.ts'
import { Refusal } from '#errors.ts'
import { insertDecidedQuote } from '#testing/insert-decided-quote.ts'
import { insertRequest } from '#testing/insert-request.ts'
import { type Workbench, workbench } from '#testing/job-context.ts'
import { addAccount, sessionOf } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { cancelInvoice } from './cancel-invoice.ts'
import { correctInvoice } from './correct-invoice.ts'
import { issueByHand } from './issue-by-hand.ts'
import { letOffLost } from './let-off-lost.ts'
import { listInvoices } from './list-invoices.ts'
import { settleInvoice } from './settle-invoice.ts'
import { cashForWayBack } from './way-back-terms.ts'

let portal: TestPortal
let bench: Workbench
let biller: Actor
beforeAll(async () => {
  portal = await startPortal({ ROLE: 'web' })
  bench = await workbench(portal)
  const { id } = await addAccount(portal.db, { customerType: 'EMPLOYEE', permissionKeys: ['invoice.issue', 'request.queue'] })
  biller = { kind: 'account', sessionId: 1, accountId: id, customerType: 'EMPLOYEE', permissionKeys: ['invoice.issue', 'request.queue'] }
})
afterAll(() => portal.stop())

const now = '2026-11-27T09:00:00Z'
const as = () => bench.as(biller, now)
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'answered',
    (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
  )
const issue = (id: number) => issueByHand(as(), { params: { id }, query: {}, body: {} })
async function invoiced(owner: { accountId?: number } = {}) {
  const left = { status: 'PRODUCT_LEFT_THE_SERVICE', outcome: 'REPAIRED', readyAt: Temporal.Instant.from(now) }
  const requestId = await insertRequest(portal.db, { ...left, ...owner })
  await insertDecidedQuote(portal.db, requestId, 'accepted')
  const [invoice] = (await issue(requestId)).invoices
  return { requestId, id: invoice?.id ?? 0 }
}
const cancel = (id: number, chargeAgain: boolean) => cancelInvoice(as(), { params: { id }, query: {}, body: { reason: 'Rossz név', chargeAgain } })
const correct = (id: number, netUnit: number, corrected = 0) =>
  correctInvoice(as(), { params: { id }, query: {}, body: { reason: 'Kevesebb munka', label: 'Engedmény', netUnit, corrected } })
const pay = (invoiceId: number) =>
  bench.at(now).transaction((own) => settleInvoice(own, { invoiceId, source: 'transfer', amount: 25_400, reference: `statementLine ${invoiceId}` }))
const cash = (id: number) =>
  cashForWayBack(bench.at(now), { id, outcome: 'REPAIRED', customerType: 'B2C', companyName: null }).catch((error: unknown) =>
    error instanceof Refusal ? error.code : String(error),
  )

describe('a storno', () => {
  test('takes off the whole invoice, once however many ask; the duty is invoiced anew', async () => {
    const { requestId, id } = await invoiced()
    await Promise.all([codeOf(cancel(id, true)), codeOf(cancel(id, true)), codeOf(cancel(id, true))])
    const { invoices } = await cancel(id, true)
    expect(invoices).toMatchObject([
      { kind: 'storno', grossPrice: -25_400, number: expect.stringMatching(/^MF-S-2026-/), outstanding: 0 },
      { kind: 'final', cancelled: true, outstanding: 0 },
    ])
    expect(await cash(requestId)).toBe('INVOICE_MISSING')
    const anew = await issue(requestId)
    expect(anew.invoices.map(({ kind, cancelled }) => [kind, cancelled])).toEqual([
      ['final', false],
      ['storno', false],
      ['final', true],
    ])
    expect(await cash(requestId)).toBe(25_400)
  })

  test('lets the duty off: nothing is charged again, and the device may go', async () => {
    const { requestId, id } = await invoiced()
    await cancel(id, false)
    expect(await cash(requestId)).toBe(0)
    expect((await issue(requestId)).invoices).toHaveLength(2)
  })

  test('is what the pages of the request say, of the customer and of the desk, until another invoice stands', async () => {
    const employee = await addAccount(portal.db, { customerType: 'EMPLOYEE', permissionKeys: ['request.queue'] })
    const desk = await sessionOf(portal.db, { kind: 'account', accountId: employee.id }, Temporal.Instant.from(now))
    portal.setNow(now)
    const said = async (id: number) => {
      const session = await sessionOf(portal.db, { kind: 'tracking', requestId: id }, Temporal.Instant.from(now))
      const { headline } = (await portal.call('GET', `/api/customer-requests/${id}/show`, { session })).body.data
      const { afterCancelling } = (await portal.call('GET', `/api/service-desk/requests/${id}`, { session: desk })).body.data
      return [headline, afterCancelling]
    }
    const [wrong, tooMuch] = [await invoiced(), await invoiced()]
    expect(await said(wrong.requestId)).toEqual(['INVOICE_DONE', null])
    await cancel(wrong.id, true)
    expect(await said(wrong.requestId)).toEqual(['invoiceAnew', 'anew'])
    await issue(wrong.requestId)
    expect(await said(wrong.requestId)).toEqual(['INVOICE_DONE', null])
    await cancel(tooMuch.id, false)
    expect(await said(tooMuch.requestId)).toEqual(['PRODUCT_LEFT_THE_SERVICE', 'none'])
  })

  test('is what every list with the request says too, at the desk and to its customer', async () => {
    const at = Temporal.Instant.from(now)
    const employee = await addAccount(portal.db, { customerType: 'EMPLOYEE', permissionKeys: ['request.queue', 'request.transition'] })
    const desk = await sessionOf(portal.db, { kind: 'account', accountId: employee.id }, at)
    const { id: accountId } = await addAccount(portal.db, { customerType: 'PREALERT' })
    const session = await sessionOf(portal.db, { kind: 'account', accountId }, at)
    portal.setNow(now)
    const { requestId, id } = await invoiced({ accountId })
    const named = { reference: 'P-1', referenceKey: 'P-1', searchKey: 'P-1', device: 'P30', source: 'form' }
    const announced = { accountId, ...named, expectedOn: '2026-11-27', announcedAt: at }
    await portal.db
      .insertInto('preAlerts')
      .values({ ...announced, state: 'arrived', endedAt: at, requestId })
      .execute()

    type Said = { afterCancelling: string | null }
    const answer = async <Data>(path: string, who = session): Promise<Data> => {
      const { status, body } = await portal.call('GET', `/api/${path}`, { session: who })
      expect([status, body]).toEqual([200, expect.anything()])
      return body.data
    }
    const [ordered] = (await answer<{ orders: { id: string }[] }>('orders')).orders
    const said = async () => {
      const [queue, search, devices, device, order, announcements] = await Promise.all([
        answer<{ requests: Said[] }>(`service-desk/queue?text=${requestId}`, desk),
        answer<{ requests: Said[] }>(`service-desk/search?query=${requestId}`, desk),
        answer<{ devices: { open: Said }[] }>(`customers/${accountId}/devices`),
        answer<{ open: Said; repairs: Said[] }>(`customers/${accountId}/devices/${requestId}`),
        answer<{ requests: Said[] }>(`orders/${ordered?.id}`),
        answer<{ preAlerts: { request: Said }[] }>('customer-requests/show-prealerts'),
      ])
      const { version } = await portal.db.selectFrom('requests').select('version').where('id', '=', requestId).executeTakeFirstOrThrow()
      const steps = [version, version - 1].map((seen) => ({ items: [{ id: requestId, version: seen }], step: { kind: 'assign', accountId: null } }))
      const bulk: Said[] = []
      for (const body of steps) bulk.push(...(await portal.call('POST', '/api/service-desk/bulk-steps', { session: desk, body })).body.data.results)
      const ofRequests = [queue, search, order].flatMap(({ requests }) => requests)
      const others = [devices.devices[0]?.open, device.open, ...device.repairs, announcements.preAlerts[0]?.request]
      return [...ofRequests, ...others, ...bulk].map((one) => one?.afterCancelling)
    }
    expect(await said()).toEqual(Array(9).fill(null))
    await cancel(id, true)
    expect(await said()).toEqual(Array(9).fill('anew'))
  })

  test('says how the money came, whatever had been agreed; of what nobody paid, what had been', async () => {
    const [paid, unpaid] = [await invoiced(), await invoiced()]
    await pay(paid.id)
    const documents = [(await cancel(paid.id, false)).invoices[0], (await cancel(unpaid.id, false)).invoices[0]]
    expect(documents).toMatchObject([
      { kind: 'storno', paymentMethod: { id: 2 } },
      { kind: 'storno', paymentMethod: { id: 1 } },
    ])
  })

  test('is not cancelled itself', async () => {
    const { id } = await invoiced()
    const { invoices } = await cancel(id, true)
    expect(await codeOf(cancel(invoices[0]?.id ?? 0, true))).toBe('INVOICE_CANNOT_CHANGE')
    expect(await codeOf(cancel(999_999_999, true))).toBe('NOT_FOUND')
  })

  test('money that came for it is too much', async () => {
    const { requestId, id } = await invoiced()
    await pay(id)
    const shown = async () => (await listInvoices(as(), { params: { id: requestId } })).invoices.find((invoice) => invoice.id === id)?.surplus
    expect(await shown()).toBe(0)
    await cancel(id, false)
    expect(await shown()).toBe(25_400)
    const more = bench
      .at(now)
      .transaction((own) => settleInvoice(own, { invoiceId: id, source: 'refund', amount: -25_400, reference: `refund ${id}` }))
    expect(await more).toMatchObject({ outstanding: 0 })
    expect(await shown()).toBe(0)
  })
})

describe('a correcting invoice', () => {
  test('takes part off a paid one, once', async () => {
    const { id } = await invoiced()
    await pay(id)
    const { invoices } = await correct(id, 1000)
    expect(invoices).toMatchObject([
      { kind: 'correcting', grossPrice: -1270, paymentMethod: { id: 2 }, number: expect.stringMatching(/^MF-H-2026-/) },
      { kind: 'final', corrected: -1270, status: 'paid' },
    ])
    expect(await codeOf(correct(id, 1000))).toBe('INVOICE_CANNOT_CHANGE')
    expect(await codeOf(correct(id, 1000, -1270))).toBe('answered')
  })

  test('never takes off more than was asked for, nor of one that is not paid', async () => {
    const { id } = await invoiced()
    expect(await codeOf(correct(id, 1000))).toBe('INVOICE_CANNOT_CHANGE')
    await pay(id)
    expect(await codeOf(correct(id, 20_001))).toBe('INVOICE_CANNOT_CHANGE')
    expect(await codeOf(correct(id, 20_000))).toBe('answered')
  })
})

test('what was invoiced for a device that is lost is cancelled, once, and its duty let off', async () => {
  const { requestId } = await invoiced()
  const other = await insertRequest(portal.db, { status: 'PRODUCT_LEFT_THE_SERVICE', outcome: 'REPAIRED', readyAt: Temporal.Instant.from(now) })
  for (const id of [requestId, other])
    await portal.db
      .updateTable('requests')
      .set({ status: 'SERVICE_DONE', outcome: 'LOST', closedAt: Temporal.Instant.from(now) })
      .where('id', '=', id)
      .execute()
  for (const id of [requestId, requestId, other]) await letOffLost.run(bench.at(now), { requestId: id })
  const { invoices } = await listInvoices(as(), { params: { id: requestId } })
  expect(invoices).toMatchObject([
    { kind: 'storno', grossPrice: -25_400 },
    { kind: 'final', cancelled: true, outstanding: 0 },
  ])
  expect(await cash(requestId)).toBe(0)
})
