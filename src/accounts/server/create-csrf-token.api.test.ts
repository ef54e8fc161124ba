import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPortal, type TestPortal } from '#testing/portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.stop())

test('answers a token that expires in ten minutes, and its other half as an HttpOnly cookie', async () => {
  const { status, body, headers, cookies } = await portal.call('GET', '/api/create-csrf-token')
  expect(status).toBe(200)
  expect(body.data.token).toMatch(/^\d+\.[\w-]{43}$/)
  expect(body.data.expiresAt).toBe('2026-11-23T08:10:00Z')
  expect(cookies.form).toMatch(/^[\w-]{43}$/)
  expect(String(headers['set-cookie'])).toContain('HttpOnly')
})

test('keeps the nonce of a browser that has one, so two open forms do not disturb each other', async () => {
  const first = await portal.call('GET', '/api/create-csrf-token')
  const { cookies } = await portal.call('GET', '/api/create-csrf-token', { headers: { cookie: `form=${first.cookies.form}` } })
  expect(cookies.form).toBe(first.cookies.form)
})
