import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { sha256 } from '#base/server/tokens.ts'
import type { ChildPortal } from './child-portal.ts'
import type { Floor } from './floor.ts'
import type { Aim } from './load.ts'

/** What is measured under load: `prepare` fetches what its shots need, so that a shot itself is one call. */
export type Action = {
  readonly name: string
  /** What the machine does of the same kind when nothing else is done: the share of it that is reached is reported. */
  readonly floor: Floor
  readonly prepare: (origin: string, database: pg.Client) => Promise<Aim>
  /** How many clients at a time, where not 1, 16 and 64. */
  readonly clients?: readonly number[]
  /** Bookings and steps leave jobs behind (emails, documents); the next measurement waits for them. */
  readonly leavesJobs?: true
}

/** Background work: so much is given at once, and the time is taken until the last of it is done. */
export type Burst = {
  readonly name: string
  /** @returns how many there were, and the seconds they took */
  readonly run: (portal: ChildPortal, max: number) => Promise<{ count: number; seconds: number }>
}

/** What belongs to one part of the product, and is measured and reported together. */
export type Group = {
  readonly name: 'booking' | 'account' | 'companies' | 'desk' | 'finance' | 'worksheets'
  readonly actions: readonly Action[]
  readonly bursts: readonly Burst[]
  /** Addresses for Lighthouse. */
  readonly pages: readonly string[]
}

export const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T

type Holder = { kind: 'account' | 'tracking'; ids: readonly (string | number)[] }

/** A session for each account or request. @returns the headers they travel as, in the same order */
export async function sessionsOf(database: pg.Client, { kind, ids }: Holder): Promise<Record<string, string>[]> {
  const made = ids.map((id) => ({ id, token: randomBytes(32).toString('base64url'), cookie: randomBytes(32).toString('base64url') }))
  await database.query(
    `insert into sessions (token_sha256, cookie_sha256, kind, ${kind === 'account' ? 'account_id' : 'request_id'})
     select token, cookie, $4, id from unnest($1::bytea[], $2::bytea[], $3::bigint[]) as given (token, cookie, id)`,
    [made.map(({ token }) => sha256(token)), made.map(({ cookie }) => sha256(cookie)), made.map(({ id }) => id), kind],
  )
  return made.map(({ token, cookie }) => ({ token, cookie: `sid_${kind}=${cookie}` }))
}
