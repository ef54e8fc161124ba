import type { EventSource } from '#base/server/http/event-streams.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { accountSubject, requestSubject, sessionSubject } from './change-message.ts'

/** What changes for whoever holds requests: an account hears of all of its own, a tracking session of the one it came for. */
export async function openLiveStream({ actor }: ReadContext & Call): Promise<EventSource> {
  if (actor.kind === 'nobody' || actor.kind === 'viewer') throw new Refusal('UNAUTHORISED')
  const subject = actor.kind === 'account' ? accountSubject(actor.accountId) : requestSubject(actor.requestId)
  return { owner: subject, subjects: [subject], session: sessionSubject(actor.sessionId) }
}
