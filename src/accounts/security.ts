import { z } from 'zod'
import { wrongType } from '#errors.ts'
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

/** Proves once more that whoever is logged in is the owner. */
export const proofByPassword = z.strictObject({ password: typedPassword }, wrongType)
