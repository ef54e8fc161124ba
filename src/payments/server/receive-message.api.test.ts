import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type FakePaypal, paypalSettings, startFakePaypal } from '#testing/fake-paypal.ts'
import { type FakeSimplepay, simplepaySettings, startFakeSimplepay } from '#testing/fake-simplepay.ts'
import { createPayer } from '#testing/payer.ts'
import { start } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'

let simplepay: FakeSimplepay
let paypal: FakePaypal
let portal: TestPortal
beforeAll(async () => {
  ;[simplepay, paypal] = [await startFakeSimplepay(), await startFakePaypal()]
  portal = await startPortal({ ...simplepaySettings(simplepay.url), ...paypalSettings(paypal.url), ROLE: 'web' })
})
afterAll(async () => {
  await portal.stop()
  await Promise.all([simplepay.stop(), paypal.stop()])
})
beforeEach(() => {
  paypal.misbehave = undefined
  simplepay.misbehave = undefined
  portal.setNow(start.toString())
})

type Message = { text: string; headers: Record<string, string> }
const tell = (address: 'paypal' | 'simplepay', { text, headers }: Message) =>
  portal.call('POST', `/api/payments/webhooks/${address}`, { body: text, headers: { 'content-type': 'application/json', ...headers } })
const ipn = (id: string, change?: object): Message => {
  const { text, signature } = simplepay.message(id, change)
  return { text, headers: { signature } }
}

describe('PayPal', () => {
  test('tells that an order was approved: the money is taken without the payer', async () => {
    const eva = await createPayer(portal)
    const id = await eva.payByPaypal()
    paypal.approve(id)
    expect((await tell('paypal', paypal.event(id))).status).toBe(200)
    expect(await eva.state()).toMatchObject({ invoice: 'paid', payments: ['paid'], settled: ['online 4522'] })
  })

  test('a hundred messages, at once and in any order, with the payer among them: one capture, and an end stays', async () => {
    const eva = await createPayer(portal)
    const id = await eva.payByPaypal()
    const early = tell('paypal', paypal.event(id, 'PAYMENT.CAPTURE.COMPLETED'))
    expect((await early).status).toBe(200)
    paypal.approve(id)
    const types = ['CHECKOUT.ORDER.APPROVED', 'PAYMENT.CAPTURE.COMPLETED', 'PAYMENT.CAPTURE.PENDING', 'PAYMENT.CAPTURE.DENIED']
    const calls = Array.from({ length: 100 }, (_, i) =>
      i % 10 === 5 ? eva.back(`?token=${id}&PayerID=X`) : tell('paypal', paypal.event(id, types[i % types.length])),
    )
    const statuses = new Set((await Promise.all(calls)).map(({ status }) => status))
    expect([...statuses]).toEqual([200])
    portal.setNow('2026-11-26T08:00:00Z')
    expect((await tell('paypal', paypal.event(id))).status).toBe(200)
    expect(paypal.capturesOf(id)).toBe(1)
    expect(await eva.state()).toEqual({ invoice: 'paid', payments: ['paid'], settled: ['online 4522'], refunds: [], issues: [] })
  })

  test('a message that somebody else signed, or changed by one space, is refused and nothing is looked at', async () => {
    const eva = await createPayer(portal)
    const id = await eva.payByPaypal()
    paypal.approve(id)
    const { text, headers } = paypal.event(id)
    const { 'paypal-transmission-sig': _, ...unsigned } = headers
    const before = paypal.asked.filter(({ path }) => path.includes(id)).length
    const wrong = [
      { text: `${text} `, headers },
      { text, headers: { ...headers, 'paypal-transmission-sig': 'AAAA' } },
      { text, headers: unsigned },
    ]
    for (const message of wrong) expect((await tell('paypal', message)).body).toMatchObject({ status: 401, code: 'SIGNATURE_WRONG' })
    expect(paypal.asked.filter(({ path }) => path.includes(id))).toHaveLength(before)
    expect((await eva.state()).payments).toEqual(['redirected'])
  })

  test('an order we do not know is acknowledged; a message that is none is not', async () => {
    const eva = await createPayer(portal)
    const id = await eva.payByPaypal()
    const order = { ...paypal.order(id), id: '5O1UNKNOWN', reference: crypto.randomUUID() }
    paypal.orders.set(order.id, order)
    expect((await tell('paypal', paypal.event(order.id))).status).toBe(200)
    for (const text of ['', '{', '[]', '{"event_type":1}', `{"event_type":"${'x'.repeat(70_000)}"}`]) {
      const { status } = await tell('paypal', { text, headers: paypal.event(id).headers })
      expect([400, 401, 413, 422]).toContain(status)
    }
  })

  test('when PayPal does not answer us it has to tell again', async () => {
    const eva = await createPayer(portal)
    const id = await eva.payByPaypal()
    paypal.approve(id)
    paypal.misbehave = ({ asked }) => (asked.path.includes('/orders/') ? { status: 500, body: {} } : undefined)
    expect((await tell('paypal', paypal.event(id))).status).toBe(503)
    paypal.misbehave = ({ asked }) => (asked.path.includes('verify') ? { status: 500, body: {} } : undefined)
    expect((await tell('paypal', paypal.event(id))).status).toBe(503)
    paypal.misbehave = undefined
    expect((await tell('paypal', paypal.event(id))).status).toBe(200)
    expect((await eva.state()).invoice).toBe('paid')
  })
})

describe('SimplePay', () => {
  test('is answered its own message with the moment it came, signed, once what it told is stored', async () => {
    const eva = await createPayer(portal)
    const id = await eva.payByCard()
    simplepay.end(id, 'FINISHED')
    const message = ipn(id)
    const answer = await tell('simplepay', message)
    expect(answer.status).toBe(200)
    const text = answer.bytes.toString('utf8')
    expect(text).not.toMatch(/(?<!\\)\//)
    expect(JSON.parse(text)).toEqual({ ...JSON.parse(message.text), receiveDate: '2026-11-23T08:00:00+00:00' })
    const key = simplepaySettings('').SIMPLEPAY_SECRET_KEY
    expect(answer.headers.signature).toBe(createHmac('sha384', key).update(text).digest('base64'))
    expect(await eva.state()).toMatchObject({ invoice: 'paid', payments: ['paid'] })
  })

  test('what the message says counts for nothing: only what SimplePay answers when asked', async () => {
    const eva = await createPayer(portal)
    const id = await eva.payByCard()
    expect((await tell('simplepay', ipn(id, { status: 'FINISHED', total: 1 }))).status).toBe(200)
    expect(await eva.state()).toMatchObject({ invoice: 'pending', payments: ['redirected'] })
  })

  test('a wrong signature, another merchant and no message are refused', async () => {
    const eva = await createPayer(portal)
    const id = await eva.payByCard()
    simplepay.end(id, 'FINISHED')
    const { text, headers } = ipn(id)
    expect((await tell('simplepay', { text, headers: {} })).body.code).toBe('SIGNATURE_WRONG')
    expect((await tell('simplepay', { text: text.replace('FINISHED', 'finished'), headers })).body.code).toBe('SIGNATURE_WRONG')
    expect((await tell('simplepay', ipn(id, { merchant: 'OTHER' }))).status).toBe(400)
    expect((await tell('simplepay', ipn(id, { transactionId: null }))).status).toBe(400)
    expect((await eva.state()).payments).toEqual(['redirected'])
  })

  test('a start whose answer never came, paid nowhere, and a transaction we do not know are acknowledged', async () => {
    const eva = await createPayer(portal)
    const id = await eva.payByCard()
    expect((await tell('simplepay', ipn(id, { transactionId: 1, orderRef: 'another' }))).status).toBe(200)
    expect((await eva.state()).payments).toEqual(['redirected'])
  })

  test('three days late, for a payment that ended: the money counts', async () => {
    const eva = await createPayer(portal)
    const id = await eva.payByCard()
    simplepay.end(id, 'CANCELLED')
    expect((await eva.back(simplepay.wayBack(id, 'CANCEL'))).body.data.status).toBe('aborted')
    simplepay.end(id, 'FINISHED')
    portal.setNow('2026-11-27T08:00:00Z')
    for (let i = 0; i < 3; i++) expect((await tell('simplepay', ipn(id))).status).toBe(200)
    expect(await eva.state()).toEqual({ invoice: 'paid', payments: ['paid'], settled: ['online 4522'], refunds: [], issues: [] })
  })
})

test('without the id of our webhook no message of PayPal is believed', async () => {
  const { PAYPAL_WEBHOOK_ID: _, ...settings } = paypalSettings(paypal.url)
  const other = await startPortal({ ...settings, ROLE: 'web' })
  const eva = await createPayer(other)
  const { text, headers } = paypal.event(await eva.payByPaypal())
  const answer = await other.call('POST', '/api/payments/webhooks/paypal', {
    body: text,
    headers: { 'content-type': 'application/json', ...headers },
  })
  expect(answer.body.code).toBe('SIGNATURE_WRONG')
  await other.stop()
})
