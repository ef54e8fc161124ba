import type { CallingKey } from './api-scope.ts'

/** SPEC 1: every kind of customer the portal knows. FLOTTA is also written FLEET; it is stored and answered as FLOTTA (DESIGN 8.16). */
export const customerTypes = [
  'B2C',
  'B2B',
  'FLOTTA',
  'PREALERT',
  'EMPLOYEE',
  'DISTRIBUTOR',
  'STORE_01',
  'RETAILER',
  'OTHER_01',
  'MOST-B2C',
  'MOST-B2B',
] as const
export type CustomerType = (typeof customerTypes)[number]

/** A customer type as it is written somewhere, in either spelling of FLOTTA. Undefined: there is no such type. */
export const customerTypeOf = (written: string): CustomerType | undefined =>
  customerTypes.find((type) => type === (written === 'FLEET' ? 'FLOTTA' : written))

/**
 * GAPS D4: what an employee may be permitted. Granted per account, checked on the server at every call. Only keys that open something stand here; stored ones
 * that do not count for nothing (docs/decisions/0010).
 */
export const permissionKeys = [
  'request.queue',
  'request.arrive',
  'request.transition',
  'request.undo',
  'request.correct',
  'request.book',
  'quote.edit',
  'quote.send',
  'quote.decideOnBehalf',
  'expertReport.issue',
  'courier.dispatch',
  'device.abandon',
  'invoice.issue',
  'invoice.markPaid',
  'company.terms',
  'company.people',
  'document.upload',
  'document.viewAll',
  'note.internal',
  'message.reply',
  'customer.view',
  'customer.anonymise',
  'price.edit',
  'import.review',
  'systemMessage.edit',
  'manual.view',
  'manual.edit',
  'report.view',
  'audit.view',
  'worksheet.lg.view',
  'worksheet.lg.edit',
  'worksheet.lg.send',
  'worksheet.lg.export',
  'worksheet.apple.view',
  'worksheet.apple.edit',
  'worksheet.apple.send',
  'worksheet.templates',
  'worksheet.miele.view',
  'worksheet.miele.edit',
  'worksheet.miele.send',
  'permission.grant',
] as const
export type PermissionKey = (typeof permissionKeys)[number]

/** Of the keys stored with an account those that mean something today, each once. */
export const knownKeys = (stored: readonly string[]): PermissionKey[] => permissionKeys.filter((key) => stored.includes(key))

/**
 * Who may make a call. Every row of api.ts says one of these; the HTTP layer refuses everybody else.
 * - `anyone`: no session needed
 * - `account`: whoever logged in, or only the listed types
 * - `employee`: an EMPLOYEE holding the key
 * - `requestHolder`: the account that owns the request, a tracking session of that request, or an employee with request.queue;
 *   the handler narrows it to the one request and answers 404 for every other
 * - `requestReader`: as `requestHolder`, or a viewer session, which is shown it masked
 * - `documentHolder`: as `requestHolder`, or a viewer session; of employees those with document.viewAll
 * - `anyOf`: whoever one of the listed audiences holds
 */
export type Who =
  | { kind: 'anyone' }
  | { kind: 'account'; types?: readonly CustomerType[] }
  | { kind: 'employee'; key: PermissionKey }
  | { kind: 'requestHolder' }
  | { kind: 'requestReader' }
  | { kind: 'documentHolder' }
  | { kind: 'anyOf'; of: readonly Who[] }

export const anyone: Who = { kind: 'anyone' }
export const account = (...types: CustomerType[]): Who => (types.length ? { kind: 'account', types } : { kind: 'account' })
export const employee = (key: PermissionKey): Who => ({ kind: 'employee', key })
export const requestHolder: Who = { kind: 'requestHolder' }
export const requestReader: Who = { kind: 'requestReader' }
export const documentHolder: Who = { kind: 'documentHolder' }
export const anyOf = (...of: Who[]): Who => ({ kind: 'anyOf', of })

/** GAPS D12: what somebody is in their company. */
export const companyRoles = ['administrator', 'approver', 'member', 'viewer'] as const
export type CompanyRole = (typeof companyRoles)[number]
/** Of whoever acts for a company. `costCentres`: those they look after by their ids, an administrator every one. */
export type Membership = { readonly id: number; readonly role: CompanyRole; readonly costCentres: 'every' | readonly number[] }

/** The caller as the server knows them, from both halves of the session token. */
export type Actor =
  | { kind: 'nobody' }
  | {
      kind: 'account'
      /** 0 of who calls with an API key: no session has that number. */
      sessionId: number
      accountId: number
      customerType: CustomerType
      permissionKeys: readonly PermissionKey[]
      /** Left out: they act for themselves. */
      company?: Membership | undefined
      /** The key of the company they call with, in the name of its holder; left out: a session (decision 88). */
      apiKey?: CallingKey
    }
  | { kind: 'tracking' | 'viewer'; sessionId: number; requestId: number }

/** Whose a request is: the account it was sent from, the company of that account, and its cost centre. */
export type Owner = { readonly accountId: number | null; readonly companyId: number | null; readonly costCentreId: number | null }

/**
 * GAPS D12: what somebody may do about a request that another of their company sent for a cost centre they look after: `acts` as if it were their own,
 * `decides` about quotes and looks, or only `looks`. Null: nothing, as anybody else.
 */
export function colleagueRights(actor: Actor, { companyId, costCentreId }: Omit<Owner, 'accountId'>): 'acts' | 'decides' | 'looks' | null {
  if (actor.kind !== 'account' || !actor.company || actor.company.id !== companyId) return null
  const { role, costCentres } = actor.company
  if (costCentres !== 'every' && (costCentreId === null || !costCentres.includes(costCentreId))) return null
  return ({ administrator: 'acts', approver: 'decides', viewer: 'looks', member: 'looks' } as const)[role]
}

/** What the caller may do about one request: whoever sent it, or follows it by its link, `acts`. */
export const rightsAbout = (actor: Actor, owner: Owner): ReturnType<typeof colleagueRights> =>
  actor.kind === 'tracking' || (actor.kind === 'account' && actor.accountId === owner.accountId) ? 'acts' : colleagueRights(actor, owner)

export const actsAbout = (actor: Actor, owner: Owner): boolean => rightsAbout(actor, owner) === 'acts'

/**
 * Whose requests a list shows: one's own; with `companyId` all of that company too, or with `costCentres` those of these cost centres. The same rule
 * as `colleagueRights`, for the rows.
 */
export type Reach = { readonly accountId: number; readonly companyId: number | null; readonly costCentres: readonly number[] | null }

type Account = Extract<Actor, { kind: 'account' }>

/** What somebody is shown. */
export function reachOf({ accountId, company }: Account): Reach {
  if (!company || company.costCentres.length === 0) return { accountId, companyId: null, costCentres: null }
  return { accountId, companyId: company.id, costCentres: company.costCentres === 'every' ? null : company.costCentres }
}

/** What somebody acts about as if it were their own. */
export const actingReachOf = ({ accountId, company }: Account): Reach => ({
  accountId,
  companyId: company?.role === 'administrator' ? company.id : null,
  costCentres: null,
})

export const nobody: Actor = { kind: 'nobody' }

/** Null: the caller has no account, or came by a link. */
export const accountIdOf = (actor: Actor): number | null => (actor.kind === 'account' ? actor.accountId : null)

/** What evidence and history say of whoever came with an API key; '' of everybody else. */
export const keyNoteOf = (actor: Actor): string => (actor.kind === 'account' && actor.apiKey ? `API: ${actor.apiKey.name}` : '')

/** The employee who acts, where the row of the call has let nobody else in. */
export function employeeIdOf({ actor }: { readonly actor: Actor }): number {
  if (actor.kind !== 'account') throw new Error('Only an employee acts here')
  return actor.accountId
}

export const isEmployee = (actor: Actor): actor is Extract<Actor, { kind: 'account' }> =>
  actor.kind === 'account' && actor.customerType === 'EMPLOYEE'

/** What an employee is permitted; nobody else is permitted anything. */
export const keysOf = (actor: Actor): readonly PermissionKey[] => (isEmployee(actor) ? actor.permissionKeys : [])

/** Whether the actor may make the call at all; whose object it is, the use case asks. */
export function mayCall(who: Who, actor: Actor): boolean {
  switch (who.kind) {
    case 'anyone':
      return true
    case 'account':
      return actor.kind === 'account' && (who.types === undefined || who.types.includes(actor.customerType))
    case 'employee':
      return keysOf(actor).includes(who.key)
    case 'requestHolder':
      return actor.kind === 'account' || actor.kind === 'tracking'
    case 'requestReader':
    case 'documentHolder':
      return actor.kind !== 'nobody'
    case 'anyOf':
      return who.of.some((one) => mayCall(one, actor))
  }
}
