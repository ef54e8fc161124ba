import { useSyncExternalStore } from 'react'
import { accountsApi } from '#accounts/accounts.api.ts'
import { signOut } from '#accounts/web/session.ts'
import { call } from '#base/web/call.ts'
import { queryClient } from '#base/web/query-client.ts'
import { readStored, removeStored, store } from '#base/web/storage.ts'
import { onSessionEnded, onTokenChanged, readToken, storeToken } from '#base/web/token.ts'
import type { FollowingSession } from '../tracking.api.ts'

/** SPEC 3, client storage: the request id, and the marker that a tracking login, not an account, is what the token stands for. */
const requestKey = 'crmRequestId'
const markerKey = 'trackingLogin'

export type Following = { readonly type: 'TRACKING' | 'VIEWER'; readonly crmRequestId: number }

const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

let known: Following | null = null
let isOver = false
let isLeaving = false

/** The request this tab follows without an account; the same object as long as nothing changes. */
function present(): Following | null {
  const type = readStored('session', markerKey)
  const crmRequestId = Number(readStored('session', requestKey))
  if ((type !== 'TRACKING' && type !== 'VIEWER') || !crmRequestId) known = null
  else if (known?.type !== type || known.crmRequestId !== crmRequestId) known = { type, crmRequestId }
  return known
}

export const useFollowing = (): Following | null => useSyncExternalStore(subscribe, present, () => null)

type NewFollowing = Following & { readonly Token: string }
const isSame = (one: Following | null, other: Following | null) =>
  one !== null && other !== null && one.type === other.type && one.crmRequestId === other.crmRequestId

/** What another tab of this browser followed last, and what this one followed until it was shown out. */
let newest: NewFollowing | null = null
let lost: Following | null = null
/** The tokens of the followed request that this tab was given, the one in use last. */
let given: readonly string[] = []

function use(token: string) {
  // A page that was loaded anew has its token from the tab's storage.
  const before = given.length === 0 ? [readToken() ?? token] : given
  given = [...before.filter((one) => one !== token), token]
  storeToken(token, 'session')
}

// Another login took its place: what was given before is of nobody here.
onTokenChanged(() => {
  const token = readToken()
  if (token !== null && token !== given.at(-1)) given = []
})

/** What is asked for the first time is asked anew, also where its refusal is only on its way; what stands on the screen stays until it was read again. */
function rereadAll() {
  void queryClient.resetQueries({ predicate: ({ queryKey: [method], state }) => method === 'GET' && state.data === undefined })
  void queryClient.invalidateQueries({ predicate: ({ queryKey: [method], state }) => method === 'GET' && state.data !== undefined })
}

/**
 * The cookie half of the token is one for the browser, and the newest takes its place. A tab that follows the same request, from an
 * earlier email perhaps, goes on with the newest token, or it would be shown out in the middle of a decision. Where a link is opened twice at
 * once, the tabs may hear of each other in another order than the cookies came, so what gave way is kept, and tried before anybody is shown out.
 */
const otherTabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('following')
otherTabs?.addEventListener('message', ({ data }: MessageEvent<NewFollowing>) => {
  newest = data
  if (isSame(present(), data)) use(data.Token)
  else if (isOver && isSame(lost, data)) {
    begin(data)
    rereadAll()
  }
})

function begin({ type, crmRequestId, Token }: NewFollowing) {
  isOver = isLeaving = false
  lost = null
  use(Token)
  store('session', requestKey, String(crmRequestId))
  store('session', markerKey, type)
  tell()
}

/** After a link was accepted. An account that the request does not belong to gives way: this browser holds one token. */
export function startFollowing({ type, crmRequestId, Token }: FollowingSession) {
  if (type === 'ACCOUNT' || Token === null) return
  const started = { type, crmRequestId, Token }
  signOut()
  given = newest !== null && isSame(newest, started) ? [newest.Token] : []
  begin(started)
  otherTabs?.postMessage(started)
}

function deleteFollowing() {
  removeStored('session', requestKey)
  removeStored('session', markerKey)
  tell()
}

/** Whether the session of this page ran out or was ended elsewhere; whoever leaves by themselves knows it. */
export const hasSessionEnded = (): boolean => isOver

onSessionEnded(() => {
  given = given.slice(0, -1)
  const other = given.at(-1)
  if (other !== undefined && !isLeaving) {
    storeToken(other, 'session')
    rereadAll()
    return
  }
  isOver = !isLeaving
  lost = present()
  deleteFollowing()
})

/** Ends the session on the server and here, with everything that was read in it. */
export async function stopFollowing() {
  // The open stream may tell of the end before the answer does.
  isLeaving = true
  // Unreached, the server lets the session run out by itself; this browser forgets it now.
  await call(accountsApi.logOut, {}).catch(() => {})
  signOut()
  deleteFollowing()
  // What the page shows is asked for anew. Cleared instead, an answer on its way would be lost, and the old one would stay on the screen.
  void queryClient.resetQueries({ predicate: ({ queryKey: [method] }) => method === 'GET' })
}
