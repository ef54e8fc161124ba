import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { claimFormDrafts, dropFormDrafts } from '#base/web/forms/form-drafts.ts'
import { draftsFor } from '#requests/web/booking/draft.ts'
import { fakeStorage } from '#testing/fake-storage.ts'
import { beginWith, callerDraft } from './caller-draft.ts'

const drafts = draftsFor(true)
const draft = { form: { customer: { lastName: 'Kovács' } }, idempotencyKey: 'k', answerMissing: false }
const known = callerDraft('a7', 'fizetos-javitas', 'huawei')
const unknown = callerDraft('uj', 'fizetos-javitas', 'huawei')
const hour = 3600_000

let browser: Map<string, string>
beforeEach(() => {
  browser = new Map()
  vi.stubGlobal('window', { localStorage: fakeStorage(browser), sessionStorage: fakeStorage() })
  claimFormDrafts('1')
  drafts.store(known, draft, 0)
  drafts.store(unknown, draft, 0)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const left = () => [known, unknown].filter((name) => drafts.read(name, 1) !== null)

test('what is taken down for a caller comes back in its tab for a working day; the browser keeps nothing', () => {
  expect(left()).toEqual([known, unknown])
  expect(browser.size).toBe(0)
  expect(drafts.read(known, 12 * hour)).toBeNull()
})

test.each<[when: string, end: () => void, left: string[]]>([
  ['it was sent', () => drafts.drop(known), [unknown]],
  ['the employee logs out, or the session ends', dropFormDrafts, []],
  ['somebody else logs in', () => claimFormDrafts('2'), []],
  ['another caller is begun with', () => beginWith('a8'), []],
  ['the same caller is chosen again', () => beginWith('a7'), [known]],
  ['a new customer is begun with', () => beginWith('uj'), []],
])('when %s', (_when, end, stays) => {
  end()
  expect(left()).toEqual(stays)
})

test('what was still to be saved as the session ended is not', () => {
  dropFormDrafts()
  drafts.store(known, draft, 0)
  expect(left()).toEqual([])
})
