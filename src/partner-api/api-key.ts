import { z } from 'zod'
import { apiScopes } from '#accounts/api-scope.ts'
import { requiredLine } from '#base/plain-text.ts'
import { refusedWith, wrongType } from '#errors.ts'

/** Keys of one company that work at the same time. */
export const maxApiKeys = 20

/** Days a secret of a key lives, as its maker chooses. */
export const keyLives = [90, 365, 730] as const

/** Hours for which the secret before the newest one still works. */
export const keyOverlaps = [0, 24, 168] as const

const version = z.int(wrongType)
const scopes = z
  .array(z.enum(apiScopes, wrongType), wrongType)
  .min(1, refusedWith('REQUIRED'))
  .max(apiScopes.length, refusedWith('INVALID_INPUT'))
  .transform((chosen) => apiScopes.filter((scope) => chosen.includes(scope)))

export const newApiKey = z.strictObject({ name: requiredLine(60), scopes, validDays: z.literal(keyLives, wrongType) }, wrongType)
export const changedApiKey = z.strictObject({ version, name: requiredLine(60), scopes }, wrongType)
export const rotatedApiKey = z.strictObject({ version, overlapHours: z.literal(keyOverlaps, wrongType) }, wrongType)
export const seenApiKey = z.strictObject({ version }, wrongType)

const instant = z.string().describe('2026-11-21T09:15:00Z')

export const apiKey = z.object({
  id: z.int(),
  /** Sent back with every change, so that nobody overwrites what they have not seen. */
  version: z.int(),
  name: z.string(),
  scopes: z.array(z.enum(apiScopes)),
  /** How its newest secret begins: mf_x7Kp2Qa9. */
  prefix: z.string(),
  /** In whose name it acts: who made it, or gave it its newest secret. */
  holder: z.string(),
  /** `orphaned`: its holder is no administrator any more, so it does not work until somebody else gives it a new secret. */
  state: z.enum(['active', 'orphaned', 'expired', 'revoked']),
  createdAt: instant,
  expiresAt: instant,
  lastUsedAt: instant.nullable(),
  /** Until when the secret before the newest one works as well. */
  earlierUntil: instant.nullable(),
})
export type ApiKey = z.output<typeof apiKey>

/** A key with its secret, which is shown this once. */
export const apiKeyWithSecret = z.object({ key: apiKey, secret: z.string() })
export type ApiKeyWithSecret = z.output<typeof apiKeyWithSecret>

export const apiKeyLogEntry = z.object({
  id: z.int(),
  at: instant,
  action: z.enum(['created', 'changed', 'rotated', 'revoked']),
  by: z.string(),
  /** What the key was called and could do from then on. */
  name: z.string(),
  scopes: z.array(z.enum(apiScopes)),
})
export type ApiKeyLogEntry = z.output<typeof apiKeyLogEntry>
