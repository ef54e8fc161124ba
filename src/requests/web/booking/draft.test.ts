import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { doorsWithDrafts, dropDraft, keepDraft, readDraft } from './draft.ts'
import { sweepDrafts } from './sweep-drafts.ts'

const door = '/igenyles/telekom/fizetos-javitas'
const draft = { form: { customer: { lastName: 'Kovács' } }, idempotencyKey: 'k', answerMissing: true }
const day = 24 * 3600_000

let kept: Map<string, string>
beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
      key: (index: number) => [...kept.keys()][index] ?? null,
      get length() {
        return kept.size
      },
    },
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('a draft comes back, at its own door only', () => {
  keepDraft(door, draft, 0)
  expect(readDraft(door, day)).toMatchObject(draft)
  expect(readDraft('/igenyles/telekom/garancialis-javitas', day)).toBeNull()
  dropDraft(door)
  expect(readDraft(door, day)).toBeNull()
})

test('after a fortnight it is gone, from the browser too', () => {
  keepDraft(door, draft, 0)
  expect(readDraft(door, 14 * day)).toBeNull()
  expect(kept.size).toBe(0)
})

test('opening any door forgets the old drafts of all doors, and nothing else', async () => {
  const other = '/igenyles/telekom/garancialis-javitas'
  kept.set('language', 'hu-HU')
  keepDraft(door, draft, 0)
  keepDraft(other, draft, 13 * day)
  await sweepDrafts(14 * day)
  expect(doorsWithDrafts()).toEqual([other])
  expect(kept.get('language')).toBe('hu-HU')
})

test.each(['', '{', '{}', 'null', '{"form":{},"idempotencyKey":1,"answerMissing":false,"at":0}'])('%j is no draft', (text) => {
  kept.set(`booking ${door}`, text)
  expect(readDraft(door, 0)).toBeNull()
  expect(kept.size).toBe(0)
})

test('a browser that keeps nothing is no error', () => {
  vi.stubGlobal('window', {})
  keepDraft(door, draft, 0)
  expect(readDraft(door, 0)).toBeNull()
})
