import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Secrets } from '../secrets.ts'
import { createCsrfToken, csrfTokenState } from './csrf.ts'

const mac = (purpose: string, text: string) =>
  createHmac('sha256', 'key')
    .update(purpose + text)
    .digest('base64url')
const secrets: Secrets = {
  sign: mac,
  verify: (purpose, text, signature) => mac(purpose, text) === signature,
  signatures: (purpose, text) => [mac(purpose, text)],
  pseudonym: mac,
}
const now = Temporal.Instant.from('2026-11-23T08:00:00Z')
const { nonce, token } = createCsrfToken(secrets, now, undefined)

test('is good for ten minutes, to the millisecond', () => {
  expect(csrfTokenState(secrets, now, token, nonce)).toBe('valid')
  expect(csrfTokenState(secrets, now.add({ minutes: 10 }), token, nonce)).toBe('valid')
  expect(csrfTokenState(secrets, now.add({ minutes: 10, milliseconds: 1 }), token, nonce)).toBe('expired')
  expect(csrfTokenState(secrets, now.add({ hours: 9 }), token, nonce)).toBe('expired')
})

test('is refused without its cookie, with another cookie, from the future, and when it was touched', () => {
  expect(csrfTokenState(secrets, now, token, undefined)).toBe('unknown')
  expect(csrfTokenState(secrets, now, token, 'another')).toBe('unknown')
  expect(csrfTokenState(secrets, now.subtract({ minutes: 2 }), token, nonce)).toBe('unknown')
  expect(csrfTokenState(secrets, now, token.replace(/^\d/, '9'), nonce)).toBe('unknown')
  for (const wrong of [undefined, '', '.', 'x.y', token.split('.')[0]]) expect(csrfTokenState(secrets, now, wrong, nonce)).toBe('unknown')
})

test('an old one that is not ours is unknown, not expired', () => {
  const later = now.add({ hours: 1 })
  expect(csrfTokenState(secrets, later, token, 'another')).toBe('unknown')
  expect(csrfTokenState(secrets, later, undefined, nonce)).toBe('unknown')
})

test('keeps the nonce of an open form, but not one that somebody made up', () => {
  expect(createCsrfToken(secrets, now, nonce).nonce).toBe(nonce)
  for (const madeUp of ['', 'short', `${nonce}\0`, 'x'.repeat(5000)]) expect(createCsrfToken(secrets, now, madeUp).nonce).toMatch(/^[\w-]{43}$/)
})
