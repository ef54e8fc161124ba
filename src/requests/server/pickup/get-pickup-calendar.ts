import type { Input } from '#base/endpoint.ts'
import type { FileAnswer } from '#base/server/http/http-files.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { requestsApi } from '../../requests.api.ts'
import { requireHeldRequest } from '../request-holder-store.ts'
import { findRequestSummary } from '../request-summary-store.ts'
import { requirePickupCalendarToken } from './pickup-calendar-token.ts'
import { calendarEntryOf } from './pickup-entry.ts'

export async function getPickupCalendar(
  ctx: ReadContext & Call,
  { params, query }: Input<typeof requestsApi.getPickupCalendar>,
): Promise<FileAnswer> {
  if (query.token === undefined) await requireHeldRequest(ctx, params.id, { colleagues: true })
  else requirePickupCalendarToken(ctx, params.id, query.token)
  const request = await findRequestSummary(ctx.tx, params.id)
  const entry = request && (await calendarEntryOf(ctx, request))
  if (!entry) throw new Refusal('NOT_FOUND')
  return { body: Buffer.from(entry.text), name: entry.name, mediaType: entry.mediaType, disposition: 'attachment' }
}
