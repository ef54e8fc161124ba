import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type FakePaypal, paypalSettings, startFakePaypal } from '#testing/fake-paypal.ts'
import { type FakeSimplepay, simplepaySettings, startFakeSimplepay } from '#testing/fake-simplepay.ts'
import { workbench } from '#testing/job-context.ts'
import { createPayer, transferArrives } from '#testing/payer.ts'
import { start } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { reconcilePayments } from './reconcile-payments.ts'

let simplepay: FakeSimplepay
let paypal: FakePaypal
let portal: TestPortal
beforeAll(async () => {
  ;[simplepay, paypal] = [await startFakeSimplepay(), await startFakePaypal()]
  portal = await startPortal({ ...simplepaySettings(simplepay.url), ...paypalSettings(paypal.url) })
})
afterAll(async () => {
  await portal.stop()
  await Promise.all([simplepay.stop(), paypal.stop()])
})
beforeEach(() => {
  simplepay.misbehave = undefined
  portal.setNow(start.toString())
})

const reconcile = async (now: string) => reconcilePayments((await workbench(portal)).at(now))
const asked = (id: string, path: string) =>
  simplepay.asked.filter(
    ({ path: of, body }) => of === path && (body.transactionId === id || (body.transactionIds as string[] | undefined)?.includes(id)),
  )

describe('paying by card', () => {
  test('sends the payer to SimplePay for what the invoice says, and takes back what it says of them', async () => {
    const eva = await createPayer(portal)
    const { status, body } = await eva.create(5)
    expect(status).toBe(200)
    const id = new URL(body.data.redirectUrl).pathname.split('/').at(-1) ?? ''
    expect(simplepay.transaction(id)).toMatchObject({
      total: 4522,
      currency: 'HUF',
      language: 'HU',
      email: expect.stringContaining('@'),
      orderRef: expect.stringMatching(new RegExp(`^${body.data.paymentId}-`)),
      timeout: '2026-11-23T11:00:00+00:00',
      urls: {
        success: 'http://localhost:3000/sikeres-fizetes',
        fail: 'http://localhost:3000/sikertelen-fizetes',
        cancel: 'http://localhost:3000/visszavont-fizetes',
        timeout: 'http://localhost:3000/sikertelen-fizetes',
      },
    })
    simplepay.end(id, 'FINISHED')
    const back = await eva.back(simplepay.wayBack(id, 'SUCCESS'))
    const answer = { status: 'success', crmRequestId: eva.crmRequestId, invoiceNumber: eva.invoice.number, paymentMethodId: 5, transactionId: id }
    expect(back.body.data).toEqual({ ...answer, timedOut: false })
    expect((await eva.back(simplepay.wayBack(id, 'SUCCESS'))).body).toEqual(back.body)
    expect(await eva.state()).toEqual({ invoice: 'paid', payments: ['paid'], settled: ['online 4522'], refunds: [], issues: [] })
    expect(asked(id, '/query')).toHaveLength(1)
  })

  test('the invoice’s own method decides where none is asked for', async () => {
    const eva = await createPayer(portal, { paymentMethodId: 5 })
    expect((await eva.create()).body.data.redirectUrl).toContain(simplepay.url)
    const adam = await createPayer(portal, { paymentMethodId: 1 })
    expect((await adam.create()).body.data.redirectUrl).toContain(paypal.url)
  })

  test.each([
    ['NOTAUTHORIZED', 'FAIL', 'failed', 'failed', false],
    ['FRAUD', 'FAIL', 'failed', 'failed', false],
    ['CANCELLED', 'CANCEL', 'aborted', 'cancelled', false],
    ['TIMEOUT', 'TIMEOUT', 'failed', 'expired', true],
  ] as const)('%s: %s → %s, and a new payment may begin', async (end, event, result, status, timedOut) => {
    const eva = await createPayer(portal)
    const id = await eva.payByCard()
    simplepay.end(id, end)
    expect((await eva.back(simplepay.wayBack(id, event))).body.data).toMatchObject({ status: result, timedOut })
    expect(await eva.state()).toMatchObject({ invoice: 'pending', payments: [status] })
    expect(await eva.payByCard()).not.toBe(id)
  })

  test.each(['INIT', 'INPAYMENT', 'AUTHORIZED', 'INFRAUD', 'SOMETHINGNEW'])('%s is not decided, whatever the address says', async (state) => {
    const eva = await createPayer(portal)
    const id = await eva.payByCard()
    Object.assign(simplepay.transaction(id), { status: state })
    expect((await eva.back(simplepay.wayBack(id, 'SUCCESS'))).body.data.status).toBe('pending')
    simplepay.end(id, 'FINISHED')
    expect((await eva.back(simplepay.wayBack(id, 'CANCEL'))).body.data.status).toBe('success')
  })

  test('an address that SimplePay has not signed belongs to nobody, and neither does somebody else’s', async () => {
    const [eva, bela] = [await createPayer(portal), await createPayer(portal)]
    const id = await eva.payByCard()
    simplepay.end(id, 'FINISHED')
    const query = new URLSearchParams(simplepay.wayBack(id, 'SUCCESS'))
    const forged = new URLSearchParams({ r: query.get('r') ?? '', s: Buffer.from('x'.repeat(48)).toString('base64') })
    expect((await eva.back(`?${forged}`)).status).toBe(404)
    expect((await eva.back(`?token=${id}&PayerID=X`)).status).toBe(404)
    expect((await bela.back(`?${query}`)).status).toBe(404)
    expect((await eva.back(`?r=${'A'.repeat(2000)}&s=AAAA`)).status).toBe(422)
    expect(await eva.state()).toMatchObject({ invoice: 'pending', payments: ['redirected'] })
    expect((await eva.back(`?${query}`)).body.data.status).toBe('success')
  })

  test('a hundred at once are sent to the same page', async () => {
    const eva = await createPayer(portal)
    const answers = await Promise.all(Array.from({ length: 100 }, () => eva.create(5)))
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body])))).toHaveLength(1)
    expect((await eva.state()).payments).toEqual(['redirected'])
  })
})

describe('what SimplePay does not say clearly is neither success nor failure', () => {
  test.each([
    ['an error', { status: 500, body: {} }],
    ['that it does not know us', { status: 401, body: {} }],
    ['that it does not like the question', { status: 422, body: { errorCodes: [5310] } }],
    ['nothing in time', 'hang' as const],
    ['an error code', { status: 200, body: { errorCodes: [5000] } }],
    ['an answer that somebody else has signed', { status: 200, body: { merchant: 'PUBLICTESTHUF', transactions: [] }, signature: 'AAAA' }],
    ['another merchant', { status: 200, body: { merchant: 'OTHER', transactions: [] } }],
    ['more than anybody reads', { status: 200, body: { x: 'x'.repeat(300_000) } }],
  ])('%s: pending, and the clock settles it within a minute', { timeout: 20_000 }, async (_what, answer) => {
    const eva = await createPayer(portal)
    const id = await eva.payByCard()
    simplepay.end(id, 'FINISHED')
    simplepay.misbehave = () => answer
    expect((await eva.back(simplepay.wayBack(id, 'SUCCESS'))).body.data.status).toBe('pending')
    expect(await eva.state()).toMatchObject({ invoice: 'pending', payments: ['redirected'] })
    simplepay.misbehave = undefined
    await reconcile('2026-11-23T08:00:59Z')
    expect(await eva.state()).toMatchObject({ invoice: 'paid', payments: ['paid'], settled: ['online 4522'] })
  })

  test.each([
    ['no answer', 'hang' as const],
    ['401', { status: 401, body: {} }],
    ['422', { status: 422, body: {} }],
    ['502', { status: 502, body: {} }],
    ['a no, such as for an order it knows', { status: 200, body: { errorCodes: [5813] } }],
    ['a wrong signature', { status: 200, body: { transactionId: 504_230_000, paymentUrl: 'https://evil.example/' }, signature: 'AAAA' }],
  ])('%s to the start: refused for now, and the next try is another order of the same payment', { timeout: 20_000 }, async (_what, answer) => {
    const eva = await createPayer(portal)
    simplepay.misbehave = () => answer
    const away = await eva.create(5)
    expect([away.status, away.body.code]).toEqual([503, 'PAYMENT_PROVIDER_AWAY'])
    simplepay.misbehave = undefined
    expect((await eva.create(5)).status).toBe(200)
    expect((await eva.state()).payments).toEqual(['redirected'])
  })

  test.each([
    ['amount', { total: 45 }],
    ['currency', { currency: 'EUR' }],
    ['reference', { orderRef: 'another payment' }],
  ])('money of another %s settles nothing, and a person is told once', async (_what, change) => {
    const eva = await createPayer(portal)
    const id = await eva.payByCard()
    const back = simplepay.wayBack(id, 'SUCCESS')
    simplepay.end(id, 'FINISHED')
    Object.assign(simplepay.transaction(id), change)
    for (let i = 0; i < 3; i++) expect((await eva.back(back)).body.data.status).toBe('pending')
    expect(await eva.state()).toEqual({ invoice: 'pending', payments: ['redirected'], settled: [], refunds: [], issues: ['otherMoney'] })
  })
})

describe('money that comes when nobody waits for it any more', () => {
  test('after three hours the payment is over, but its provider is asked for three days; what comes counts', async () => {
    const eva = await createPayer(portal)
    const id = await eva.payByCard()
    await reconcile('2026-11-23T11:00:01Z')
    expect((await eva.state()).payments).toEqual(['expired'])
    simplepay.end(id, 'FINISHED')
    await reconcile('2026-11-24T12:00:00Z')
    expect(await eva.state()).toEqual({ invoice: 'paid', payments: ['paid'], settled: ['online 4522'], refunds: [], issues: [] })
  })

  test('it is asked no more once SimplePay says that the payer did not pay', async () => {
    const eva = await createPayer(portal)
    const id = await eva.payByCard()
    await reconcile('2026-11-23T11:00:01Z')
    simplepay.end(id, 'TIMEOUT')
    await reconcile('2026-11-23T12:00:00Z')
    const before = asked(id, '/query').length
    await reconcile('2026-11-24T12:00:00Z')
    expect(asked(id, '/query')).toHaveLength(before)
  })

  test('after another payment of the same invoice: it goes back by itself, once, and the customer is told', async () => {
    const eva = await createPayer(portal)
    const card = await eva.payByCard()
    const order = await eva.payByPaypal()
    expect((await eva.state()).payments).toEqual(['cancelled', 'redirected'])
    paypal.approve(order)
    expect((await eva.back(`?token=${order}&PayerID=X`)).body.data.status).toBe('success')
    simplepay.end(card, 'FINISHED')
    await reconcile('2026-11-23T09:00:00Z')
    await reconcile('2026-11-23T09:01:00Z')
    await portal.jobsDone()
    expect(await eva.state()).toMatchObject({
      invoice: 'paid',
      settled: ['online 4522', 'online 4522', 'refund -4522'],
      refunds: ['surplus 4522 done'],
      issues: [],
    })
    expect((await eva.state()).payments.toSorted()).toEqual(['lateSuccess', 'paid'])
    expect(simplepay.transaction(card)).toMatchObject({ status: 'REFUND', refunded: 4522 })
    expect((await eva.back(simplepay.wayBack(card, 'SUCCESS'))).body.data.status).toBe('lateSuccess')
  })

  test('of a card page that was left for another way nothing is claimed until SimplePay has said that it took nothing', async () => {
    const eva = await createPayer(portal)
    const card = await eva.payByCard()
    await eva.payByPaypal()
    const result = async () => (await eva.back(simplepay.wayBack(card, 'CANCEL'))).body.data.status
    simplepay.misbehave = () => ({ status: 503, body: {} })
    expect(await result()).toBe('pending')
    simplepay.misbehave = undefined
    expect(await result()).toBe('pending')
    simplepay.end(card, 'CANCELLED')
    expect([await result(), await result()]).toEqual(['aborted', 'aborted'])
  })

  test('after a transfer of a part only what is too much goes back', async () => {
    const eva = await createPayer(portal)
    const card = await eva.payByCard()
    await transferArrives(portal, eva.invoice.id, 1000)
    simplepay.end(card, 'FINISHED')
    expect((await eva.back(simplepay.wayBack(card, 'SUCCESS'))).body.data.status).toBe('success')
    await reconcile('2026-11-23T09:00:00Z')
    expect(await eva.state()).toMatchObject({
      invoice: 'paid',
      payments: ['paid'],
      settled: ['transfer 1000', 'online 4522', 'refund -1000'],
      refunds: ['surplus 1000 done'],
    })
  })

  test('after a transfer of a part only the rest is asked for, and a payment of the whole that was begun before is over', async () => {
    const eva = await createPayer(portal)
    const whole = await eva.payByCard()
    await transferArrives(portal, eva.invoice.id, 1000)
    const rest = await eva.payByCard()
    expect([simplepay.transaction(whole).total, simplepay.transaction(rest).total]).toEqual([4522, 3522])
    simplepay.end(rest, 'FINISHED')
    expect((await eva.back(simplepay.wayBack(rest, 'SUCCESS'))).body.data.status).toBe('success')
    const { payments, ...state } = await eva.state()
    expect(payments.toSorted()).toEqual(['cancelled', 'paid'])
    expect(state).toMatchObject({ invoice: 'paid', settled: ['transfer 1000', 'online 3522'], refunds: [] })
  })

  test('whoever pays by card and is being charged cannot begin another way', async () => {
    const eva = await createPayer(portal)
    const card = await eva.payByCard()
    simplepay.end(card, 'AUTHORIZED')
    expect((await eva.create(4)).body.code).toBe('PAYMENT_UNDER_WAY')
    simplepay.end(card, 'FINISHED')
    expect((await eva.create(4)).body.code).toBe('INVOICE_ALREADY_PAID')
    expect(await eva.state()).toMatchObject({ invoice: 'paid', payments: ['paid'] })
  })
})
