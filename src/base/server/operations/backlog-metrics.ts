import type { QueryExecutorProvider } from 'kysely'
import { Gauge, type Registry } from 'prom-client'
import type { Log } from '../log.ts'
import { emailBacklogs, queueBacklogs } from './backlog-store.ts'

/** However many ask for the metrics, the database is asked no more often. */
const freshForMs = 10_000

type Sources = { db: QueryExecutorProvider; log: Log; now: () => Temporal.Instant; queues: readonly string[] }

/** What waits in the database: jobs by queue and emails. Every process tells the same numbers, so take their `max`, not their sum. */
export function watchBacklogs(registry: Registry, { db, log, now, queues }: Sources) {
  const gauge = (name: string, help: string, labelNames: string[] = []) => new Gauge({ name, help, labelNames, registers: [registry] })
  const jobs = gauge('portal_jobs', 'Jobs that are not done, by queue and state (waiting, running, failed)', ['queue', 'state'])
  const oldestJob = gauge('portal_jobs_oldest_seconds', 'Age of the oldest job that waits, runs or is tried again, by queue', ['queue'])
  const emails = gauge('portal_emails', 'Emails that did not leave, by status (queued, failed, held)', ['status'])
  const oldestEmail = gauge('portal_emails_oldest_seconds', 'Age of the oldest email that still waits to be sent')
  const up = gauge('portal_database_up', '1 when these numbers could be read from the database, otherwise 0')

  const readJobs = async () => {
    const found = new Map((await queueBacklogs(db)).map((backlog) => [backlog.queue, backlog]))
    for (const queue of new Set([...queues, ...found.keys()])) {
      const { waiting = 0, running = 0, failed = 0, oldestSeconds = 0 } = found.get(queue) ?? {}
      for (const [state, count] of Object.entries({ waiting, running, failed })) jobs.set({ queue, state }, count)
      oldestJob.set({ queue }, oldestSeconds)
    }
  }
  const readEmails = async () => {
    const found = new Map((await emailBacklogs(db)).map((backlog) => [backlog.status, backlog]))
    for (const status of ['queued', 'failed', 'held'] as const) emails.set({ status }, found.get(status)?.emails ?? 0)
    const oldest = found.get('queued')?.oldest
    oldestEmail.set(oldest ? Math.max(0, now().since(oldest).total('seconds')) : 0)
  }
  return atMostEvery(freshForMs, () =>
    Promise.all([readJobs(), readEmails()]).then(
      () => up.set(1),
      (err: unknown) => {
        up.set(0)
        log.warn({ err }, 'the metrics could not be read from the database')
      },
    ),
  )
}

/** Runs `read` unless its last run is younger than `ms`; who asks meanwhile waits for the same run. */
function atMostEvery(ms: number, read: () => Promise<unknown>): () => Promise<unknown> {
  let last: { at: number; run: Promise<unknown> } | undefined
  return () => {
    const at = performance.now()
    if (!last || at - last.at >= ms) last = { at, run: read() }
    return last.run
  }
}
