import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type FakePaypal, paypalSettings, startFakePaypal } from '#testing/fake-paypal.ts'
import { type FakeSimplepay, simplepaySettings, startFakeSimplepay } from '#testing/fake-simplepay.ts'
import { workbench } from '#testing/job-context.ts'
import { createPayer, type TestPayer, transferArrives } from '#testing/payer.ts'
import { addAccount, sessionOf, start } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { reconcilePayments } from '../reconcile-payments.ts'

let simplepay: FakeSimplepay
let paypal: FakePaypal
let portal: TestPortal
let anna: Employee
let bela: Employee
beforeAll(async () => {
  ;[simplepay, paypal] = [await startFakeSimplepay(), await startFakePaypal()]
  portal = await startPortal({ ...simplepaySettings(simplepay.url), ...paypalSettings(paypal.url) })
  ;[anna, bela] = [await employee(), await employee()]
})
afterAll(async () => {
  await portal.stop()
  await Promise.all([simplepay.stop(), paypal.stop()])
})
beforeEach(() => {
  paypal.misbehave = undefined
  paypal.refundStatus = 'COMPLETED'
  simplepay.misbehave = undefined
})

async function employee() {
  const { id } = await addAccount(portal.db, { customerType: 'EMPLOYEE', permissionKeys: ['invoice.markPaid'] })
  const session = await sessionOf(portal.db, { kind: 'account', accountId: id })
  return (method: string, url: string, body?: object) =>
    portal.call(method, `/api${url}`, { session, idempotencyKey: crypto.randomUUID(), ...(body ? { body } : {}) })
}
type Employee = Awaited<ReturnType<typeof employee>>

const reconcile = async (now: string) => reconcilePayments((await workbench(portal)).at(now))

async function paidBy(method: 'paypal' | 'card', gross = 4522) {
  const vat = Math.round((gross * 27) / 127)
  const eva = await createPayer(portal, { net: gross - vat, vat, gross })
  const id = method === 'card' ? await eva.payByCard() : await eva.payByPaypal()
  if (method === 'card') simplepay.end(id, 'FINISHED')
  else paypal.approve(id)
  expect((await eva.back(method === 'card' ? simplepay.wayBack(id, 'SUCCESS') : `?token=${id}&PayerID=X`)).body.data.status).toBe('success')
  const [payment] = (await anna('GET', `/invoices/${eva.invoice.id}/payments`)).body.data
  return { ...eva, id, paymentId: payment.id as string, gone: () => (method === 'card' ? simplepay.transaction(id).refunded : paypal.refundedOf(id)) }
}
const ask = (by: Employee, { paymentId }: { paymentId: string }, amount: number) =>
  by('POST', `/payments/${paymentId}/refunds`, { amount, reason: 'A javítás egy része elmaradt.' })
const emailsAbout = async ({ invoice }: TestPayer) =>
  (await portal.emails()).filter(({ kind, plain }) => kind === 'payments.mailRefundDone' && plain.includes(invoice.number))

describe.each(['paypal', 'card'] as const)('money that came by %s', (method) => {
  test('goes back in parts, never more than came, and the customer is told each time', async () => {
    const eva = await paidBy(method)
    expect((await ask(anna, eva, 1000)).body.data.status).toBe('asked')
    await portal.jobsDone()
    expect((await ask(anna, eva, 3523)).body).toMatchObject({ code: 'REFUND_TOO_MUCH', fields: [{ path: 'amount' }] })
    expect((await ask(anna, eva, 3522)).status).toBe(200)
    await portal.jobsDone()
    expect((await ask(anna, eva, 1)).body.code).toBe('REFUND_TOO_MUCH')
    expect(eva.gone()).toBe(4522)
    expect(await eva.state()).toMatchObject({
      invoice: 'paid',
      settled: ['online 4522', 'refund -1000', 'refund -3522'],
      refunds: ['desk 1000 done', 'desk 3522 done'],
      issues: [],
    })
    const emails = await emailsAbout(eva)
    // Two jobs, in whatever order they come to it.
    expect(emails.map(({ subject }) => subject).toSorted()).toEqual([expect.stringMatching(/1[\s.]?000/), expect.stringMatching(/3[\s.]?522/)])
  })

  test('when the provider’s answer is lost it is asked again, and the money goes back once', async () => {
    const eva = await paidBy(method)
    const isRefund = (path: string) => path.endsWith('/refund')
    paypal.misbehave = ({ asked }) => (isRefund(asked.path) ? { status: 500, body: {} } : undefined)
    simplepay.misbehave = ({ asked }) => (isRefund(asked.path) ? { status: 500, body: {} } : undefined)
    await ask(anna, eva, 4522)
    await portal.jobsDone()
    expect(eva.gone()).toBe(4522)
    expect(await eva.state()).toMatchObject({ refunds: ['desk 4522 asked'], settled: ['online 4522'] })
    paypal.misbehave = undefined
    simplepay.misbehave = undefined
    await reconcile('2026-11-23T08:01:00Z')
    await reconcile('2026-11-23T08:02:00Z')
    expect(eva.gone()).toBe(4522)
    expect(await eva.state()).toMatchObject({ refunds: ['desk 4522 done'], settled: ['online 4522', 'refund -4522'], issues: [] })
  })

  test('ten at once are one', async () => {
    const eva = await paidBy(method)
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(anna, eva, 4522)))
    await portal.jobsDone()
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(eva.gone()).toBe(4522)
  })

  test('what somebody gave back at the provider is not given back again: a person says how it ended', async () => {
    const eva = await paidBy(method)
    if (method === 'card') Object.assign(simplepay.transaction(eva.id), { refunded: 4000, status: 'REFUND' })
    else Object.assign(paypal.order(eva.id).captures[0] ?? {}, { refunded: 4522 })
    await ask(anna, eva, 4522)
    await portal.jobsDone()
    expect(await eva.state()).toMatchObject({ refunds: ['desk 4522 asked'], issues: ['refundUnclear'] })
    const { issues } = (await anna('GET', '/payments/issues')).body.data
    expect(issues[0]).toMatchObject({
      kind: 'refundUnclear',
      crmRequestId: eva.crmRequestId,
      invoiceNumber: eva.invoice.number,
      paymentId: eva.paymentId,
    })
    const resolve = (body: object) => anna('POST', `/payments/issues/${issues[0].id}/resolution`, body)
    expect((await resolve({ resolution: 'Megnéztem.' })).body.fields).toMatchObject([{ path: 'refund', code: 'REQUIRED' }])
    expect((await resolve({ resolution: 'Megnéztem: kézzel visszautaltuk.', refund: 'done' })).status).toBe(200)
    expect((await resolve({ resolution: 'Még egyszer.', refund: 'done' })).status).toBe(404)
    expect(await eva.state()).toMatchObject({ refunds: ['desk 4522 done'], issues: [], settled: ['online 4522', 'refund -4522'] })
  })
})

describe('four eyes', () => {
  test('above the limit nothing goes back until somebody else says yes, once', async () => {
    const eva = await paidBy('paypal', 60_000)
    const asked = await ask(anna, eva, 50_001)
    expect(asked.body.data.status).toBe('forApproval')
    const decide = (by: Employee, approve: boolean) => by('POST', `/payments/refunds/${asked.body.data.refundId}/decision`, { approve })
    expect((await decide(anna, true)).body.code).toBe('REFUND_NEEDS_OTHER')
    await portal.jobsDone()
    expect(eva.gone()).toBe(0)
    const waiting = (by: Employee) => by('GET', '/payments/refunds?status=forApproval')
    expect((await waiting(anna)).body.data.refunds).toMatchObject([{ amount: 50_001, mayDecide: false, askedBy: 'Kovács Anna', decidedBy: null }])
    expect((await waiting(bela)).body.data.refunds).toMatchObject([{ mayDecide: true }])
    expect((await decide(bela, true)).status).toBe(200)
    expect((await decide(bela, false)).body.code).toBe('STATE_MOVED_ON')
    await portal.jobsDone()
    expect(eva.gone()).toBe(50_001)
    expect((await waiting(bela)).body.data.refunds).toEqual([])
  })

  test('declined, nothing goes back, and another one may be asked for; at the limit nobody else is needed', async () => {
    const eva = await paidBy('card', 60_000)
    const { refundId } = (await ask(anna, eva, 60_000)).body.data
    expect((await ask(bela, eva, 10)).body.code).toBe('REFUND_NOT_POSSIBLE')
    expect((await bela('POST', `/payments/refunds/${refundId}/decision`, { approve: false })).body.data.status).toBe('declined')
    expect((await ask(anna, eva, 50_000)).body.data.status).toBe('asked')
    await portal.jobsDone()
    expect(eva.gone()).toBe(50_000)
  })

  test('in parts nothing more goes back without a yes than at once: what was asked of the payment before counts', async () => {
    const eva = await paidBy('paypal', 76_201)
    expect((await ask(anna, eva, 38_000)).body.data.status).toBe('asked')
    await portal.jobsDone()
    const { refundId, status } = (await ask(anna, eva, 38_201)).body.data
    expect(status).toBe('forApproval')
    await portal.jobsDone()
    expect(eva.gone()).toBe(38_000)
    // Declined, it does not count; up to the limit nobody else is needed.
    await bela('POST', `/payments/refunds/${refundId}/decision`, { approve: false })
    expect((await ask(bela, eva, 12_001)).body.data.status).toBe('forApproval')
    const { refunds } = (await anna('GET', '/payments/refunds?status=forApproval')).body.data
    await anna('POST', `/payments/refunds/${refunds[0].id}/decision`, { approve: false })
    expect((await ask(bela, eva, 12_000)).body.data.status).toBe('asked')
    await portal.jobsDone()
    expect(eva.gone()).toBe(50_000)
  })

  test('what goes back by itself does not count', async () => {
    const eva = await paidBy('card', 60_000)
    const surplus = { paymentId: eva.paymentId, amount: 40_000, cause: 'surplus', askedAt: start, nextTryAt: start }
    await portal.db
      .insertInto('refunds')
      .values({ ...surplus, status: 'done', endedAt: start, providerRefundId: 'r1' })
      .execute()
    simplepay.transaction(eva.id).refunded = 40_000
    expect((await ask(anna, eva, 20_000)).body.data.status).toBe('asked')
    await portal.jobsDone()
  })

  test('what an employee gave back before counts when the invoice is cancelled', async () => {
    const eva = await paidBy('paypal', 76_201)
    await ask(anna, eva, 38_000)
    await portal.jobsDone()
    const { id } = await addAccount(portal.db, { customerType: 'EMPLOYEE', permissionKeys: ['invoice.issue', 'request.queue'] })
    const session = await sessionOf(portal.db, { kind: 'account', accountId: id })
    const body = { reason: 'Téves', chargeAgain: false }
    const cancelled = await portal.call('POST', `/api/invoices/${eva.invoice.id}/cancel`, { session, body })
    expect([cancelled.status, cancelled.body.code]).toEqual([200, undefined])
    await portal.jobsDone()
    expect((await eva.state()).refunds).toEqual(['desk 38000 done', 'surplus 38201 forApproval'])
    expect(eva.gone()).toBe(38_000)
  })

  test('of an invoice cancelled after it was paid goes back by itself; its customer is told so, and reads it at the invoice', async () => {
    const eva = await paidBy('card')
    const { id } = await addAccount(portal.db, { customerType: 'EMPLOYEE', permissionKeys: ['invoice.issue', 'request.queue'] })
    const session = await sessionOf(portal.db, { kind: 'account', accountId: id })
    const cancelled = await portal.call('POST', `/api/invoices/${eva.invoice.id}/cancel`, {
      session,
      body: { reason: 'Elállás', chargeAgain: false },
    })
    expect(cancelled.status).toBe(200)
    await portal.jobsDone()
    const [email] = await emailsAbout(eva)
    expect(email?.plain.replace(/\s+/g, ' ')).toContain('A számlát azóta érvénytelenítettük')
    const customer = await sessionOf(portal.db, { kind: 'tracking', requestId: eva.crmRequestId })
    const { invoices } = (await portal.call('GET', `/api/customer-requests/${eva.crmRequestId}/invoices`, { session: customer })).body.data
    expect(invoices).toMatchObject([
      { kind: 'storno', returned: 0, returning: 0 },
      { kind: 'final', cancelled: true, returned: 4522, returning: 0 },
    ])
  })

  test('the database lets nobody decide their own, and nothing go back that did not come', async () => {
    const eva = await paidBy('paypal')
    const values = { paymentId: eva.paymentId, amount: 4523, cause: 'surplus', status: 'asked', askedAt: start, nextTryAt: start }
    await expect(portal.db.insertInto('refunds').values(values).execute()).rejects.toThrow('more would be given back than came')
    const { id } = await addAccount(portal.db, { customerType: 'EMPLOYEE' })
    const own = { ...values, amount: 1, cause: 'desk', askedBy: id, decidedBy: id, decidedAt: start }
    await expect(portal.db.insertInto('refunds').values(own).execute()).rejects.toThrow('check constraint')
  })
})

describe('what the provider refuses', () => {
  test('has failed; a person is told, resolves it, and may ask anew', async () => {
    const eva = await paidBy('paypal')
    paypal.refundStatus = 'FAILED'
    await ask(anna, eva, 4522)
    await portal.jobsDone()
    expect(await eva.state()).toMatchObject({ refunds: ['desk 4522 failed'], issues: ['refundFailed'], settled: ['online 4522'] })
    const { issues } = (await anna('GET', '/payments/issues?size=1')).body.data
    expect((await anna('POST', `/payments/issues/${issues[0].id}/resolution`, { resolution: 'Átutaltuk.' })).status).toBe(200)
    paypal.refundStatus = 'COMPLETED'
    expect((await ask(anna, eva, 4522)).status).toBe(200)
  })

  test('a pending refund is asked about until it is done', async () => {
    const eva = await paidBy('paypal')
    paypal.refundStatus = 'PENDING'
    paypal.misbehave = ({ asked, status, body }) => {
      if (!asked.path.endsWith('/refund')) return undefined
      return { status, body: { ...(body as object), status: paypal.refundStatus } }
    }
    await ask(anna, eva, 4522)
    await portal.jobsDone()
    expect((await eva.state()).refunds).toEqual(['desk 4522 asked'])
    paypal.refundStatus = 'COMPLETED'
    await reconcile('2026-11-23T08:10:00Z')
    expect((await eva.state()).refunds).toEqual(['desk 4522 done'])
  })
})

describe.each(['hu', 'en', 'de', 'sl'] as const)('in %s', (language) => {
  test('the customer is told why what came too much went back', async () => {
    const eva = await createPayer(portal)
    await portal.db.updateTable('requests').set({ language }).where('id', '=', eva.crmRequestId).execute()
    const id = await eva.payByCard()
    await transferArrives(portal, eva.invoice.id)
    simplepay.end(id, 'FINISHED')
    expect((await eva.back(simplepay.wayBack(id, 'SUCCESS'))).body.data.status).toBe('lateSuccess')
    await portal.jobsDone()
    expect(await eva.state()).toMatchObject({ invoice: 'paid', payments: ['lateSuccess'], refunds: ['surplus 4522 done'] })
    const [email, ...others] = await emailsAbout(eva)
    expect(others).toEqual([])
    expect(email).toMatchObject({ language })
    expect(email?.plain).toContain(eva.invoice.number)
    const why = { hu: 'más módon', en: 'settled another way', de: 'auf anderem Weg', sl: 'na drug način' }
    expect(email?.plain.replace(/\s+/g, ' ')).toContain(why[language])
  })
})

test('an invoice that is not there has no payments, and a payment that is not there no refund', async () => {
  expect((await anna('GET', '/invoices/987654321/payments')).body.data).toEqual([])
  expect((await ask(anna, { paymentId: crypto.randomUUID() }, 1)).status).toBe(404)
  expect((await anna('POST', `/payments/refunds/${crypto.randomUUID()}/decision`, { approve: true })).status).toBe(404)
})
