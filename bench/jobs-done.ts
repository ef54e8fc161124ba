import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'

/** Waits until emails and documents are written; a long queue would be measured as slowness of whatever comes next. @returns the seconds it took */
export async function jobsDone(database: pg.Client): Promise<number> {
  const begun = performance.now()
  for (let before = Number.POSITIVE_INFINITY; ; ) {
    const { rows } = await database.query<{ n: number }>(
      "select count(*)::int as n from jobs.job where state in ('created', 'retry', 'active') and start_after <= now() and left(name, 2) <> '__'",
    )
    const waiting = rows[0]?.n ?? 0
    if (waiting === 0) return (performance.now() - begun) / 1000
    if (waiting < before - 500) console.log(`  ${waiting} jobs to do`)
    before = Math.min(before, waiting)
    await wait(500)
  }
}
