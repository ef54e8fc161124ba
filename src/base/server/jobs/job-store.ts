import { type Kysely, sql } from 'kysely'

/** Whether a job is being done or could be at once; those that are tried again later do not count, nor those of the queue `except`. */
export async function hasJobsToDo<DB>(db: Kysely<DB>, except: string): Promise<boolean> {
  const { rows } = await sql<{ waits: boolean }>`select exists (select from jobs.job where state in ('created', 'active') and start_after <= now()
    and name <> ${except} and left(name, 2) <> '__') as waits`.execute(db)
  return rows[0]?.waits === true
}
