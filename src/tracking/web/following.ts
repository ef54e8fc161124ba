import { useSyncExternalStore } from 'react'
import { accountsApi } from '#accounts/accounts.api.ts'
import { signOut } from '#accounts/web/session.ts'
import { call } from '#base/web/call.ts'
import { queryClient } from '#base/web/query-client.ts'
import { readStored, removeStored, store } from '#base/web/storage.ts'
import { onSessionEnded, storeToken } from '#base/web/token.ts'
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

/**
 * The cookie half of the token is one for the browser, and the newest takes its place. A tab that follows the same request, from an
 * earlier email perhaps, goes on with the newest token, or it would be shown out in the middle of a decision.
 */
const otherTabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('following')
otherTabs?.addEventListener('message', ({ data }: MessageEvent<Following & { Token: string }>) => {
  const mine = present()
  if (mine?.type === data.type && mine.crmRequestId === data.crmRequestId) storeToken(data.Token, 'session')
})

/** After a link was accepted. An account that the request does not belong to gives way: this browser holds one token. */
export function startFollowing({ type, crmRequestId, Token }: FollowingSession) {
  if (type === 'ACCOUNT' || Token === null) return
  signOut()
  isOver = isLeaving = false
  storeToken(Token, 'session')
  store('session', requestKey, String(crmRequestId))
  store('session', markerKey, type)
  otherTabs?.postMessage({ type, crmRequestId, Token })
  tell()
}

function deleteFollowing() {
  removeStored('session', requestKey)
  removeStored('session', markerKey)
  tell()
}

/** Whether the session of this page ran out or was ended elsewhere; whoever leaves by themselves knows it. */
export const hasSessionEnded = (): boolean => isOver

onSessionEnded(() => {
  isOver = !isLeaving
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
