import { type Kysely, sql } from 'kysely'
import { expect } from 'vitest'
import type { DB } from '#db/schema.ts'

/** Fulfilled when so many statements of this portal wait for what somebody else holds: a row, a table, a turn. */
export const waitingForLocks = (db: Kysely<DB>, count: number) =>
  expect
    .poll(
      async () => {
        const { rows } = await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
        return rows.length
      },
      { timeout: 10_000 },
    )
    .toBe(count)
