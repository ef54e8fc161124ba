import type { Kysely } from 'kysely'
import { hashPassword } from '#accounts/server/password-hash.ts'
import { startSession } from '#accounts/server/session-store.ts'
import type { CustomerType, PermissionKey } from '#accounts/who.ts'
import type { DB } from '#db/schema.ts'

/** Where the clock of a test portal starts. */
export const start = Temporal.Instant.from('2026-11-23T08:00:00Z')

type About = {
  customerType?: CustomerType
  permissionKeys?: readonly PermissionKey[]
  email?: string
  password?: string
  language?: 'hu' | 'en' | 'de' | 'sl'
}

let count = 0

/** An account of some kind; without a password it cannot log in, but may hold a session. */
export async function addAccount(
  db: Kysely<DB>,
  { customerType = 'B2C', permissionKeys = [], email = `person${++count}@test.example`, password, language = 'hu' }: About = {},
) {
  const { id } = await db
    .insertInto('accounts')
    .values({
      customerType,
      email,
      permissionKeys: [...permissionKeys],
      passwordHash: password === undefined ? null : await hashPassword(password),
      firstName: 'Anna',
      lastName: 'Kovács',
      defaultLanguage: language,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, email }
}

/** Both halves of a new session, as `call` takes them. */
export const sessionOf = (
  db: Kysely<DB>,
  about: { kind: 'account'; accountId: number } | { kind: 'tracking' | 'viewer'; requestId: number },
  now: Temporal.Instant = start,
) => startSession(db, now, about)
