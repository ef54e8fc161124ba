import { knownScopes } from '#accounts/api-scope.ts'
import type { SeenSessions } from '#accounts/server/session-store.ts'
import { type Actor, customerTypeOf } from '#accounts/who.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import { keySubject } from '#base/server/http/rate-limits.ts'
import { sha256 } from '#base/server/tokens.ts'
import type { DB } from '#db/schema.ts'
import { Refusal } from '#errors.ts'
import { keyOfSecret } from './key-of-secret-store.ts'

/** Who calls with a key is counted by the key, once it is known to be one: a secret that is made up counts against its address. */
export type KnownKeys = {
  /** What the limits count it by; undefined: not known. */
  readonly subjectOf: (secret: string | undefined) => string | undefined
  readonly note: (secret: string, keyId: number) => void
}

const maxKnown = 10_000

export function rememberKeys(): KnownKeys {
  const known = new Map<string, number>()
  const nameOf = (secret: string) => sha256(secret).toString('base64')
  return {
    subjectOf: (secret) => {
      const id = secret === undefined ? undefined : known.get(nameOf(secret))
      return id === undefined ? undefined : keySubject(id)
    },
    note: (secret, keyId) => {
      if (known.size >= maxKnown) known.clear()
      known.set(nameOf(secret), keyId)
    },
  }
}

/**
 * Who calls with this secret: the holder of the key, as administrator of their company, with the scopes of the key (decision 88).
 * @throws Refusal API_KEY_INVALID where it is none, or ended: nobody who meant to call with a key is answered as a stranger
 */
export async function findKeyActor(
  tx: ReadDb<DB>,
  now: Temporal.Instant,
  secret: string,
  { lastUsed, known }: { readonly lastUsed: SeenSessions; readonly known: KnownKeys },
): Promise<Actor> {
  const [key] = await keyOfSecret(tx, { hash: sha256(secret) })
  const isOver = (end: Temporal.Instant | null) => end !== null && Temporal.Instant.compare(end, now) <= 0
  const customerType = key && customerTypeOf(key.customerType)
  if (!key || !customerType || isOver(key.validUntil) || isOver(key.expiresAt)) throw new Refusal('API_KEY_INVALID')
  known.note(secret, key.id)
  const last = lastUsed.of(key.id) ?? key.lastUsedAt
  if (!last || now.since(last).total('minutes') >= 1) lastUsed.note(key.id, now)
  return {
    kind: 'account',
    sessionId: 0,
    accountId: key.accountId,
    customerType,
    permissionKeys: [],
    company: { id: key.companyId, role: 'administrator', costCentres: 'every' },
    apiKey: { id: key.id, name: key.name, scopes: knownScopes(key.scopes) },
  }
}
