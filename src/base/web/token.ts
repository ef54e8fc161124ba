import { readStored, removeStored, store } from './storage.ts'

/**
 * The half of the session token that the browser keeps and sends in the `Token` header (SPEC 3, 7); the other half is a cookie scripts cannot
 * read. A login lasts over a closed tab (`local`), a tracking session does not (`session`).
 */
const key = 'token'

type Listener = () => void
const whenEnded = new Set<Listener>()
const whenChanged = new Set<Listener>()

export const readToken = (): string | null => readStored('session', key) ?? readStored('local', key)

export function storeToken(token: string, place: 'local' | 'session') {
  const isOther = readToken() !== token
  removeStored('session', key)
  removeStored('local', key)
  store(place, key, token)
  if (isOther) tell(whenChanged)
}

export function dropToken() {
  const wasThere = readToken() !== null
  removeStored('session', key)
  removeStored('local', key)
  if (wasThere) tell(whenChanged)
}

function tell(listeners: ReadonlySet<Listener>) {
  for (const listener of listeners) listener()
}

/** Calls back when another token takes the place of this one, or none. */
export function onTokenChanged(listener: Listener): () => void {
  whenChanged.add(listener)
  return () => whenChanged.delete(listener)
}

/** Calls back when the server no longer knows the token it was sent. */
export function onSessionEnded(listener: Listener): () => void {
  whenEnded.add(listener)
  return () => whenEnded.delete(listener)
}

export function endSession() {
  dropToken()
  tell(whenEnded)
}

/**
 * The server does not know this token. Of several calls under way each is answered so: where the page has let it go, or another login has taken its
 * place, there is nothing to end.
 */
export function endSessionOf(token: string) {
  if (readToken() === token) endSession()
}
