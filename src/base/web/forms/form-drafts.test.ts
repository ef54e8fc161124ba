import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeStorage } from '#testing/fake-storage.ts'
import { readFormDraft, storeFormDraft } from './form-draft.ts'
import { claimFormDrafts, dropFormDrafts } from './form-drafts.ts'

let stored: Map<string, string>
beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('window', { sessionStorage: fakeStorage(stored) })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const draft = { values: { note: 'Kovács Anna' } }

test('a draft comes back to the same person, and to nobody else', () => {
  claimFormDrafts('7')
  storeFormDraft('quote 1', draft, 0)
  claimFormDrafts('7')
  expect(readFormDraft('quote 1', 1)).toMatchObject(draft)
  claimFormDrafts('8')
  expect(readFormDraft('quote 1', 1)).toBeNull()
})

test('with the session all drafts go, and nothing else', () => {
  stored.set('permissionKeys', '[]')
  claimFormDrafts('7')
  storeFormDraft('quote 1', draft, 0)
  storeFormDraft('message staff 1', draft, 0)
  dropFormDrafts()
  expect([...stored.keys()]).toEqual(['permissionKeys'])
})

test('after a working day it is gone', () => {
  storeFormDraft('quote 1', draft, 0)
  expect(readFormDraft('quote 1', 12 * 3600_000)).toBeNull()
  expect(stored.size).toBe(0)
})
