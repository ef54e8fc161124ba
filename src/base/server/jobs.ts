import type { Kysely } from 'kysely'
import { fromKysely, PgBoss } from 'pg-boss'
import type { Connection } from './database.ts'
import type { Log } from './log.ts'
import { type Origin, splitOrigin, withOrigin } from './origin.ts'
import type { Trail } from './work.ts'

export type JobDefinition = { readonly name: string; readonly run: (data: object, trail: Trail) => Promise<void> }
export type ClockJob = JobDefinition & { readonly cron: string }

export type Jobs<DB> = {
  /** Writes a job row in the caller's transaction: it exists if and only if the deed does. */
  send: (tx: Kysely<DB>, name: string, data: object, origin: Origin) => Promise<void>
  /** Begins to do jobs: called when the portal stands, because a job that waits is taken at once and may write others. */
  work: () => Promise<void>
  stop: () => Promise<void>
}

// 15 s, 30 s, 1, 2, 4, 8, 15, 15 … minutes: about a day and a half of trying before a person must look.
const retries = { retryLimit: 120, retryDelay: 15, retryBackoff: true, retryDelayMax: 900, expireInSeconds: 300, deleteAfterSeconds: 3 * 24 * 3600 }

/** How many jobs of one kind run side by side. */
const workersEach = 2

/**
 * Background work, through pg-boss in the portal's own database. At least once: a job whose process died runs again, so its
 * effect must be recognisable (a deduplication key).
 * @param worker false: this process only writes jobs, and never works
 */
export async function startJobs<DB>(
  connection: Connection,
  log: Log,
  definitions: readonly JobDefinition[],
  clock: readonly ClockJob[],
  worker: boolean,
): Promise<Jobs<DB>> {
  const boss = new PgBoss({ ...connection, max: 4, schema: 'jobs', useListenNotify: true, supervise: worker, schedule: worker })
  boss.on('error', (error) => log.error({ err: error }, 'job queue'))
  // What comes with a warning holds the data of jobs.
  boss.on('warning', ({ message }) => log.warn({ warning: message }, 'job queue'))
  await boss.start()
  for (const { name } of [...definitions, ...clock]) await boss.createQueue(name, { ...retries, notify: true })
  return {
    send: async (tx, name, data, origin) => {
      const id = await boss.send(name, withOrigin(data, origin), { db: fromKysely(tx) })
      if (!id) throw new Error(`Job ${name} was not written`)
    },
    work: async () => {
      for (const definition of [...definitions, ...clock]) for (let i = 0; i < workersEach; i++) await employ(boss, log, definition)
      for (const { name, cron } of clock) await boss.schedule(name, cron, {}, { tz: 'Europe/Budapest' })
    },
    stop: () => boss.stop({ graceful: true, timeout: 25_000 }),
  }
}

/**
 * One worker. A notice that comes while all workers of a queue are busy is lost, and the next look is half a minute away, so after
 * each job the worker looks for another at once.
 */
async function employ(boss: PgBoss, log: Log, definition: JobDefinition) {
  let id = ''
  id = await boss.work<object>(definition.name, { batchSize: 1 }, async ([job]) => {
    try {
      if (job) await runLogged(log, definition, job)
    } finally {
      boss.notifyWorker(id)
    }
  })
}

async function runLogged(log: Log, { name, run }: JobDefinition, job: { id: string; data: object }) {
  const { data, origin } = splitOrigin(job.data)
  const own = log.child({ job: name, jobId: job.id, ...(origin.reqId === undefined ? {} : { reqId: origin.reqId }) })
  const begun = performance.now()
  const elapsed = () => Math.round(performance.now() - begun)
  try {
    await run(data, { origin, log: own })
    own.info({ ms: elapsed() }, 'job done')
  } catch (error) {
    own.warn({ err: error, ms: elapsed() }, 'job failed, it will be tried again')
    throw error
  }
}
