import type { Kysely } from 'kysely'
import type { Actor } from '#accounts/who.ts'
import { type Ends, inTransaction, type Work } from '#base/server/db/work.ts'
import { type Files, openFiles } from '#base/server/files/files.ts'
import { createLog } from '#base/server/log.ts'
import { loadSecrets } from '#base/server/secrets.ts'
import type { DB } from '#db/schema.ts'
import { jobContext, type WholeContext } from '../src/app/request-context.ts'
import type { OutsideCall } from '../src/context.ts'
import type { TestPortal } from './portal.ts'

export type Workbench = {
  /** What a job is given at this moment. The jobs it writes are kept in `jobs` and not run. */
  at: (instant: string) => WholeContext
  /** What a use case is given that is called by this person. */
  as: (actor: Actor, instant: string) => WholeContext & OutsideCall
  jobs: { job: string; data: object }[]
}

const nothingFollows: Ends<DB> = { onRollback: () => undefined, onCommit: () => undefined }

/** For tests that run a job or a use case by hand, at a moment of their choice, on the database of a test portal. */
export async function workbench({ db, env, reference }: TestPortal): Promise<Workbench> {
  const [files, { secrets }]: [Files, Awaited<ReturnType<typeof loadSecrets>>] = [await openFiles(env), await loadSecrets(db)]
  const log = createLog('silent')
  const jobs: Workbench['jobs'] = []
  const workWith = (tx: Kysely<DB>, now: Temporal.Instant, ends: Ends<DB> = nothingFollows): Work<DB> => ({
    ...ends,
    tx,
    reads: tx,
    now,
    env,
    files,
    secrets,
    reference,
    log,
    origin: {},
    sandbox: null,
    sandboxes: null,
    enqueue: async (job, data) => void jobs.push({ job, data }),
    transaction: <Done>(part: (own: Work<DB>) => Promise<Done>) =>
      inTransaction<DB, Done>(tx, log, (own, ownEnds) => part(workWith(own, now, ownEnds))),
  })
  const at = (instant: string) => jobContext(workWith(db, Temporal.Instant.from(instant)))
  return {
    at,
    jobs,
    as: (actor, instant) => ({
      ...at(instant),
      once: () => Promise.reject(new Error('Only a call has an Idempotency-Key')),
      actor,
      language: 'hu',
      ip: '127.0.0.1',
      uploads: [],
      header: () => undefined,
      cookies: { get: () => undefined, set: () => undefined, clear: () => undefined },
    }),
  }
}
