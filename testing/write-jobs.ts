import { PgBoss } from 'pg-boss'
import { changeChannel } from '#base/server/db/change-hearing.ts'
import type { Connection } from '#base/server/db/database.ts'
import { jobMessage } from '#base/server/jobs/jobs.ts'

/** Gives jobs to the queue of a portal beside it, as its own that run again, and has it look for them. */
export async function writeJobs(connection: Connection, name: string, data: readonly object[]): Promise<void> {
  const boss = new PgBoss({ ...connection, schema: 'jobs', supervise: false, schedule: false })
  await boss.start()
  await boss.insert(
    name,
    data.map((one) => ({ data: one })),
  )
  await boss.getDb().executeSql('select pg_notify($1, $2)', [changeChannel, jobMessage(name, 'beside')])
  await boss.stop()
}
