import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeStorage } from '#testing/fake-storage.ts'
import { dropDraft, readDraft, serviceEntriesWithDrafts, storeDraft } from './draft.ts'
import { sweepDrafts } from './sweep-drafts.ts'

const serviceEntry = '/igenyles/telekom/fizetos-javitas'
const draft = { form: { customer: { lastName: 'Kovács' } }, idempotencyKey: 'k', answerMissing: true }
const day = 24 * 3600_000

let stored: Map<string, string>
beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('window', { localStorage: fakeStorage(stored) })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('a draft comes back, at its own service entry only', () => {
  storeDraft(serviceEntry, draft, 0)
  expect(readDraft(serviceEntry, day)).toMatchObject(draft)
  expect(readDraft('/igenyles/telekom/garancialis-javitas', day)).toBeNull()
  dropDraft(serviceEntry)
  expect(readDraft(serviceEntry, day)).toBeNull()
})

test('after a fortnight it is gone, from the browser too', () => {
  storeDraft(serviceEntry, draft, 0)
  expect(readDraft(serviceEntry, 14 * day)).toBeNull()
  expect(stored.size).toBe(0)
})

test('opening any service entry forgets the old drafts of all service entries, and nothing else', async () => {
  const other = '/igenyles/telekom/garancialis-javitas'
  stored.set('language', 'hu-HU')
  storeDraft(serviceEntry, draft, 0)
  storeDraft(other, draft, 13 * day)
  await sweepDrafts(14 * day)
  expect(serviceEntriesWithDrafts()).toEqual([other])
  expect(stored.get('language')).toBe('hu-HU')
})

test.each(['', '{', '{}', 'null', '{"form":{},"idempotencyKey":1,"answerMissing":false,"at":0}'])('%j is no draft', (text) => {
  stored.set(`booking ${serviceEntry}`, text)
  expect(readDraft(serviceEntry, 0)).toBeNull()
  expect(stored.size).toBe(0)
})

test('a browser that keeps nothing is no error', () => {
  vi.stubGlobal('window', {})
  storeDraft(serviceEntry, draft, 0)
  expect(readDraft(serviceEntry, 0)).toBeNull()
})
