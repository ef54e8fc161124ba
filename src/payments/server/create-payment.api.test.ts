import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type FakePaypal, paypalSettings, startFakePaypal } from '#testing/fake-paypal.ts'
import { insertCashOrder } from '#testing/insert-cash-order.ts'
import { insertInvoice } from '#testing/insert-invoice.ts'
import { insertRequest } from '#testing/insert-request.ts'
import { addAccount, sessionOf, start } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'

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
  portal.setNow(start.toString())
})

type Session = { token: string; cookie: string }

/** A customer whose request has an invoice to pay. */
async function customer() {
  const account = await addAccount(portal.db)
  const crmRequestId = await insertRequest(portal.db, { accountId: account.id })
  const invoice = await insertInvoice(portal.db, crmRequestId)
  return { crmRequestId, invoice, session: await sessionOf(portal.db, { kind: 'account', accountId: account.id }), accountId: account.id }
}
type Customer = Awaited<ReturnType<typeof customer>>

const create = (session: Session | undefined, body: unknown, { key = crypto.randomUUID() as string | null, language = 'hu' } = {}) =>
  portal.call('POST', '/api/payments/create', { body, language, ...(session ? { session } : {}), ...(key ? { idempotencyKey: key } : {}) })
const bodyOf = ({ crmRequestId, invoice }: Customer) => ({ crmRequestId, invoiceId: invoice.id })
const paymentsOf = ({ invoice }: Customer) =>
  portal.db.selectFrom('payments').selectAll().where('invoiceId', '=', invoice.id).orderBy('createdAt').execute()
const orderAt = (redirectUrl: string) => paypal.order(new URL(redirectUrl).searchParams.get('token') ?? '')

describe('starting to pay', () => {
  test('sends the payer to the provider, for what the invoice says', async () => {
    const anna = await customer()
    const { status, body } = await create(anna.session, { ...bodyOf(anna), returnUrls: { success: 'https://evil.example/' } }, { language: 'de' })
    expect(status).toBe(200)
    const [payment] = await paymentsOf(anna)
    expect(body.data).toEqual({ paymentId: payment?.id, redirectUrl: payment?.redirectUrl })
    expect(payment).toMatchObject({ status: 'redirected', amount: 4522, provider: 'paypal' })
    expect(orderAt(body.data.redirectUrl)).toMatchObject({
      amount: { currency_code: 'HUF', value: '4522' },
      reference: payment?.id,
      invoiceId: anna.invoice.number,
      returnUrl: 'http://localhost:3000/sikeres-fizetes',
      cancelUrl: 'http://localhost:3000/visszavont-fizetes',
      locale: 'de-DE',
    })
    expect(paypal.asked.at(-1)?.requestId).toBe(payment?.startRequestId)
    expect(JSON.stringify(paypal.asked.at(-1))).not.toContain('evil')
  })

  test('wants a key; the same key answers the same, with other content it is refused', async () => {
    const anna = await customer()
    const other = await insertInvoice(portal.db, anna.crmRequestId)
    for (const none of [null, 'too-few', 'of two words', 'x'.repeat(201)])
      expect((await create(anna.session, bodyOf(anna), { key: none })).body.code, String(none)).toBe('IDEMPOTENCY_KEY_REQUIRED')
    expect(await paymentsOf(anna)).toEqual([])
    const key = crypto.randomUUID()
    const first = await create(anna.session, bodyOf(anna), { key })
    const calls = paypal.asked.length
    expect((await create(anna.session, bodyOf(anna), { key })).body).toEqual(first.body)
    expect(paypal.asked).toHaveLength(calls)
    const reused = await create(anna.session, { ...bodyOf(anna), invoiceId: other.id }, { key })
    expect([reused.status, reused.body.code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED'])
  })

  test('a hundred at once open one payment and are told the same', async () => {
    const anna = await customer()
    const answers = await Promise.all(Array.from({ length: 100 }, () => create(anna.session, bodyOf(anna))))
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body])))).toHaveLength(1)
    expect(answers[0]?.status).toBe(200)
    expect(await paymentsOf(anna)).toHaveLength(1)
    expect([...paypal.orders.values()].filter(({ invoiceId }) => invoiceId === anna.invoice.number)).toHaveLength(1)
  })

  test('a hundred at once with one key are told the same', async () => {
    const anna = await customer()
    const key = crypto.randomUUID()
    const answers = await Promise.all(Array.from({ length: 100 }, () => create(anna.session, bodyOf(anna), { key })))
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body])))).toHaveLength(1)
    expect(await paymentsOf(anna)).toHaveLength(1)
  })

  test('after three hours the old payment is over and a new one begins', async () => {
    const anna = await customer()
    const first = await create(anna.session, bodyOf(anna))
    portal.setNow('2026-11-23T11:00:01Z')
    const session = await sessionOf(portal.db, { kind: 'account', accountId: anna.accountId }, Temporal.Instant.from('2026-11-23T11:00:00Z'))
    const second = await create(session, bodyOf(anna))
    expect(second.status).toBe(200)
    expect(second.body.data.paymentId).not.toBe(first.body.data.paymentId)
    expect((await paymentsOf(anna)).map(({ status }) => status)).toEqual(['expired', 'redirected'])
  })

  test('another provider than the open payment’s: that one is over', async () => {
    const anna = await customer()
    await portal.db
      .insertInto('payments')
      .values({
        invoiceId: anna.invoice.id,
        amount: 4522,
        provider: 'simulator',
        providerPaymentId: 'SIM1',
        redirectUrl: 'x',
        status: 'redirected',
        createdAt: start,
        nextCheckAt: start,
      })
      .execute()
    expect((await create(anna.session, bodyOf(anna))).status).toBe(200)
    expect((await paymentsOf(anna)).map(({ status, provider }) => `${provider} ${status}`).toSorted()).toEqual([
      'paypal redirected',
      'simulator expired',
    ])
  })
})

describe('is refused', () => {
  test('to whoever does not hold the request, as if there were none', async () => {
    const anna = await customer()
    const bela = await customer()
    const clerk = await addAccount(portal.db, { customerType: 'EMPLOYEE', permissionKeys: ['report.view'] })
    const nothing = await create(anna.session, { crmRequestId: 987_654_321, invoiceId: 987_654 })
    expect([nothing.status, nothing.body.code]).toEqual([404, 'NOT_FOUND'])
    const theirs = [
      await create(anna.session, bodyOf(bela)),
      await create(anna.session, { crmRequestId: anna.crmRequestId, invoiceId: bela.invoice.id }),
      await create(anna.session, { crmRequestId: bela.crmRequestId, invoiceId: anna.invoice.id }),
      await create(anna.session, { crmRequestId: anna.crmRequestId, invoiceId: 987_654 }),
      await create(await sessionOf(portal.db, { kind: 'account', accountId: clerk.id }), bodyOf(bela)),
      await create(await sessionOf(portal.db, { kind: 'tracking', requestId: anna.crmRequestId }), bodyOf(bela)),
    ]
    for (const { status, body } of theirs) expect([status, body]).toEqual([404, nothing.body])
    expect(await paymentsOf(bela)).toEqual([])
  })

  test('without a session, and to a session of the document viewer', async () => {
    const anna = await customer()
    expect((await create(undefined, bodyOf(anna))).body.code).toBe('LOGIN_NEEDED')
    const viewer = await sessionOf(portal.db, { kind: 'viewer', requestId: anna.crmRequestId })
    expect((await create(viewer, bodyOf(anna))).body.code).toBe('UNAUTHORISED')
  })

  test('but not to the holder of the tracking link, nor to the desk', async () => {
    const anna = await customer()
    const desk = await addAccount(portal.db, { customerType: 'EMPLOYEE', permissionKeys: ['request.queue'] })
    const first = await create(await sessionOf(portal.db, { kind: 'tracking', requestId: anna.crmRequestId }), bodyOf(anna))
    const second = await create(await sessionOf(portal.db, { kind: 'account', accountId: desk.id }), bodyOf(anna))
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.body).toEqual(first.body)
  })

  test('for what a courier was told to take in cash, however old the page is; not once that order is over and the parcel is here', async () => {
    const anna = await customer()
    await portal.db.updateTable('invoices').set({ paymentMethodId: 1 }).where('id', '=', anna.invoice.id).execute()
    await insertCashOrder(portal.db, anna.crmRequestId)
    const refused = await create(anna.session, bodyOf(anna))
    expect([refused.status, refused.body.code]).toEqual([409, 'COURIER_COLLECTS'])
    const ends = (status: string) =>
      portal.db.updateTable('shipments').set({ status, endedAt: start }).where('requestId', '=', anna.crmRequestId).execute()
    await ends('DELIVERED')
    expect((await create(anna.session, bodyOf(anna))).body.code).toBe('COURIER_COLLECTS')
    await ends('RETURNED')
    expect((await create(anna.session, bodyOf(anna))).status).toBe(200)
  })

  test('but to whom a rest is left once the courier’s cash is booked, and was less than was due', async () => {
    const anna = await customer()
    await portal.db.updateTable('invoices').set({ paymentMethodId: 1 }).where('id', '=', anna.invoice.id).execute()
    await insertCashOrder(portal.db, anna.crmRequestId)
    await portal.db.updateTable('shipments').set({ status: 'DELIVERED', endedAt: start }).where('requestId', '=', anna.crmRequestId).execute()
    const booked = { invoiceId: anna.invoice.id, source: 'cashOnDelivery', amount: 4000, at: start, reference: `codLine ${anna.crmRequestId}` }
    await portal.db.insertInto('settlements').values(booked).execute()
    expect((await create(anna.session, bodyOf(anna))).status).toBe(200)
    expect(await paymentsOf(anna)).toMatchObject([{ amount: 522 }])
  })

  test('for an invoice that is paid, and while a payment is being processed', async () => {
    const anna = await customer()
    await create(anna.session, bodyOf(anna))
    await portal.db.updateTable('payments').set({ status: 'approved' }).where('invoiceId', '=', anna.invoice.id).execute()
    const underWay = await create(anna.session, bodyOf(anna), { language: 'sl' })
    expect([underWay.status, underWay.body.code]).toEqual([409, 'PAYMENT_UNDER_WAY'])
    expect(underWay.body.message).toBe('Plačilo tega računa se obdeluje. Počakajte na izid in ne plačujte znova.')
    await portal.db.updateTable('invoices').set({ status: 'paid', paidAt: start }).where('id', '=', anna.invoice.id).execute()
    const paid = await create(anna.session, bodyOf(anna))
    expect([paid.status, paid.body.code]).toEqual([409, 'INVOICE_ALREADY_PAID'])
  })

  test('for an invoice that was cancelled, as if there were none', async () => {
    const anna = await customer()
    const about = { aboutInvoiceId: anna.invoice.id, chargeId: anna.invoice.chargeId }
    const amounts = { net: -3561, vat: -961, gross: -4522 }
    const { id: cancelledBy } = await insertInvoice(portal.db, anna.crmRequestId, {
      ...about,
      ...amounts,
      kind: 'storno',
      status: 'paid',
      paidAt: start,
    })
    await portal.db.updateTable('invoices').set({ cancelledBy }).where('id', '=', anna.invoice.id).execute()
    for (const invoiceId of [anna.invoice.id, cancelledBy]) {
      const { status, body } = await create(anna.session, { crmRequestId: anna.crmRequestId, invoiceId })
      expect([status, body.code]).toEqual([404, 'NOT_FOUND'])
    }
    expect(await paymentsOf(anna)).toEqual([])
  })

  test.each([
    ['fails', { status: 500, body: { name: 'INTERNAL_SERVER_ERROR' } }],
    ['does not know us', { status: 401, body: { name: 'AUTHENTICATION_FAILURE' } }],
    ['refuses it', { status: 422, body: { name: 'UNPROCESSABLE_ENTITY', details: [{ issue: 'DUPLICATE_INVOICE_ID' }] } }],
    ['answers nothing in time', 'hang' as const],
    ['answers nothing', { status: 200, body: '' }],
    ['answers a page', { status: 200, body: '<html>' }],
    ['answers something else', { status: 200, body: { id: 1 } }],
    ['names no page to approve on', { status: 200, body: { id: '5O1', status: 'CREATED', links: [] } }],
    [
      'sends the payer to another scheme',
      { status: 200, body: { id: '5O1', status: 'CREATED', links: [{ rel: 'approve', href: 'javascript:alert(1)' }] } },
    ],
  ])('when PayPal %s; the next try is the same payment and the same PayPal order', { timeout: 20_000 }, async (_what, answer) => {
    const anna = await customer()
    paypal.misbehave = () => answer
    const away = await create(anna.session, bodyOf(anna))
    expect([away.status, away.body.code, away.headers['retry-after']]).toEqual([503, 'PAYMENT_PROVIDER_AWAY', '5'])
    paypal.misbehave = undefined
    expect((await create(anna.session, bodyOf(anna))).status).toBe(200)
    expect(await paymentsOf(anna)).toHaveLength(1)
    expect([...paypal.orders.values()].filter(({ invoiceId }) => invoiceId === anna.invoice.number)).toHaveLength(1)
  })

  test('when two hundred bodies try to say another amount, payee or page', async () => {
    const anna = await customer()
    const names = [
      'amount',
      'gross',
      'net',
      'vat',
      'currency',
      'price',
      'total',
      'payee',
      'status',
      'provider',
      'paymentId',
      'redirectUrl',
      'number',
      'customerId',
      '__proto__',
      'constructor',
    ]
    const values = [1, 0, -4522, 4521.99, '1', 'EUR', null, true, [], {}, '0x1', 1e9]
    const extra = names.flatMap((name) =>
      values.map((value) => `{"crmRequestId":${anna.crmRequestId},"invoiceId":${anna.invoice.id},"${name}":${JSON.stringify(value)}}`),
    )
    const twisted = [
      { crmRequestId: String(anna.crmRequestId), invoiceId: anna.invoice.id },
      { crmRequestId: anna.crmRequestId, invoiceId: [anna.invoice.id] },
      { crmRequestId: anna.crmRequestId, invoiceId: `${anna.invoice.id} or true` },
      { crmRequestId: anna.crmRequestId, invoiceId: -anna.invoice.id },
      { crmRequestId: anna.crmRequestId, invoiceId: anna.invoice.id + 0.5 },
      { crmRequestId: anna.crmRequestId, invoiceId: 2 ** 53 },
      { crmRequestId: anna.crmRequestId },
      { ...bodyOf(anna), returnUrls: 'https://evil.example/' },
      [bodyOf(anna)],
      null,
    ].map((body) => JSON.stringify(body))
    expect(extra.length + twisted.length).toBeGreaterThanOrEqual(200)
    const statuses = new Set<number>()
    for (const body of [...extra, ...twisted]) statuses.add((await create(anna.session, body)).status)
    expect([...statuses].filter((status) => ![400, 404, 422].includes(status))).toEqual([])
    expect(await paymentsOf(anna)).toEqual([])
    expect(await portal.db.selectFrom('invoices').select(['net', 'vat', 'gross']).where('id', '=', anna.invoice.id).executeTakeFirst()).toEqual({
      net: 3561,
      vat: 961,
      gross: 4522,
    })
  })
})

describe('the database itself refuses', () => {
  const insert = (invoiceId: number, values: object) =>
    portal.db
      .insertInto('payments')
      .values({ invoiceId, amount: 4522, provider: 'paypal', nextCheckAt: start, ...values })
      .execute()

  test('more than the invoice asks for, a second open and a second paid payment', async () => {
    const { invoice } = await customer()
    await expect(insert(invoice.id, { amount: 4523 })).rejects.toThrow('more than its invoice')
    await insert(invoice.id, {})
    await expect(insert(invoice.id, {})).rejects.toThrow('payments_one_open_per_invoice')
    const paid = (n: number) => ({
      status: 'paid',
      providerPaymentId: `${invoice.number}-${n}`,
      redirectUrl: 'x',
      captureId: `${invoice.number}-${n}`,
      endedAt: start,
    })
    await insert(invoice.id, paid(1))
    await expect(insert(invoice.id, paid(2))).rejects.toThrow('payments_one_paid_per_invoice')
  })

  test('changes of what has ended and of what an invoice says', async () => {
    const { invoice } = await customer()
    await insert(invoice.id, { status: 'expired', endedAt: start })
    await expect(
      portal.db.updateTable('payments').set({ status: 'created', endedAt: null }).where('invoiceId', '=', invoice.id).execute(),
    ).rejects.toThrow('never changed')
    await expect(portal.db.updateTable('invoices').set({ gross: 1 }).where('id', '=', invoice.id).execute()).rejects.toThrow('never changed')
    await expect(portal.db.deleteFrom('invoices').where('id', '=', invoice.id).execute()).rejects.toThrow('never changed')
  })
})
