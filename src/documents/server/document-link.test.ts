import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Secrets } from '#base/server/secrets.ts'
import { createDocumentLink, readDocumentLink } from './document-link.ts'

const secretsOf = (key: string): Secrets => {
  const sign = (purpose: string, text: string) => createHmac('sha256', key).update(`${purpose}\0${text}`).digest('base64url')
  return {
    sign,
    verify: (purpose, text, signature) => sign(purpose, text) === signature,
    signatures: (purpose, text) => [sign(purpose, text)],
    pseudonym: sign,
  }
}
const secrets = secretsOf('ours')
const now = Temporal.Instant.from('2026-11-23T08:00:00Z')
const about = {
  documentId: '0f8fad5b-d9cb-469f-a165-70867728950e',
  generation: 3,
  holder: { kind: 'account', id: 12 },
} as const

test('says what it was made of, for thirty days', () => {
  const link = createDocumentLink(secrets, now, about)
  expect(link).toMatch(/^[\w-]+$/)
  expect(readDocumentLink(secrets, now, link)).toEqual({ ...about, until: now.add({ hours: 30 * 24 }) })
  expect(readDocumentLink(secrets, now.add({ hours: 30 * 24 - 1 }), link)).toBeDefined()
  expect(readDocumentLink(secrets, now.add({ hours: 30 * 24 }), link)).toBeUndefined()
})

test('no character of it can be changed', () => {
  const link = createDocumentLink(secrets, now, about)
  for (let at = 0; at < link.length - 1; at++) {
    const other = `${link.slice(0, at)}${link[at] === '1' ? '2' : '1'}${link.slice(at + 1)}`
    expect(readDocumentLink(secrets, now, other), other).toBeUndefined()
  }
})

test.each(['', 'x', '_', '0'.repeat(300), '../../etc', '%00'])('%j is none', (text) => {
  expect(readDocumentLink(secrets, now, text)).toBeUndefined()
})

test('what somebody else signed is none', () => {
  expect(readDocumentLink(secrets, now, createDocumentLink(secretsOf('theirs'), now, about))).toBeUndefined()
})
