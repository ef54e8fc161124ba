import { requireOwner } from '#accounts/server/own-account.ts'
import { actingReachOf, reachOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import { deviceName } from '#catalogue/device-name.ts'
import type { Call, ReadContext } from '#context.ts'
import type { conversationApi } from '../conversation.api.ts'
import { threadPlaceInWords } from '../own-threads.ts'
import { threadsWithin } from './own-thread-store.ts'

/** Somebody else's account is not there (404), just as one that does not exist. Looking marks nothing as read. */
export async function listOwnThreads(ctx: ReadContext & Call, { params, query }: Input<typeof conversationApi.listOwnThreads>) {
  const { after, size } = query
  const owner = requireOwner(ctx, params.id)
  const rows = await threadsWithin(ctx.tx, { reach: reachOf(owner), acting: actingReachOf(owner) }, { after, size })
  const page = rows.slice(0, size)
  const last = page.at(-1)
  return {
    threads: page.map((row) => ({
      crmRequestId: row.requestId,
      device: deviceName(row),
      closed: row.closedAt !== null,
      at: row.at.toString(),
      side: row.byKind,
      beginning: row.beginning,
      unread: row.unread,
    })),
    next: rows.length > size && last ? threadPlaceInWords(last) : null,
  }
}
