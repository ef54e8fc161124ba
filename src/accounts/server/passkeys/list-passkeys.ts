import type { Input } from '#base/endpoint.ts'
import type { Call, ReadContext } from '#context.ts'
import type { Passkey } from '../../passkey.ts'
import type { securityApi } from '../../security.api.ts'
import { requireOwner } from '../own-account.ts'
import { passkeysOf } from './passkey-store.ts'

type Row = { id: number; name: string; createdAt: Temporal.Instant; lastUsedAt: Temporal.Instant | null; backedUp: boolean }

export const passkeySummary = ({ id, name, createdAt, lastUsedAt, backedUp }: Row): Passkey => ({
  id,
  name,
  createdAt: createdAt.toString(),
  lastUsedAt: lastUsedAt?.toString() ?? null,
  isBackedUp: backedUp,
})

export async function listPasskeys(ctx: ReadContext & Call, { params }: Input<typeof securityApi.listPasskeys>) {
  const { accountId } = requireOwner(ctx, params.id)
  return { passkeys: (await passkeysOf(ctx.tx, accountId)).map(passkeySummary) }
}
