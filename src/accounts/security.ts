import { z } from 'zod'
import { refusedWith, wrongType } from '#errors.ts'
import { shownPasskey } from './passkey.ts'
import { typedPassword } from './password.ts'

/** Where an account is logged in. Times as `2026-11-21T09:15:00Z`. */
export const accountSession = z.object({
  id: z.number().int(),
  /** As at the login: `Firefox`, `Windows`; null where it is none of the known ones. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  startedAt: z.string(),
  lastUsedAt: z.string(),
  /** The one that asks. */
  isCurrent: z.boolean(),
})
export type AccountSession = z.infer<typeof accountSession>

/** Minutes for which a proof (a login, a password or a passkey shown since) opens what could take the account from its owner. */
export const proofMinutes = 10

/** Proves once more that whoever is logged in is the owner. */
export const proofByPassword = z.strictObject({ password: typedPassword }, wrongType)

/** The same, by either; exactly one is shown. */
export const proof = z
  .strictObject({ password: typedPassword.optional(), passkey: shownPasskey.optional() }, wrongType)
  .refine(({ password, passkey }) => (password === undefined) !== (passkey === undefined), { path: ['password'], ...refusedWith('REQUIRED') })
