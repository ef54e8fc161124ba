import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import pg from 'pg'
import { fromKysely, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss'
import type { AnswerWatch } from '../db/answer-watch.ts'
import type { Hearer, Listen } from '../db/change-hearing.ts'
import type { ChangeNotices } from '../db/change-notices.ts'
import type { Connection } from '../db/database.ts'
import { clientWithNames, createStatementNames } from '../db/named-statements.ts'
import { watchedClient } from '../db/watched-client.ts'
import type { Trail } from '../db/work.ts'
import { type Origin, splitOrigin, withOrigin } from '../http/origin.ts'
import type { Log } from '../log.ts'
import type { CallsFirst } from './calls-first.ts'
import { ensureQueues, type Retries } from './job-queues.ts'
import { JobWorkers } from './job-workers.ts'
import { queueError } from './queue-error.ts'

/** `isLast`: should it fail, it is not tried again. */
type Attempt = { readonly isLast: boolean }
export type JobDefinition = {
  readonly name: string
  readonly retries: Retries
  readonly run: (data: object, trail: Trail, attempt: Attempt) => Promise<void>
}
export type ClockJob = JobDefinition & { readonly cron: string }

export type Jobs<DB> = {
  /**
   * Writes a job row in the caller's transaction: it exists if and only if the action does; `wake` follows its COMMIT.
   * @param afterMinutes how long the job waits
   */
  send: (tx: Kysely<DB>, name: string, data: object, origin: Origin, afterMinutes?: number) => Promise<void>
  /** Begins to do jobs: called when the portal stands, because a job that waits is taken at once and may write others. */
  work: () => Promise<void>
  /** A job of this name was committed: it is taken at once, here or by another process. */
  wake: (name: string) => void
  listen: Listen
  stop: () => Promise<void>
} & Hearer

/** What other processes are told of a job that was written, on the channel of changes. */
export const jobMessage = (name: string, byProcess: string) => `job ${name} ${byProcess}`

/** How many workers each kind of job has. */
const workersEach = 2

/**
 * How many jobs a worker takes at once, and does side by side: taking and settling four costs as much as one. It waits for the slowest of them, so what asks
 * a partner is done one by one, and what recurs has one job only.
 */
const jobsAtOnce: Readonly<Record<Retries, number>> = { own: 4, email: 4, partner: 1, nextRun: 1, daily: 1 }

type Surroundings = {
  readonly worker: boolean
  readonly preparedStatements: boolean
  readonly answers: AnswerWatch
  readonly tell: ChangeNotices['tell']
  readonly turn: CallsFirst['turn']
}

/** As long as a job may take: what pg-boss looks after by itself is far shorter. */
const givenUpAfter = 5 * 60

/**
 * Background work, through pg-boss in the portal's own database. At least once: a job whose process died runs again, so its
 * effect must be recognisable (a deduplication key).
 * @param options.answers sees when what the queue asks is not answered any more
 * @param options.worker false: this process only writes jobs, and never works
 * @param options.tell tells other processes of a job that was written
 * @param options.turn fulfilled when a job that was taken may begin
 */
export async function startJobs<DB>(
  connection: Connection,
  log: Log,
  definitions: readonly JobDefinition[],
  clock: readonly ClockJob[],
  { worker, preparedStatements, answers, tell, turn }: Surroundings,
): Promise<Jobs<DB>> {
  const thisProcess = randomUUID()
  const boss = new PgBoss({
    ...connection,
    ...watched(preparedStatements, answers),
    connectionTimeoutMillis: 5_000,
    // That a job was taken or done may be lost with the server: it is done again. What is written with an action goes through its transaction.
    options: '-c synchronous_commit=off',
    max: 4,
    schema: 'jobs',
    useListenNotify: true,
    supervise: worker,
    schedule: worker,
  })
  boss.on('error', (error) => log.error(queueError(error), 'job queue'))
  // What comes with a warning holds the data of jobs.
  boss.on('warning', ({ message }) => log.warn({ warning: message }, 'job queue'))
  await boss.start()
  const recurring = new Set(clock.map(({ name }) => name))
  try {
    await ensureQueues(
      boss,
      [...definitions, ...clock].map(({ name, retries }) => ({ name, retries, recurring: recurring.has(name) })),
    )
  } catch (error) {
    await boss.stop({ graceful: false })
    throw error
  }
  const workers = new JobWorkers(boss)
  /** What a worker does with the jobs it took: all at once, each settled by itself. */
  const doing = (definition: JobDefinition) => async (jobs: readonly JobWithMetadata[]) => {
    await turn()
    return Promise.all(jobs.map((job) => resultOf(log, definition, job)))
  }
  return {
    send: async (tx, name, data, origin, afterMinutes = 0) => {
      const id = await boss.send(name, withOrigin(data, origin), { db: fromKysely(tx), startAfter: afterMinutes * 60 })
      // One that recurs and waits already is not written a second time.
      if (!id && !recurring.has(name)) throw new Error(`Job ${name} was not written`)
    },
    work: async () => {
      for (const definition of definitions)
        for (let i = 0; i < workersEach; i++) await workers.employ(definition.name, jobsAtOnce[definition.retries], doing(definition))
      for (const definition of clock) await boss.work(definition.name, { includeMetadata: true, perJobResults: true }, doing(definition))
      // What an older version scheduled would be written for ever, and worked by nobody.
      for (const { name } of await boss.getSchedules()) if (!recurring.has(name)) await boss.unschedule(name)
      for (const { name, cron } of clock) await boss.schedule(name, cron, {}, { tz: 'Europe/Budapest' })
    },
    wake: (name) => {
      workers.wake(name)
      tell([jobMessage(name, thisProcess)])
    },
    change: (message) => {
      const [, name, by] = /^job (\S+) (\S+)$/.exec(message) ?? []
      if (name !== undefined && by !== thisProcess) workers.wake(name)
    },
    unknown: () => workers.wakeAll(),
    listen: async (channel, { message, connected, trouble }) => {
      const db = boss.getDb()
      if (!db.listen) throw new Error('pg-boss cannot hear a channel of this database')
      boss.on('error', trouble)
      const heard = await db.listen(channel, message, connected)
      return {
        close: async () => {
          boss.off('error', trouble)
          await heard.close()
        },
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 25_000 }),
  }
}

/** pg-boss hands its settings on to the pool of `pg`, which makes its connections by this class. */
const watched = (preparedStatements: boolean, answers: AnswerWatch): object => ({
  Client: watchedClient(preparedStatements ? clientWithNames(createStatementNames()) : pg.Client, answers, givenUpAfter),
  // One that is idle and whose other end vanished is noticed before it is asked.
  keepAlive: true,
  keepAliveInitialDelayMillis: 30_000,
})

/** Of those taken at once, only what failed is tried again. */
const resultOf = (log: Log, definition: JobDefinition, job: JobWithMetadata): Promise<JobResult> =>
  runLogged(log, definition, job).then(
    () => ({ id: job.id, status: 'completed' }),
    (error: unknown) => ({ id: job.id, status: 'failed', output: error }),
  )

async function runLogged(log: Log, { name, run }: JobDefinition, job: JobWithMetadata) {
  const { data, origin } = splitOrigin(job.data)
  const own = log.child({ job: name, jobId: job.id, ...(origin.reqId === undefined ? {} : { reqId: origin.reqId }) })
  const isLast = job.retryCount >= job.retryLimit
  const begun = performance.now()
  const elapsed = () => Math.round(performance.now() - begun)
  try {
    await run(data, { origin, log: own }, { isLast })
    own.info({ ms: elapsed() }, 'job done')
  } catch (error) {
    const facts = { err: error, ms: elapsed(), attempt: job.retryCount + 1 }
    if (isLast) own.error(facts, 'job failed for the last time')
    else own.warn(facts, 'job failed, it will be tried again')
    throw error
  }
}
