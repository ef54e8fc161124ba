import { useSyncExternalStore } from 'react'
import { claimFormDrafts, dropFormDrafts } from '#base/web/forms/form-drafts.ts'
import { offlineDatabase } from '#base/web/offline/offline-database.ts'
import { patience } from '#base/web/offline/patience.ts'
import { deleteDatabase, readStored, removeStored, store } from '#base/web/storage.ts'
import { dropToken, onSessionEnded, readToken, storeToken } from '#base/web/token.ts'
import type { Person, SignedIn } from '../person.ts'

/**
 * `signedOut`: a visitor, or a tracking session, which opens one request and no personal site.
 * `checking`: it is not known yet. The server decides everything; this only shapes what is shown.
 */
export type Session =
  | { readonly kind: 'signedOut' /** They were logged in, and the server no longer knows that login. */; readonly isEnded?: true }
  | { readonly kind: 'checking' }
  | { readonly kind: 'signedIn'; readonly person: Person; readonly permissionKeys: readonly string[] }

const signedOut: Session = { kind: 'signedOut' }
const ended: Session = { kind: 'signedOut', isEnded: true }
const checking: Session = { kind: 'checking' }
const uidKey = 'uid'
const permissionsKey = 'permissionKeys'

let session: Session = checking
const listeners = new Set<() => void>()

function become(next: Session) {
  session = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const presentSession = (): Session => session

/** Prerendered pages know no one, so the first render does not either. */
export const useSession = (): Session => useSyncExternalStore(subscribe, presentSession, () => checking)

/** After a login the server accepted. */
export function signIn(token: string, signedIn: SignedIn) {
  // Somebody else had not logged out.
  if (readStored('local', uidKey) !== String(signedIn.person.customerId)) deleteDatabase(offlineDatabase)
  storeToken(token, 'local')
  store('local', uidKey, String(signedIn.person.customerId))
  remember(signedIn)
}

/**
 * All tabs of a browser share one login. One that logs out, or is shown out, takes the others along; where somebody else logged in, the others
 * begin anew as that person. Called once, when the page starts.
 */
export function followOtherTabs() {
  const whenStored = ({ key, newValue }: StorageEvent) => {
    if (key !== uidKey || session.kind !== 'signedIn') return
    if (newValue === null) noteEnd()
    else if (newValue !== String(session.person.customerId)) window.location.reload()
  }
  window.addEventListener('storage', whenStored)
  return () => window.removeEventListener('storage', whenStored)
}

/** SPEC 3: permission keys are held in session storage. They only shape the menu; the server asks its own. */
function remember({ person, permissionKeys }: SignedIn) {
  store('session', permissionsKey, JSON.stringify(permissionKeys))
  claimFormDrafts(String(person.customerId))
  become({ kind: 'signedIn', person, permissionKeys })
}

/** Forgets everything of the session in this browser. Telling the server is the caller's. */
export function signOut() {
  forget()
  become(signedOut)
}

function forget() {
  dropToken()
  removeStored('local', uidKey)
  removeStored('session', permissionsKey)
  dropFormDrafts()
  deleteDatabase(offlineDatabase)
}

/** It ran out, or was ended elsewhere. Of a tracking session, which is no login, there is nothing to say. */
function noteEnd() {
  const wasSignedIn = session.kind === 'signedIn'
  forget()
  become(wasSignedIn ? ended : signedOut)
}

onSessionEnded(noteEnd)

/**
 * At the start of the page, and when the account may have changed: a kept account token is validated, an account no longer valid is forgotten. A server
 * that gave no answer (offline, or the page was left while it was asked) has said nothing about it, so the next page asks again; a page that opens
 * without a network shows what it keeps of this account meanwhile.
 * @param validate asks the server; unless told, by the call that a page without a session does not carry
 */
export async function restoreSession(validate: () => Promise<SignedIn | null> = validateOnDemand): Promise<void> {
  const uid = readStored('local', uidKey)
  if (!readToken() || !uid) return become(signedOut)
  const answered = validate().catch(() => 'unanswered' as const)
  const first = session.kind === 'checking' && opensOffline() ? await unansweredAfter(patience, answered) : await answered
  if (first !== 'unanswered') return settle(first)
  if (session.kind !== 'checking') return
  const kept = opensOffline() ? await storedOnDemand(Number(uid)) : null
  if (!kept) return become(signedOut)
  claimFormDrafts(uid)
  become({ kind: 'signedIn', ...kept })
  const late = await answered
  if (late !== 'unanswered') settle(late)
}

function settle(signedIn: SignedIn | null) {
  if (signedIn) return remember(signedIn)
  forget()
  become(ended)
}

const unansweredAfter = <Answer>(milliseconds: number, answer: Promise<Answer>) =>
  Promise.race([answer, new Promise<'unanswered'>((resolve) => setTimeout(() => resolve('unanswered'), milliseconds))])

/** Only pages of the service worker's do, and no other loads what reads the session that is kept. */
const opensOffline = () => (globalThis.navigator?.serviceWorker?.controller ?? null) !== null

const storedOnDemand = async (accountId: number) =>
  import('./stored-session.ts').then(
    ({ storedSession }) => storedSession(accountId),
    () => null,
  )

const validateOnDemand = async () => (await import('./validate-session.ts')).validateSession()
