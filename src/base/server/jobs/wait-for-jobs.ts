import { type Kysely, sql } from 'kysely'

const pauseMs = 25

/** Waits until nothing is being done or could be done at once; not for jobs that are tried again later, and not for ever. */
export async function waitForJobs<DB>(
  db: Kysely<DB>,
  { except, patienceMs }: { readonly except: string; readonly patienceMs: number },
): Promise<void> {
  const end = performance.now() + patienceMs
  while (performance.now() < end) {
    const { rows } = await sql<{ waits: boolean }>`select exists (select from jobs.job where state in ('created', 'active') and start_after <= now()
      and name <> ${except} and left(name, 2) <> '__') as waits`.execute(db)
    if (rows[0]?.waits !== true) return
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}
