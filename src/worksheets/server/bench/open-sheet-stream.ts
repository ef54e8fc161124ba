import type { Input } from '#base/endpoint.ts'
import type { EventSource } from '#base/server/http/event-streams.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { accountSubject, sessionSubject, sheetSubject } from '#requests/server/live/change-message.ts'
import type { benchApi } from '../../bench.api.ts'
import { requireAnySheet } from './bench-sheet.ts'

/** What changes on a sheet for whoever looks at it. Only its number travels; the screen reads again by its own calls. */
export async function openSheetStream(ctx: ReadContext & Call, { params }: Input<typeof benchApi.liveSheet>): Promise<EventSource> {
  const { sheet } = await requireAnySheet(ctx, params.id)
  const { actor } = ctx
  if (actor.kind !== 'account') throw new Refusal('UNAUTHORISED')
  return { owner: accountSubject(actor.accountId), subjects: [sheetSubject(sheet.id)], session: sessionSubject(actor.sessionId) }
}
