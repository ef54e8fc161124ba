import { z } from 'zod'
import { wrongType } from '#errors.ts'
import { myData } from './my-data.ts'

const id = z.int(wrongType).positive().max(Number.MAX_SAFE_INTEGER)

/** Whom the desk means: the owner of an account, or of a request that belongs to none. */
export const personKey = z.union([z.strictObject({ accountId: id }), z.strictObject({ crmRequestId: id })], wrongType)
export type PersonKey = z.output<typeof personKey>

const found = z.object({
  /** Null: the person has no account, and is known by the newest of their requests. */
  accountId: z.number().int().nullable(),
  crmRequestId: z.number().int().nullable(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  requests: z.number().int(),
})
export type FoundPerson = z.output<typeof found>

export const foundPersons = z.object({ persons: z.array(found) })

export const shownPerson = myData.extend({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  requests: z.array(z.object({ crmRequestId: z.number().int(), status: z.string(), receivedAt: z.string(), isOpen: z.boolean() })),
})

/** Where an entry was written: what was done with somebody's data, a colleague's permissions, the facts of a request, a system message, or the people of a company. */
export const auditSources = ['data', 'permissions', 'corrections', 'messages', 'companies'] as const
export type AuditSource = (typeof auditSources)[number]

const auditActions = [
  'searched',
  'shown',
  'exported',
  'anonymised',
  'restricted',
  'released',
  'takenOn',
  'granted',
  'deactivated',
  'reactivated',
  'corrected',
  'messageCreated',
  'messageChanged',
  'messageEnded',
  'companyChanged',
] as const

const auditEntry = z.object({
  source: z.enum(auditSources),
  id: z.number().int(),
  at: z.string(),
  /** Empty: whoever keeps the server. */
  by: z.string(),
  action: z.enum(auditActions),
  accountId: z.number().int().nullable(),
  /** The colleague whose permissions changed. */
  colleague: z.string(),
  crmRequestId: z.number().int().nullable(),
  /** The company whose people changed; its own page says what. */
  companyId: z.number().int().nullable(),
  /** The title of the message, or the name of the company. */
  about: z.string(),
  reason: z.string(),
  /** Permission keys given and taken. */
  given: z.array(z.string()),
  taken: z.array(z.string()),
})
export const auditPage = z.object({
  entries: z.array(auditEntry),
  /** What to send as `after`; null: this was the last page. */
  next: z.string().nullable(),
})
export type AuditEntry = z.output<typeof auditEntry>
