import type { Input, Output } from '#base/endpoint.ts'
import type { Call, ReadContext } from '#context.ts'
import type { securityApi } from '../../security.api.ts'
import { requireOwner } from '../own-account.ts'
import { livingSessionsOf } from '../session-store.ts'

/** SPEC names no such list: where one’s account is logged in, with what is needed to recognise each and no more. */
export async function listSessions(
  ctx: ReadContext & Call,
  { params }: Input<typeof securityApi.listSessions>,
): Promise<Output<typeof securityApi.listSessions>> {
  const { accountId, sessionId, customerType } = requireOwner(ctx, params.id)
  const sessions = await livingSessionsOf(ctx.tx, ctx.now, { accountId, customerType })
  return {
    sessions: sessions.map(({ id, browser, system, createdAt, lastSeenAt }) => ({
      id,
      browser,
      system,
      startedAt: createdAt.toString(),
      lastUsedAt: lastSeenAt.toString(),
      isCurrent: id === sessionId,
    })),
  }
}
