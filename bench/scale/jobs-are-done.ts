import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'

/** Waits until no job is due: what follows a call is done by the worker. */
export async function jobsAreDone(database: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await database.query(
      `select 1 from jobs.job where state in ('created', 'retry', 'active') and start_after <= now() and left(name, 2) <> '__' limit 1`,
    )
    if (rows.length === 0) return
    await wait(250)
  }
}
