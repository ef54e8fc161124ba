import { afterAll, beforeAll, expect, test } from 'vitest'
import { cpuTimeOf } from '#testing/cpu-time.ts'
import { hostileTexts } from '#testing/hostile-texts.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'

// One call of anybody stopped the whole portal for 20 seconds, and for two minutes with a megabyte of marks.

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.stop())

test.each(Object.entries(hostileTexts))('a login with %s is refused at once, and the portal answers others meanwhile', async (_, email) => {
  await portal.call('GET', '/healthz')
  const cpu = await cpuTimeOf(async () => {
    const login = portal.call('POST', '/api/login', { body: { email, password: 'Jelszó-12' }, csrf: true })
    expect((await portal.call('GET', '/healthz')).status).toBe(200)
    expect((await login).status).toBe(422)
  })
  expect(cpu).toBeLessThan(500)
})

test('the refusal names the field and what it may hold, in every language', async () => {
  const [tooLong, marks] = ['x'.repeat(5000), `a${'\u0301\u0316'.repeat(20)}`]
  const login = async (email: string, language: string) =>
    (await portal.call('POST', '/api/login', { body: { email, password: 'Jelszó-12' }, csrf: true, language })).body
  expect(await login(tooLong, 'hu')).toMatchObject({ status: 422, code: 'INVALID_INPUT', fields: [{ path: 'email', code: 'TEXT_TOO_LONG' }] })
  expect((await login(tooLong, 'en')).fields[0].message).toBe('The text can have at most 254 characters, it now has 5000.')
  for (const language of ['hu', 'en', 'de', 'sl']) {
    const { fields } = await login(marks, language)
    expect(fields).toEqual([{ path: 'email', code: 'TEXT_MARKS', message: expect.stringContaining('8') }])
  }
})

test('the part of a multipart call is measured like a body, and its files go', async () => {
  const { status, body } = await portal.call('POST', '/api/customer-requests/pickup-return', {
    body: { customer: { email: 'x'.repeat(5000) } },
    files: [],
    csrf: true,
    idempotencyKey: crypto.randomUUID(),
  })
  expect([status, body.fields]).toMatchObject([422, [{ path: 'customer.email', code: 'TEXT_TOO_LONG' }]])
})

test('so is what stands in an address', async () => {
  const { status, body } = await portal.call('GET', `/api/streets?postalCode=1134&query=${'x'.repeat(2000)}`)
  expect([status, body.fields]).toMatchObject([422, [{ path: 'query', code: 'TEXT_TOO_LONG' }]])
})
