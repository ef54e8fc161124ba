import type { EventStreams } from '#base/server/http/event-streams.ts'

export const requestSubject = (requestId: number) => `request ${requestId}`
export const accountSubject = (accountId: number) => `account ${accountId}`
export const sessionSubject = (sessionId: number) => `session ${sessionId}`

/**
 * Passes on what the triggers of migration 0041 tell: `request <number> <account, 0 for none>`, `session <id>`. Other messages of the
 * channel are names of tables, and for others.
 */
export function passOn(streams: EventStreams, message: string): void {
  const [, kind, id, owner] = /^(request|session) (\d+)(?: (\d+))?$/.exec(message) ?? []
  if (kind === 'session') streams.endSession(sessionSubject(Number(id)))
  if (kind === 'request') streams.tell([requestSubject(Number(id)), ...(owner === '0' ? [] : [accountSubject(Number(owner))])], id ?? '')
}
