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

const auditEntry = z.object({
  id: z.number().int(),
  at: z.string(),
  by: z.string(),
  action: z.enum(['searched', 'shown', 'exported', 'anonymised', 'restricted', 'released']),
  accountId: z.number().int().nullable(),
  crmRequestId: z.number().int().nullable(),
  reason: z.string(),
})
export const auditPage = z.object({ entries: z.array(auditEntry), next: z.number().int().nullable() })
export type AuditEntry = z.output<typeof auditEntry>
