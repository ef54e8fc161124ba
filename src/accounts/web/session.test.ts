import { beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { get } from '#base/endpoint.ts'
import { call } from '#base/web/call.ts'
import { readFormDraft, storeFormDraft } from '#base/web/forms/form-draft.ts'
import { endSession, readToken } from '#base/web/token.ts'
import { fakeStorage } from '#testing/fake-storage.ts'
import type { SignedIn } from '../person.ts'
import { anyone } from '../who.ts'
import { followOtherTabs, presentSession, restoreSession, signIn, signOut } from './session.ts'

const anna: SignedIn = {
  person: {
    customerId: 7,
    customerType: 'B2C',
    firstName: 'Anna',
    lastName: 'Kovács',
    companyName: null,
    businessForm: null,
    company: null,
    memberships: [],
  },
  permissionKeys: [],
  language: 'hu',
}

beforeEach(() => {
  vi.stubGlobal('window', { localStorage: fakeStorage(), sessionStorage: fakeStorage() })
  signIn('token of a login', anna)
})

test('a page that was left before the server answered keeps the login for the next one', async () => {
  await restoreSession(() => Promise.reject(new Error('The page was left')))
  expect(readToken()).toBe('token of a login')
  await restoreSession(() => Promise.resolve(anna))
  expect(readToken()).toBe('token of a login')
})

test('a login the server no longer knows is forgotten', async () => {
  await restoreSession(() => Promise.resolve(null))
  expect(readToken()).toBeNull()
})

test('whoever was shown out is told so; whoever logged out is not', async () => {
  endSession()
  expect(presentSession()).toEqual({ kind: 'signedOut', isEnded: true })
  signIn('token of a login', anna)
  signOut()
  expect(presentSession()).toEqual({ kind: 'signedOut' })
  // A tracking session that ran out was no login.
  endSession()
  expect(presentSession()).toEqual({ kind: 'signedOut' })
})

test('of several calls that are refused the last takes back nothing of what the first said, and none ends the login that came after', async () => {
  const answers: ((answer: Response) => void)[] = []
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => answers.push(resolve)))
  const anything = get('/anything', { summary: 'Anything', who: anyone, answers: z.null() })
  const calls = [1, 2, 3].map(() => call(anything, {}).catch(() => null))
  await vi.waitFor(() => expect(answers).toHaveLength(3))
  const refuse = async (index: number) => {
    answers[index]?.(Response.json({ status: 401, code: 'LOGIN_NEEDED', message: 'Jelentkezzen be.' }, { status: 401 }))
    await calls[index]
    return presentSession()
  }
  expect(await refuse(0)).toEqual({ kind: 'signedOut', isEnded: true })
  expect(await refuse(1)).toEqual({ kind: 'signedOut', isEnded: true })
  signIn('token of the next login', anna)
  expect(await refuse(2)).toMatchObject({ kind: 'signedIn' })
  expect(readToken()).toBe('token of the next login')
})

test('a tab follows the others: out with the one that logged out, anew with the one where somebody else came', () => {
  const heard: ((event: { key: string; newValue: string | null }) => void)[] = []
  const reload = vi.fn()
  Object.assign(window, { addEventListener: (_: string, listener: (typeof heard)[number]) => heard.push(listener), location: { reload } })
  followOtherTabs()
  const store = (key: string, newValue: string | null) => {
    for (const listener of heard) listener({ key, newValue })
  }
  store('language', null)
  store('uid', '7')
  expect([presentSession().kind, reload.mock.calls.length]).toEqual(['signedIn', 0])
  store('uid', '8')
  expect(reload).toHaveBeenCalledOnce()
  store('uid', null)
  expect(presentSession()).toEqual({ kind: 'signedOut', isEnded: true })
})

test('what is shown without a network goes with the login, and with somebody else’s', () => {
  const deleted = vi.fn()
  Object.assign(window, { indexedDB: { deleteDatabase: deleted } })
  signIn('another token of the same login', anna)
  expect(deleted).not.toHaveBeenCalled()
  signIn('token of another login', { ...anna, person: { ...anna.person, customerId: 8 } })
  signOut()
  expect(deleted.mock.calls).toEqual([['offline'], ['offline']])
})

test('what was typed and not sent leaves with the session, and is not met by whoever logs in next', async () => {
  storeFormDraft('note 1', { values: { text: 'Kovács Anna' } }, 0)
  await restoreSession(() => Promise.resolve(anna))
  expect(readFormDraft('note 1', 1)).not.toBeNull()
  signIn('token of another login', { ...anna, person: { ...anna.person, customerId: 8 } })
  expect(readFormDraft('note 1', 1)).toBeNull()

  storeFormDraft('note 1', { values: { text: 'Kovács Anna' } }, 0)
  signOut()
  expect(readFormDraft('note 1', 1)).toBeNull()
})
