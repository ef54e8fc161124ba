import { z } from 'zod'
import { email } from '#base/email.ts'
import { wrongType } from '#errors.ts'

/** Both ends have so long to confirm a new address, in hours. */
export const emailChangeHours = 48

export const newEmailForm = z.strictObject({ email }, wrongType)

/** A new address that waits for its confirmations. Times as `2026-11-21T09:15:00Z`. */
export const emailChange = z.object({
  newEmail: z.string(),
  askedAt: z.string(),
  expiresAt: z.string(),
  isConfirmedByOld: z.boolean(),
  isConfirmedByNew: z.boolean(),
})
export type EmailChange = z.infer<typeof emailChange>

/** The address of an account, and the one that may follow it. */
export const ownEmail = z.object({ email: z.string(), pending: emailChange.nullable() })

/** `waiting`: the other end must confirm too; `taken`: meanwhile somebody opened an account with the new address, so nothing changed. */
export const confirmedEmailChange = z.object({ state: z.enum(['waiting', 'changed', 'taken']) })
