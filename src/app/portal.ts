import { refuseDemoAccounts, seedDemoCast } from '#accounts/server/demo-cast.ts'
import { createLastSeen } from '#accounts/server/last-seen.ts'
import { anything } from '#base/server/db/change-hearing.ts'
import { createReferenceMemory } from '#base/server/db/reference-memory.ts'
import type { Trail } from '#base/server/db/work.ts'
import type { Env } from '#base/server/env.ts'
import { checkedFiles } from '#base/server/files/checked-files.ts'
import { openFiles } from '#base/server/files/files.ts'
import { createUploadChecks } from '#base/server/files/upload-checks.ts'
import { bearerOf } from '#base/server/http/api-routes.ts'
import { watchCallsInHand } from '#base/server/http/calls-in-hand.ts'
import { movableClock } from '#base/server/http/dev-clock.ts'
import { createEventStreams } from '#base/server/http/event-streams.ts'
import { mountHealth } from '#base/server/http/health.ts'
import { createHeldAnswers } from '#base/server/http/held-answers.ts'
import { createHttp } from '#base/server/http/http.ts'
import { createLeaving } from '#base/server/http/leaving.ts'
import { createCallsFirst } from '#base/server/jobs/calls-first.ts'
import { type Jobs, startJobs } from '#base/server/jobs/jobs.ts'
import type { Log } from '#base/server/log.ts'
import { createMailer, type Mailer } from '#base/server/mail/mail.ts'
import { watchSecrets } from '#base/server/secrets.ts'
import type { DB } from '#db/schema.ts'
import { rememberKeys } from '#partner-api/server/find-key-actor.ts'
import { touchKeys } from '#partner-api/server/key-store.ts'
import { seedDemoPreAlerts } from '#pre-alerts/server/demo-pre-alerts.ts'
import { storeDecisionWordings } from '#quotes/server/decision-wordings.ts'
import { isAboutRequest, passOn, sandboxSubject } from '#requests/server/live/change-message.ts'
import { storePolicyVersions } from '#site/server/store-policy-versions.ts'
import { schedule } from '../schedule.ts'
import { portalVersion } from '../version.ts'
import { insideSandbox, type SandboxClock } from './inside-sandbox.ts'
import { openPortalDatabase } from './portal-database.ts'
import { portalJobs } from './portal-jobs.ts'
import { openTraces, operationsServer, startWatch } from './portal-operations.ts'
import type { Clock, Portal } from './portal-type.ts'
import { mountWeb } from './portal-web.ts'
import { createWorkWith } from './portal-work.ts'
import { openSandboxes } from './sandboxes.ts'

/** In whole milliseconds: PostgreSQL keeps no nanoseconds, and what is written must equal what is read back. */
const systemClock: Clock = () => Temporal.Instant.fromEpochMilliseconds(Date.now())

/**
 * Puts the whole portal together: database, files, emails, jobs, API, pages. It does not listen yet. When that fails, what was opened
 * is closed again.
 * @param ofSandbox it is the portal of a sandbox, and answers whoever the portal around it leads there
 */
export async function createPortal(env: Env, log: Log, realClock: Clock = systemClock, ofSandbox?: SandboxClock): Promise<Portal> {
  const movable = env.NODE_ENV === 'production' || ofSandbox ? null : movableClock(realClock)
  const clock = movable?.now ?? realClock
  await using opened = new AsyncDisposableStack()
  const watch = startWatch()
  const tracing = await openTraces(env, log)
  if (tracing) opened.defer(tracing.stop)
  const { db, reads, replica, notices, pool, connection, referenceDb, jobAnswers, description, close } = await openPortalDatabase(
    env,
    log,
    tracing?.onQuery,
  )
  opened.defer(close)
  const lastSeen = createLastSeen(db, log)
  opened.defer(lastSeen.close)
  const keysLastUsed = createLastSeen(db, log, touchKeys)
  opened.defer(keysLastUsed.close)
  const keys = { lastUsed: keysLastUsed, known: rememberKeys() }
  const files = checkedFiles<DB>(await openFiles(env), reads, log)
  const transport = createMailer(env)
  opened.defer(transport.close)
  const mailer: Mailer = { ...transport, send: (email) => watch.countEmail(() => transport.send(email)) }
  const { secrets, reread: rereadKeys, stop: stopKeys } = await watchSecrets(referenceDb, log)
  opened.defer(async () => stopKeys())
  const reference = createReferenceMemory<DB>(referenceDb, log)
  const uploadChecks = createUploadChecks()
  opened.defer(uploadChecks.close)
  const callsFirst = createCallsFirst()

  let jobs: Jobs<DB> | undefined
  const around = ofSandbox
    ? null
    : openSandboxes({
        ...{ env, log, db, connection, now: clock, open: createPortal },
        tell: (companyId) => streams.tell([sandboxSubject(companyId)], String(companyId)),
      })
  if (around) opened.defer(around.stop)
  const sandbox = ofSandbox
    ? insideSandbox({ clock: ofSandbox, db, env, now: clock, http: () => http, schedule, runJob: (job) => runByClock(job) })
    : null
  const workWith = createWorkWith({
    reads,
    env,
    files,
    secrets,
    reference,
    clock,
    sandbox,
    sandboxes: around?.sandboxes ?? null,
    jobs: () => jobs,
    traceparent: () => tracing?.traceparent(),
  })
  const { definitions, clockJobs, queues, asJob, runByClock } = portalJobs({
    env,
    log,
    db,
    files,
    mailer,
    clock,
    workWith,
    tracing,
    timeJob: watch.timeJob,
  })
  jobs = await startJobs<DB>(connection, log, definitions, clockJobs, {
    worker: env.ROLE !== 'web',
    preparedStatements: env.DATABASE_PREPARED_STATEMENTS === 'on' || env.DATABASE_DIRECT_URL !== undefined,
    answers: jobAnswers,
    tell: notices.tell,
    turn: callsFirst.turn,
  })
  opened.defer(jobs.stop)
  opened.defer(reference.stop)
  await reference.start(jobs.listen)
  reference.alsoTell(jobs)
  notices.tell([anything])

  const atStart: Trail = { log, origin: {} }
  await asJob(storePolicyVersions, atStart)
  await asJob(storeDecisionWordings, atStart)
  if (env.NODE_ENV !== 'production' && !ofSandbox) {
    await asJob(seedDemoCast, atStart)
    await asJob(seedDemoPreAlerts, atStart)
  }
  await refuseDemoAccounts(db, env)

  const operations = operationsServer(watch, { env, log, db, pool, replica, reference, files, queues, now: clock })
  if (operations) opened.defer(operations.close)
  const streams = createEventStreams()
  reference.alsoTell({ change: (message) => passOn(streams, message), unknown: streams.tellMissed })
  // A connection that ends tells nobody: the page would wake a sandbox that goes to sleep.
  if (ofSandbox) reference.alsoTell({ change: (message) => void (isAboutRequest(message) && ofSandbox.requestChanged()), unknown: () => {} })
  const held = createHeldAnswers(reference.isHearing)
  reference.alsoTell(held)
  const http = await createHttp({
    env,
    log,
    onEnd: watch.onRequestEnd,
    tracing,
    limitedAs: (request) => keys.known.subjectOf(bearerOf(request)),
    limitsIn: db,
  })
  const callsInHand = watchCallsInHand(http)
  opened.defer(callsInHand.ended)
  opened.defer(() => http.close())
  // A stream that is open would keep the server from closing.
  http.addHook('preClose', async () => streams.close())
  const leaving = createLeaving(http)
  callsFirst.mount(http)
  mountHealth(http, { db, version: portalVersion, isLeaving: leaving.hasBegun, storesFiles: files.takesMore })
  // What the clock of Budapest would have started on the way is started once.
  const startDue = () => Promise.all(schedule.map(({ job }) => jobs?.send(db, job, {}, {})))
  if (env.ROLE !== 'worker')
    await mountWeb(http, {
      env,
      db,
      reads,
      replica,
      files,
      secrets,
      clock,
      workWith,
      lastSeen,
      keys,
      uploadChecks,
      streams,
      held,
      around,
      isSandbox: ofSandbox !== undefined,
      movable: movable && { clock: movable, startDue },
    })
  if (env.ROLE !== 'web') await jobs.work()
  // In the reverse order of their opening: first nobody is answered any more, last the database is closed.
  const all = opened.move()
  return {
    http,
    db,
    operations,
    reference,
    sandboxes: around?.sandboxes ?? null,
    settled: async () => {
      await notices.settled()
      await rereadKeys()
      return reference.settled()
    },
    descriptions: [description, files.description, mailer.description],
    leave: leaving.begin,
    stop: () => all.disposeAsync(),
  }
}
