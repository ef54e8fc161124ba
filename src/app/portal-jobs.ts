import type { Kysely } from 'kysely'
import { inTransaction, onPool, type Trail } from '#base/server/db/work.ts'
import type { Env } from '#base/server/env.ts'
import type { Files } from '#base/server/files/files.ts'
import type { ClockJob, JobDefinition } from '#base/server/jobs/jobs.ts'
import type { Log } from '#base/server/log.ts'
import { sendEmailJob } from '#base/server/mail/emails.ts'
import type { Mailer } from '#base/server/mail/mail.ts'
import { sendEmail } from '#base/server/mail/send-email.ts'
import type { Tracing } from '#base/server/operations/tracing.ts'
import type { DB } from '#db/schema.ts'
import { deliverTo, deliverWebhooksJob } from '#partner-api/server/webhooks/deliver.ts'
import { reactions } from '../reactions.ts'
import { schedule } from '../schedule.ts'
import type { Watch } from './portal-operations.ts'
import type { Clock } from './portal-type.ts'
import type { WorkWith } from './portal-work.ts'
import { jobContext, type WholeContext } from './request-context.ts'

type Parts = {
  readonly env: Env
  readonly log: Log
  readonly db: Kysely<DB>
  readonly files: Files
  readonly mailer: Mailer
  readonly clock: Clock
  readonly workWith: WorkWith
  readonly timeJob: Watch['timeJob']
  readonly tracing: Tracing | null
}

/** Runs something as a job does: in one transaction, or `around` it, with what a job may use. */
type AsJob = (run: (ctx: WholeContext) => Promise<void>, trail: Trail, around?: typeof inTransaction) => Promise<void>

export type PortalJobs = {
  readonly definitions: readonly JobDefinition[]
  /** What the clock of Budapest starts. */
  readonly clockJobs: readonly ClockJob[]
  /** The names of all. */
  readonly queues: readonly string[]
  readonly asJob: AsJob
  /** Runs what the clock would start, now and to its end; a name that nothing has is nothing. */
  readonly runByClock: (job: string) => Promise<void>
}

/** Who is not one transaction asks somebody outside. */
const aroundOf = ({ transaction }: { readonly transaction?: boolean }) => (transaction === false ? onPool : inTransaction)

/** Whatever the portal does behind its answers: what follows from an event, the webhooks and emails it sends, what the clock starts. */
export function portalJobs({ env, log, db, files, mailer, clock, workWith, timeJob, tracing }: Parts): PortalJobs {
  const asJob: AsJob = (run, trail, around = inTransaction) => around(db, trail.log, (tx, ends) => run(jobContext(workWith(tx, trail, ends))))
  const host = new URL(env.PUBLIC_URL).hostname
  const timed = <Job extends JobDefinition>(job: Job): Job => ({
    ...job,
    run: (data, trail, attempt) => {
      const run = () => timeJob(job.name, () => job.run(data, trail, attempt))
      return tracing ? tracing.runJob(job.name, trail.origin, run) : run()
    },
  })
  // A reaction that follows several events is one job all the same.
  const followers = new Map(
    Object.values(reactions).flatMap((list) => list.map((reaction): [string, (typeof list)[number]] => [reaction.job, reaction])),
  )
  const definitions: JobDefinition[] = [
    ...[...followers.values()].map(
      (reaction): JobDefinition => ({
        name: reaction.job,
        retries: reaction.transaction === false ? 'partner' : 'own',
        run: (data, trail) =>
          asJob((ctx) => (reaction.run as (ctx: WholeContext, about: object) => Promise<void>)(ctx, data), trail, aroundOf(reaction)),
      }),
    ),
    {
      name: deliverWebhooksJob,
      retries: 'partner',
      run: (data, trail) => asJob((ctx) => deliverTo(ctx, (data as { endpointId: number }).endpointId), trail, onPool),
    },
    {
      name: sendEmailJob,
      retries: 'email',
      run: (data, _trail, attempt) => sendEmail({ db, files, mailer, host, now: clock }, (data as { emailId: string }).emailId, attempt),
    },
  ]
  const clockJobs = schedule.map(
    (entry): ClockJob => ({
      name: entry.job,
      cron: entry.cron,
      retries: entry.retries,
      run: (_data, trail) => asJob(entry.run, trail, aroundOf(entry)),
    }),
  )
  return {
    definitions: definitions.map(timed),
    clockJobs: clockJobs.map(timed),
    queues: [...definitions, ...clockJobs].map(({ name }) => name),
    asJob,
    runByClock: async (job) => {
      const due = schedule.find((entry) => entry.job === job)
      if (due) await asJob(due.run, { log: log.child({ job }), origin: {} }, aroundOf(due))
    },
  }
}
