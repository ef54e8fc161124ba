import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type FakePaypal, paypalSettings, startFakePaypal } from '#testing/fake-paypal.ts'
import { insertCashOrder } from '#testing/insert-cash-order.ts'
import { insertInvoice } from '#testing/insert-invoice.ts'
import { insertRequest } from '#testing/insert-request.ts'
import { workbench } from '#testing/job-context.ts'
import { addAccount, sessionOf, start } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { waitingForLocks } from '#testing/waiting-for-locks.ts'
import { reconcilePayments } from './reconcile-payments.ts'

let paypal: FakePaypal
let portal: TestPortal
beforeAll(async () => {
  paypal = await startFakePaypal()
  portal = await startPortal({ ...paypalSettings(paypal.url), ROLE: 'web' })
})
afterAll(async () => {
  await portal.stop()
  await paypal.stop()
})
beforeEach(() => {
  paypal.misbehave = undefined
  paypal.captureStatus = 'COMPLETED'
  portal.setNow(start.toString())
})

type Session = { token: string; cookie: string }

/** A customer whom we have sent to PayPal. */
async function payer() {
  const account = await addAccount(portal.db)
  const crmRequestId = await insertRequest(portal.db, { accountId: account.id })
  const invoice = await insertInvoice(portal.db, crmRequestId)
  const session = await sessionOf(portal.db, { kind: 'account', accountId: account.id })
  const create = async () => {
    const { body } = await portal.call('POST', '/api/payments/create', {
      session,
      body: { crmRequestId, invoiceId: invoice.id },
      idempotencyKey: crypto.randomUUID(),
    })
    return new URL(body.data.redirectUrl).searchParams.get('token') ?? ''
  }
  return { crmRequestId, invoice, session, create, token: await create() }
}
type Payer = Awaited<ReturnType<typeof payer>>

const back = (session: Session | undefined, token: string, payerId: string | null = 'QYR5Z8XDVJNXQ') =>
  portal.call('GET', `/api/payments?token=${token}${payerId ? `&PayerID=${payerId}` : ''}`, session ? { session } : {})
const resultOf = async ({ session, token }: Payer, payerId?: string | null) => (await back(session, token, payerId)).body.data?.status
const statusesOf = async ({ invoice }: Payer) => {
  const rows = await portal.db
    .selectFrom('payments')
    .select('status')
    .where('invoiceId', '=', invoice.id)
    .orderBy('createdAt')
    .orderBy('endedAt')
    .execute()
  const { status } = await portal.db.selectFrom('invoices').select('status').where('id', '=', invoice.id).executeTakeFirstOrThrow()
  return { payments: rows.map((row) => row.status), invoice: status }
}
const reconcile = async (now: string) => reconcilePayments((await workbench(portal)).at(now))
/** What PayPal was asked about one order. */
const askedAbout = (token: string) =>
  paypal.asked.filter(({ path }) => path.includes(token)).map(({ method, path }) => (path.endsWith('/capture') ? 'capture' : method))
const capturesAsked = (token: string) => paypal.asked.filter(({ path }) => path.endsWith(`${token}/capture`)).map(({ requestId }) => requestId)

describe('the payer comes back', () => {
  test('having approved: the money is taken, the invoice is paid, and asking again asks nobody', async () => {
    const eva = await payer()
    paypal.approve(eva.token)
    const first = await back(eva.session, eva.token)
    expect([first.status, first.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(first.body.data).toEqual({
      status: 'success',
      crmRequestId: eva.crmRequestId,
      invoiceNumber: eva.invoice.number,
      paymentMethodId: 4,
      transactionId: eva.token,
      timedOut: false,
    })
    expect(await statusesOf(eva)).toEqual({ payments: ['paid'], invoice: 'paid' })
    expect(askedAbout(eva.token)).toEqual(['GET', 'capture'])
    expect((await back(eva.session, eva.token)).body).toEqual(first.body)
    expect((await back(eva.session, eva.token, null)).body).toEqual(first.body)
    expect(askedAbout(eva.token)).toHaveLength(2)
  })

  test('having cancelled: nothing is ever taken, also when they approve later; a new payment may begin', async () => {
    const eva = await payer()
    expect(await resultOf(eva, null)).toBe('aborted')
    paypal.approve(eva.token)
    expect(await resultOf(eva)).toBe('aborted')
    await reconcile('2026-11-23T09:00:00Z')
    expect(paypal.capturesOf(eva.token)).toBe(0)
    expect(await statusesOf(eva)).toEqual({ payments: ['cancelled'], invoice: 'pending' })
    const again = await eva.create()
    paypal.approve(again)
    expect(await resultOf({ ...eva, token: again })).toBe('success')
    expect(await statusesOf(eva)).toEqual({ payments: ['cancelled', 'paid'], invoice: 'paid' })
  })

  test('after a courier was told to take the money in cash: nothing is taken', async () => {
    const eva = await payer()
    await portal.db.updateTable('invoices').set({ paymentMethodId: 1 }).where('id', '=', eva.invoice.id).execute()
    await insertCashOrder(portal.db, eva.crmRequestId)
    paypal.approve(eva.token)
    expect(await resultOf(eva)).toBe('failed')
    expect(paypal.capturesOf(eva.token)).toBe(0)
    expect(await statusesOf(eva)).toEqual({ payments: ['expired'], invoice: 'pending' })
  })

  test('without having approved, whatever the address says: nothing happens', async () => {
    const eva = await payer()
    expect(await resultOf(eva, 'FORGED')).toBe('pending')
    expect(askedAbout(eva.token)).toEqual(['GET'])
    paypal.approve(eva.token)
    expect(await resultOf(eva)).toBe('success')
  })

  test.each(['INSTRUMENT_DECLINED', 'DECLINED'] as const)('and the bank says no (%s): failed, and a new payment may begin', async (captureStatus) => {
    const eva = await payer()
    paypal.approve(eva.token)
    paypal.captureStatus = captureStatus
    expect(await resultOf(eva)).toBe('failed')
    expect(await resultOf(eva)).toBe('failed')
    expect(await statusesOf(eva)).toEqual({ payments: ['failed'], invoice: 'pending' })
    expect(await eva.create()).not.toBe(eva.token)
  })

  test('and the money is on its way: pending until it is there', async () => {
    const eva = await payer()
    paypal.approve(eva.token)
    paypal.captureStatus = 'PENDING'
    expect(await resultOf(eva)).toBe('pending')
    expect(await resultOf(eva, null)).toBe('pending')
    expect(await statusesOf(eva)).toEqual({ payments: ['approved'], invoice: 'pending' })
    for (const capture of paypal.order(eva.token).captures) capture.status = 'COMPLETED'
    expect(await resultOf(eva)).toBe('success')
    expect(capturesAsked(eva.token)).toHaveLength(1)
  })

  test('after the invoice was paid by other means: nothing is taken', async () => {
    const eva = await payer()
    paypal.approve(eva.token)
    await portal.db.updateTable('invoices').set({ status: 'paid', paidAt: start }).where('id', '=', eva.invoice.id).execute()
    expect(await resultOf(eva)).toBe('failed')
    expect(paypal.capturesOf(eva.token)).toBe(0)
  })

  test('when our access to PayPal has just expired', async () => {
    const eva = await payer()
    paypal.approve(eva.token)
    const tokens = paypal.tokens
    paypal.expireTokens()
    expect(await resultOf(eva)).toBe('success')
    expect(paypal.tokens).toBe(tokens + 1)
  })
})

describe('one capture, however often and by whomever it is asked for', () => {
  test('two hundred times one after another', async () => {
    const eva = await payer()
    paypal.approve(eva.token)
    const answers = new Set<string>()
    for (let i = 0; i < 200; i++) answers.add(JSON.stringify((await back(eva.session, eva.token)).body))
    expect(answers).toHaveLength(1)
    expect([paypal.capturesOf(eva.token), capturesAsked(eva.token).length]).toEqual([1, 1])
  })

  test('two hundred times at once, with the clock of another machine among them', async () => {
    const eva = await payer()
    paypal.approve(eva.token)
    const itsClock = '2026-11-23T08:06:00Z'
    const calls = Array.from({ length: 200 }, (_, i) => (i % 50 === 49 ? reconcile(itsClock) : back(eva.session, eva.token)))
    const answers = await Promise.all(calls)
    const statuses = answers.flatMap((answer) => (answer ? [answer.body.data.status as string] : []))
    expect(statuses.filter((status) => status !== 'success' && status !== 'pending')).toEqual([])
    expect(await resultOf(eva)).toBe('success')
    expect([paypal.capturesOf(eva.token), new Set(capturesAsked(eva.token)).size]).toEqual([1, 1])
    expect(await statusesOf(eva)).toEqual({ payments: ['paid'], invoice: 'paid' })
  })

  test('by one who waits so long that the next asks too: the money that came is written once, and both are told of it', async () => {
    const eva = await payer()
    paypal.approve(eva.token)
    // Whoever writes down that the money came waits for this test.
    const held = await portal.db.startTransaction().execute()
    await held.selectFrom('invoices').select('id').where('id', '=', eva.invoice.id).forUpdate().execute()
    const first = back(eva.session, eva.token)
    await waitingForLocks(portal.db, 1)
    portal.setNow(start.add({ seconds: 60 }).toString())
    const next = back(eva.session, eva.token)
    await waitingForLocks(portal.db, 2)
    await held.rollback().execute()
    expect((await Promise.all([first, next])).map(({ body }) => body.data?.status ?? body)).toEqual(['success', 'success'])
    const written = await portal.db.selectFrom('settlements').select('amount').where('invoiceId', '=', eva.invoice.id).execute()
    expect([written, paypal.capturesOf(eva.token), paypal.refundedOf(eva.token)]).toEqual([[{ amount: 4522 }], 1, 0])
    expect(await statusesOf(eva)).toEqual({ payments: ['paid'], invoice: 'paid' })
  })

  test('cancelling and paying at the same moment: one of them, and never money for a cancelled payment', async () => {
    for (let round = 0; round < 10; round++) {
      const eva = await payer()
      paypal.approve(eva.token)
      await Promise.all([back(eva.session, eva.token), back(eva.session, eva.token, null), back(eva.session, eva.token)])
      const result = await resultOf(eva)
      expect([result, paypal.capturesOf(eva.token)]).toEqual(result === 'success' ? ['success', 1] : ['aborted', 0])
    }
  })
})

describe('what PayPal does not say clearly is neither success nor failure', () => {
  const badCapture = (answer: { status: number; body: unknown } | 'hang') => {
    paypal.misbehave = ({ asked }) => (asked.path.endsWith('/capture') ? answer : undefined)
  }

  test.each([
    ['an error after the money was taken', { status: 500, body: { name: 'INTERNAL_SERVER_ERROR' } }],
    ['an empty answer', { status: 201, body: '' }],
    ['no capture', { status: 201, body: { id: '5O1', status: 'COMPLETED', purchase_units: [{ payments: { captures: null } }] } }],
    ['another order', { status: 201, body: { id: '5O2', status: 'COMPLETED', purchase_units: [] } }],
    ['an unknown refusal', { status: 422, body: { name: 'UNPROCESSABLE_ENTITY', details: [{ issue: 'DUPLICATE_INVOICE_ID' }] } }],
    ['more than anybody reads', { status: 201, body: 'x'.repeat(300_000) }],
  ])('%s: pending, and the clock settles it within a minute, with one capture', async (_what, answer) => {
    const eva = await payer()
    paypal.approve(eva.token)
    badCapture(answer)
    expect(await resultOf(eva)).toBe('pending')
    expect(await statusesOf(eva)).toEqual({ payments: ['approved'], invoice: 'pending' })
    paypal.misbehave = undefined
    await reconcile('2026-11-23T08:00:59Z')
    expect(await statusesOf(eva)).toEqual({ payments: ['paid'], invoice: 'paid' })
    expect([paypal.capturesOf(eva.token), await resultOf(eva)]).toEqual([1, 'success'])
  })

  test('no answer at all in time', { timeout: 20_000 }, async () => {
    const eva = await payer()
    paypal.approve(eva.token)
    badCapture('hang')
    const answering = resultOf(eva)
    // Whoever asks meanwhile is told at once, and does not ask PayPal a second time.
    await expect.poll(() => capturesAsked(eva.token).length).toBe(1)
    expect(await resultOf(eva)).toBe('pending')
    expect(await answering).toBe('pending')
    expect(capturesAsked(eva.token)).toHaveLength(1)
    paypal.misbehave = undefined
    await reconcile('2026-11-23T08:00:15Z')
    expect([await resultOf(eva), paypal.capturesOf(eva.token)]).toEqual(['success', 1])
  })

  test('whoever was asking has died: after a minute the next one asks, with the same request id', async () => {
    const eva = await payer()
    paypal.approve(eva.token)
    await portal.db
      .updateTable('payments')
      .set({ status: 'approved', askedUntil: start.add({ seconds: 60 }) })
      .where('invoiceId', '=', eva.invoice.id)
      .execute()
    expect(await resultOf(eva)).toBe('pending')
    expect(askedAbout(eva.token)).toEqual([])
    portal.setNow(start.add({ seconds: 60 }).toString())
    expect(await resultOf(eva)).toBe('success')
    const { captureRequestId } = await portal.db
      .selectFrom('payments')
      .select('captureRequestId')
      .where('invoiceId', '=', eva.invoice.id)
      .executeTakeFirstOrThrow()
    expect(capturesAsked(eva.token)).toEqual([captureRequestId])
  })

  test.each([
    ['amount', { amount: { currency_code: 'HUF', value: '45' } }],
    ['currency', { amount: { currency_code: 'EUR', value: '4522' } }],
    ['reference', { reference: 'another payment' }],
  ])('an order of another %s is not touched', async (_what, change) => {
    const eva = await payer()
    paypal.approve(eva.token)
    Object.assign(paypal.order(eva.token), change)
    expect(await resultOf(eva)).toBe('pending')
    expect(paypal.capturesOf(eva.token)).toBe(0)
    expect(await statusesOf(eva)).toEqual({ payments: ['redirected'], invoice: 'pending' })
  })

  test('money that is not what we asked for settles nothing', async () => {
    const eva = await payer()
    paypal.approve(eva.token)
    paypal.misbehave = ({ body, asked }) =>
      asked.path.endsWith('/capture') ? { status: 201, body: JSON.parse(JSON.stringify(body).replaceAll('"4522"', '"45"')) } : undefined
    expect(await resultOf(eva)).toBe('pending')
    expect(await statusesOf(eva)).toEqual({ payments: ['approved'], invoice: 'pending' })
  })
})

describe('the clock', () => {
  test('takes the money of whoever approved and never came back', async () => {
    const eva = await payer()
    paypal.approve(eva.token)
    await reconcile('2026-11-23T08:04:59Z')
    expect(await statusesOf(eva)).toEqual({ payments: ['redirected'], invoice: 'pending' })
    await reconcile('2026-11-23T08:05:00Z')
    expect(await statusesOf(eva)).toEqual({ payments: ['paid'], invoice: 'paid' })
  })

  test('ends what nobody approved in three hours', async () => {
    const eva = await payer()
    await reconcile('2026-11-23T10:59:59Z')
    expect((await statusesOf(eva)).payments).toEqual(['redirected'])
    await reconcile('2026-11-23T11:00:01Z')
    expect((await statusesOf(eva)).payments).toEqual(['expired'])
    expect(await resultOf(eva)).toBe('failed')
  })

  test('stops a round when PayPal is away, and waits longer each time', async () => {
    const payers = [await payer(), await payer(), await payer()]
    for (const { token } of payers) paypal.approve(token)
    paypal.misbehave = () => ({ status: 503, body: '' })
    const before = paypal.asked.length
    await reconcile('2026-11-23T08:05:00Z')
    expect(paypal.asked.length - before).toBe(1)
    paypal.misbehave = undefined
    await reconcile('2026-11-23T08:06:00Z')
    for (const one of payers) expect((await statusesOf(one)).invoice).toBe('paid')
  })
})

describe('to anybody else', () => {
  test('a payment looks like one that does not exist, and nothing moves', async () => {
    const eva = await payer()
    const bela = await payer()
    paypal.approve(eva.token)
    const nothing = await back(bela.session, '5O1NOTHING')
    expect([nothing.status, nothing.body.code]).toEqual([404, 'NOT_FOUND'])
    const strangers = [bela.session, await sessionOf(portal.db, { kind: 'tracking', requestId: bela.crmRequestId })]
    for (const session of strangers)
      for (const payerId of ['QYR5Z8XDVJNXQ', null]) {
        const answer = await back(session, eva.token, payerId)
        expect([answer.status, answer.body]).toEqual([404, nothing.body])
      }
    expect((await back(undefined, eva.token)).body.code).toBe('LOGIN_NEEDED')
    const viewer = await sessionOf(portal.db, { kind: 'viewer', requestId: eva.crmRequestId })
    expect((await back(viewer, eva.token)).body.code).toBe('UNAUTHORISED')
    expect(askedAbout(eva.token)).toEqual([])
    expect((await statusesOf(eva)).payments).toEqual(['redirected'])
  })

  test('the holder of the tracking link pays like an account', async () => {
    const eva = await payer()
    paypal.approve(eva.token)
    expect((await back(await sessionOf(portal.db, { kind: 'tracking', requestId: eva.crmRequestId }), eva.token)).body.data.status).toBe('success')
  })

  test.each([
    '',
    '?token=',
    '?PayerID=A',
    '?token=a%20b',
    `?token=${'x'.repeat(65)}`,
    '?token=a&token=b',
    '?token=A&PayerID=%00',
    '?token=A&amount=1',
  ])('%s is refused', async (query) => {
    const eva = await payer()
    const { status } = await portal.call('GET', `/api/payments${query}`, { session: eva.session })
    expect(status).toBe(422)
  })
})
