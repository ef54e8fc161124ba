import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { createCsrfToken, isCsrfTokenValid } from './csrf.ts'
import type { Secrets } from './secrets.ts'

const mac = (purpose: string, text: string) =>
  createHmac('sha256', 'key')
    .update(purpose + text)
    .digest('base64url')
const secrets: Secrets = { sign: mac, verify: (purpose, text, signature) => mac(purpose, text) === signature }
const now = Temporal.Instant.from('2026-11-23T08:00:00Z')
const { nonce, token } = createCsrfToken(secrets, now, undefined)

test('is good for ten minutes, to the millisecond', () => {
  expect(isCsrfTokenValid(secrets, now, token, nonce)).toBe(true)
  expect(isCsrfTokenValid(secrets, now.add({ minutes: 10 }), token, nonce)).toBe(true)
  expect(isCsrfTokenValid(secrets, now.add({ minutes: 10, milliseconds: 1 }), token, nonce)).toBe(false)
})

test('is refused without its cookie, with another cookie, from the future, and when it was touched', () => {
  expect(isCsrfTokenValid(secrets, now, token, undefined)).toBe(false)
  expect(isCsrfTokenValid(secrets, now, token, 'another')).toBe(false)
  expect(isCsrfTokenValid(secrets, now.subtract({ minutes: 2 }), token, nonce)).toBe(false)
  expect(isCsrfTokenValid(secrets, now, token.replace(/^\d/, '9'), nonce)).toBe(false)
  for (const wrong of [undefined, '', '.', 'x.y', token.split('.')[0]]) expect(isCsrfTokenValid(secrets, now, wrong, nonce)).toBe(false)
})

test('keeps the nonce of an open form, but not one that somebody made up', () => {
  expect(createCsrfToken(secrets, now, nonce).nonce).toBe(nonce)
  for (const madeUp of ['', 'short', `${nonce}\0`, 'x'.repeat(5000)]) expect(createCsrfToken(secrets, now, madeUp).nonce).toMatch(/^[\w-]{43}$/)
})
