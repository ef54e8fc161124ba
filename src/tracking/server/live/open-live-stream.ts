import { type Reach, reachOf } from '#accounts/who.ts'
import type { EventSource } from '#base/server/http/event-streams.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { accountSubject, companySubject, costCentreSubject, requestSubject, sessionSubject } from '#requests/server/live/change-message.ts'

/** What changes for whoever holds requests: an account hears of its own and of those it looks after, a tracking session of the one it came for. */
export async function openLiveStream({ actor }: ReadContext & Call): Promise<EventSource> {
  if (actor.kind === 'nobody' || actor.kind === 'viewer') throw new Refusal('UNAUTHORISED')
  const owner = actor.kind === 'account' ? accountSubject(actor.accountId) : requestSubject(actor.requestId)
  const others = actor.kind === 'account' ? colleaguesOf(reachOf(actor)) : []
  return { owner, subjects: [owner, ...others], session: sessionSubject(actor.sessionId) }
}

function colleaguesOf({ companyId, costCentres }: Reach): string[] {
  if (companyId === null) return []
  return costCentres === null ? [companySubject(companyId)] : costCentres.map(costCentreSubject)
}
