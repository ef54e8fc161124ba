import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readEnv } from '#base/server/env.ts'
import { paypalSettings } from '#testing/fake-paypal.ts'
import { simplepaySettings } from '#testing/fake-simplepay.ts'
import { insertInvoice } from '#testing/insert-invoice.ts'
import { insertRequest } from '#testing/insert-request.ts'
import { sessionOf } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal({ ROLE: 'web' })
})
afterAll(() => portal.stop())

/** Whoever follows a request and starts to pay its invoice. */
async function payer(language = 'hu', paymentMethodId?: 4 | 5) {
  const crmRequestId = await insertRequest(portal.db)
  const invoice = await insertInvoice(portal.db, crmRequestId)
  const session = await sessionOf(portal.db, { kind: 'tracking', requestId: crmRequestId })
  const create = () =>
    portal.call('POST', '/api/payments/create', {
      session,
      language,
      body: { crmRequestId, invoiceId: invoice.id, ...(paymentMethodId ? { paymentMethodId } : {}) },
      idempotencyKey: crypto.randomUUID(),
    })
  const { body } = await create()
  return { session, create, page: new URL(body.data.redirectUrl).pathname, invoice }
}
const choose = (page: string, choice: string) =>
  portal.call('POST', `${page}/${choice}`, { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: '' })
const returned = async (session: { token: string; cookie: string }, location: unknown) =>
  (await portal.call('GET', `/api/payments${new URL(String(location)).search}`, { session })).body.data.status

describe('the simulated provider', () => {
  test.each([
    ['pay', '/sikeres-fizetes', 'success'],
    ['refuse', '/sikeres-fizetes', 'failed'],
    ['cancel', '/visszavont-fizetes', 'aborted'],
  ])('%s → %s → %s', async (choice, pathname, result) => {
    const { session, page } = await payer()
    const answer = await choose(page, choice)
    expect(answer.status).toBe(303)
    const location = new URL(String(answer.headers.location))
    expect([location.origin, location.pathname]).toEqual(['http://localhost:3000', pathname])
    expect(await returned(session, location)).toBe(result)
    expect(await returned(session, location)).toBe(result)
  })

  test.each([
    ['pay', '/sikeres-fizetes', 'success', false],
    ['refuse', '/sikertelen-fizetes', 'failed', false],
    ['cancel', '/visszavont-fizetes', 'aborted', false],
    ['timeOut', '/sikertelen-fizetes', 'failed', true],
  ])('by card: %s → %s → %s; what ended is known by the notification before the payer is back', async (choice, pathname, status, timedOut) => {
    const { session, page, invoice, create } = await payer('hu', 5)
    expect((await portal.call('GET', page)).body.match(/<form /g)).toHaveLength(4)
    const location = new URL(String((await choose(page, choice)).headers.location))
    expect(location.pathname).toBe(pathname)
    const known = await portal.db.selectFrom('payments').select('status').where('invoiceId', '=', invoice.id).executeTakeFirstOrThrow()
    expect(known.status).toBe({ pay: 'paid', refuse: 'failed', cancel: 'redirected', timeOut: 'expired' }[choice])
    const { body } = await portal.call('GET', `/api/payments${location.search}`, { session })
    expect(body.data).toMatchObject({ status, timedOut, paymentMethodId: 5 })
    // What was not paid can be begun again.
    if (choice !== 'pay') expect(new URL((await create()).body.data.redirectUrl).pathname).not.toBe(page)
  })

  test('PayPal’s page has no time that runs out', async () => {
    const { page } = await payer()
    expect((await portal.call('GET', page)).body.match(/<form /g)).toHaveLength(3)
    expect((await choose(page, 'timeOut')).status).toBe(404)
    expect((await choose(page, 'pay')).status).toBe(303)
  })

  test('a choice is made once; the page then only leads back', async () => {
    const { session, page } = await payer()
    const paid = await choose(page, 'pay')
    expect((await choose(page, 'cancel')).headers.location).toBe(paid.headers.location)
    expect(await returned(session, paid.headers.location)).toBe('success')
    expect((await portal.call('GET', page)).body).not.toContain('<form')
  })

  test('before anything is chosen the payment is pending', async () => {
    const { session, page, create } = await payer()
    const token = page.split('/').at(-1)
    expect(await returned(session, `http://localhost:3000/?token=${token}&PayerID=X`)).toBe('pending')
    expect((await create()).body.data.redirectUrl).toContain(page)
  })

  test.each([
    ['hu', 'Próbafizetés', 'Ft'],
    ['en', 'Trial payment', 'HUF'],
    ['de', 'Probezahlung', 'HUF'],
    ['sl', 'Poskusno plačilo', 'HUF'],
  ])('speaks %s', async (language, title, forint) => {
    const { page, invoice } = await payer(language)
    const { body, headers } = await portal.call('GET', page)
    expect(body).toContain(`<html lang="${language}">`)
    expect(body).toContain(title)
    expect(body).toContain(invoice.number)
    expect(body).toMatch(/4[.,]?522/)
    expect(body).toContain(forint)
    expect(String(headers['content-security-policy'])).toContain("default-src 'none'")
  })

  test('knows no other payment and no other choice', async () => {
    const { page } = await payer()
    expect((await portal.call('GET', '/dev/payments/SIM0')).status).toBe(404)
    expect((await choose('/dev/payments/SIM0', 'pay')).status).toBe(404)
    expect((await choose(page, 'steal')).status).toBe(422)
    expect((await portal.call('GET', '/dev/payments/x')).status).toBe(422)
  })
})

describe('which provider it is', () => {
  test('with PayPal and SimplePay there is no simulator', async () => {
    const real = await startPortal({ ...paypalSettings('http://127.0.0.1:9'), ...simplepaySettings('http://127.0.0.1:9'), ROLE: 'web' })
    expect((await real.call('GET', '/dev/payments/SIM0')).status).toBe(404)
    expect(real.http.printRoutes({ commonPrefix: false })).not.toContain('dev/payments')
    await real.stop()
  })

  const complaintOf = (settings: Record<string, string>) => {
    try {
      readEnv({ NODE_ENV: 'production', ...settings })
      return ''
    } catch (error) {
      return String(error)
    }
  }
  test('production opens on the simulator only when told so', () => {
    const keys = { PAYPAL_CLIENT_ID: 'a', PAYPAL_CLIENT_SECRET: 'b' }
    expect(complaintOf({})).toContain('PAYPAL_CLIENT_ID is not set')
    expect(complaintOf({ ALLOW_SIMULATORS: 'true' })).not.toContain('PAYPAL')
    expect(complaintOf(keys)).not.toContain('PAYPAL')
    expect(readEnv(keys).PAYPAL_URL).toBe('https://api-m.paypal.com')
    expect(() => readEnv({ PAYPAL_CLIENT_ID: 'a' })).toThrow('go together')
  })
})
