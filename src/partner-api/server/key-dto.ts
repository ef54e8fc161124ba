import type { ReadContext } from '#context.ts'
import type { ApiKey } from '../api-key.ts'
import type { StoredKey } from './key-store.ts'

export function keyOf({ now }: Pick<ReadContext, 'now'>, stored: StoredKey): ApiKey {
  const { id, version, name, scopes, prefix, holder, createdAt, expiresAt, lastUsedAt, earlierUntil } = stored
  const isAhead = (moment: Temporal.Instant | null) => moment !== null && Temporal.Instant.compare(moment, now) > 0
  return {
    ...{ id, version, name, scopes: [...scopes], prefix, holder },
    state: stateOf(stored, isAhead(expiresAt)),
    createdAt: createdAt.toString(),
    expiresAt: expiresAt.toString(),
    lastUsedAt: lastUsedAt?.toString() ?? null,
    earlierUntil: isAhead(earlierUntil) ? (earlierUntil?.toString() ?? null) : null,
  }
}

function stateOf({ revokedAt, holds }: StoredKey, isRunning: boolean): ApiKey['state'] {
  if (revokedAt !== null) return 'revoked'
  if (!isRunning) return 'expired'
  return holds ? 'active' : 'orphaned'
}
