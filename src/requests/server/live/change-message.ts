import type { EventStreams } from '#base/server/http/event-streams.ts'

export const requestSubject = (requestId: number) => `request ${requestId}`
export const costCentreSubject = (costCentreId: number) => `cost centre ${costCentreId}`
export const companySubject = (companyId: number) => `company ${companyId}`
export const accountSubject = (accountId: number) => `account ${accountId}`
export const sheetSubject = (sheetId: number) => `sheet ${sheetId}`
export const sandboxSubject = (companyId: number) => `sandbox ${companyId}`
export const sessionSubject = (sessionId: number) => `session ${sessionId}`

export const isAboutRequest = (message: string) => message.startsWith('request ')

/**
 * Passes on what the triggers of migrations 0041 and 0094 tell: `request <number> <account> <company> <cost centre>` (0 for none), `session <id>`,
 * `access <account>`: what the account may see has changed, `sheet <id>`: a worksheet, or what stands on it (migration 0157), `sandbox <company>` (migration
 * 0187). Other messages of the channel are names of tables, and for others.
 */
export function passOn(streams: EventStreams, message: string): void {
  const [, kind, first, account, company, costCentre] = /^(request|session|access|sheet|sandbox) (\d+)(?: (\d+) (\d+) (\d+))?$/.exec(message) ?? []
  const id = Number(first)
  if (kind === 'session') streams.endSession(sessionSubject(id))
  if (kind === 'access') streams.openAnew(accountSubject(id))
  if (kind === 'sheet') streams.tell([sheetSubject(id)], String(id))
  if (kind === 'sandbox') streams.tell([sandboxSubject(id)], String(id))
  if (kind !== 'request') return
  const owners = [
    { subject: accountSubject, owner: Number(account) },
    { subject: companySubject, owner: Number(company) },
    { subject: costCentreSubject, owner: Number(costCentre) },
  ].flatMap(({ subject, owner }) => (owner === 0 ? [] : [subject(owner)]))
  streams.tell([requestSubject(id), ...owners], String(id))
}
