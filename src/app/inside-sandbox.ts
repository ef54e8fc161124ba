import type { Kysely } from 'kysely'
import { startSession } from '#accounts/server/session-store.ts'
import type { Env } from '#base/server/env.ts'
import { cookieName } from '#base/server/http/cookies.ts'
import type { Http } from '#base/server/http/fastify.ts'
import { waitForJobs } from '#base/server/jobs/wait-for-jobs.ts'
import type { InsideSandbox } from '#base/server/sandboxes.ts'
import type { DB } from '#db/schema.ts'
import { deliverWebhooksJob } from '#partner-api/server/webhooks/deliver.ts'
import type { SandboxPeople } from '#sandbox/server/found-company-store.ts'

/** What the portal around a sandbox gives the one inside. */
export type SandboxClock = {
  readonly tag: string
  readonly aheadHours: () => number
  /** Puts the clock ahead; it never goes back. */
  readonly putAhead: (hours: number) => Promise<void>
  readonly realNow: () => Temporal.Instant
  readonly people: () => SandboxPeople
  /** Some request of it has changed. */
  readonly requestChanged: () => void
}

type Parts = {
  readonly clock: SandboxClock
  readonly db: Kysely<DB>
  readonly env: Env
  readonly now: () => Temporal.Instant
  readonly http: () => Http
  /** What the clock of Budapest starts. */
  readonly schedule: readonly { readonly job: string; readonly cron: string; readonly isUpkeep?: true }[]
  readonly runJob: (job: string) => Promise<void>
}

/** A proof of identity lasts ten minutes (decision 35); so a session is that of somebody who has just logged in. */
const freshMinutes = 5
const patienceMs = 5_000
/** Who lets days pass is told of them in strides of so many hours: every job looks for whatever is due by then. */
const longStride = 4

export type HeadersOfSession = { readonly token: string; readonly cookie: string }

/** Logs somebody of a sandbox in, again when it was a while ago by its clock. */
export function loggedIn({ db, env, now }: Pick<Parts, 'db' | 'env' | 'now'>, accountId: () => number): () => Promise<HeadersOfSession> {
  let session: { at: Temporal.Instant; headers: HeadersOfSession } | undefined
  return async () => {
    if (session && now().since(session.at).total('minutes') < freshMinutes) return session.headers
    const { token, cookie } = await startSession(db, now(), { kind: 'account', accountId: accountId() })
    session = { at: now(), headers: { token, cookie: `${cookieName(env, 'sid_account')}=${cookie}` } }
    return session.headers
  }
}

/** What work inside of a sandbox can do beside its own. */
export function insideSandbox({ clock, db, env, now, http, schedule, runJob }: Parts): InsideSandbox {
  const { tag, aheadHours, putAhead, realNow } = clock
  const asEmployee = loggedIn({ db, env, now }, () => clock.people().employee)
  // Not for the systems of the partner, who may be slow to take a webhook.
  const settled = () => waitForJobs(db, { except: deliverWebhooksJob, patienceMs })
  return {
    tag,
    aheadHours,
    realNow,
    settled,
    advance: async (hours) => {
      const stride = hours > 24 ? longStride : 1
      for (let left = hours; left > 0; left -= stride) {
        const step = Math.min(stride, left)
        await putAhead(aheadHours() + step)
        const { hour } = now().toZonedDateTimeISO('Europe/Budapest')
        for (const { job, cron, isUpkeep } of schedule) if (!isUpkeep && runsWithin(cron, hour, step)) await runJob(job)
        await settled()
      }
      return now()
    },
    asEmployee: async (method, path, body) => {
      const headers = { ...(await asEmployee()), language: 'hu' }
      const answer = await http().inject({ method, url: `/api${path}`, headers, ...(body ? { payload: body } : {}) })
      return { status: answer.statusCode, body: answer.json() }
    },
  }
}

/** Whether a line of `schedule.ts` has a run in the hours that end with this one of Budapest. */
export function runsWithin(cron: string, hour: number, hours: number): boolean {
  const [, field = '*'] = cron.split(' ')
  const [from = 0, to = from] = field === '*' ? [0, 23] : field.split('-').map(Number)
  return Array.from({ length: hours }, (_, back) => (hour + 24 - (back % 24)) % 24).some((one) => one >= from && one <= to)
}
