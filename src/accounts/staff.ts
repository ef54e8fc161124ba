import { z } from 'zod'
import { email } from '#base/email.ts'
import { languages } from '#base/languages.ts'
import { requiredPrinted } from '#base/plain-text.ts'
import { refusedWith, wrongType } from '#errors.ts'
import { posts } from './permission-presets.ts'
import { permissionKeys } from './who.ts'

/** `invited`: has no password yet, so cannot log in; `deactivated`: closed out, with every session ended. */
const staffStandings = ['invited', 'active', 'deactivated'] as const

export const staffMember = z.object({
  id: z.int(),
  /** Sent back with every change, so that nobody overwrites what they have not seen. */
  version: z.int(),
  isSelf: z.boolean(),
  /** SPEC 2: last name, then first name. */
  name: z.string(),
  email: z.string(),
  keys: z.array(z.enum(permissionKeys)),
  post: z.enum(posts).nullable().describe('The post whose keys these are exactly; null: they were chosen one by one'),
  state: z.enum(staffStandings),
  lastLoginAt: z.string().nullable().describe('2026-11-21T09:15:00Z'),
})
export type StaffMember = z.output<typeof staffMember>

/** Any order and any repetition mean the same. */
const grantedKeys = z
  .array(z.enum(permissionKeys, wrongType), wrongType)
  .max(200, refusedWith('LIST_TOO_LONG', { max: 200 }))
  .transform((chosen) => permissionKeys.filter((key) => chosen.includes(key)))

const name = requiredPrinted(100)

/** Whoever is taken on: with the keys of a post, or with chosen ones. */
export const newColleague = z
  .strictObject(
    {
      colleague: z.strictObject({ email, lastName: name, firstName: name, language: z.enum(languages, wrongType).default('hu') }, wrongType),
      post: z.enum(posts, wrongType).optional(),
      keys: grantedKeys.optional(),
    },
    wrongType,
  )
  .refine(({ post, keys = [] }) => post !== undefined || keys.length > 0, { path: ['keys'], ...refusedWith('REQUIRED') })
  .refine(({ post, keys }) => post === undefined || keys === undefined, { path: ['post'], ...refusedWith('FIELD_NOT_ASKED') })
export type NewColleague = z.output<typeof newColleague>

const version = z.int(wrongType)
export const seenColleague = z.strictObject({ version }, wrongType)
export const changedKeys = z.strictObject({ version, keys: grantedKeys }, wrongType)
