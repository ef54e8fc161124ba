import type { Kysely } from 'kysely'
import { hasJobsToDo } from './job-store.ts'

const pauseMs = 25

/** Waits until nothing is being done or could be done at once; not for jobs that are tried again later, and not for ever. */
export async function waitForJobs<DB>(
  db: Kysely<DB>,
  { except, patienceMs }: { readonly except: string; readonly patienceMs: number },
): Promise<void> {
  const end = performance.now() + patienceMs
  while (performance.now() < end) {
    if (!(await hasJobsToDo(db, except))) return
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}
