import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Kysely } from 'kysely'
import { refuseDemoAccounts, seedDemoCast } from '#accounts/server/demo-cast.ts'
import { countExport } from '#accounts/server/export-quota.ts'
import { createLastSeen } from '#accounts/server/last-seen.ts'
import { findActor } from '#accounts/server/session-store.ts'
import { anything } from '#base/server/db/change-hearing.ts'
import { createReferenceMemory } from '#base/server/db/reference-memory.ts'
import { type Ends, inTransaction, onPool, type Trail, type Work } from '#base/server/db/work.ts'
import type { Env } from '#base/server/env.ts'
import { checkedFiles } from '#base/server/files/checked-files.ts'
import { openFiles } from '#base/server/files/files.ts'
import { createUploadChecks } from '#base/server/files/upload-checks.ts'
import { bearerOf, headerOf, mountApi } from '#base/server/http/api-routes.ts'
import { watchCallsInHand } from '#base/server/http/calls-in-hand.ts'
import { cookiesOf } from '#base/server/http/cookies.ts'
import { mountDevClock, movableClock } from '#base/server/http/dev-clock.ts'
import { mountDevKit } from '#base/server/http/dev-kit.ts'
import { createEventStreams } from '#base/server/http/event-streams.ts'
import { mountHealth } from '#base/server/http/health.ts'
import { createHeldAnswers } from '#base/server/http/held-answers.ts'
import { createHttp } from '#base/server/http/http.ts'
import { createLeaving } from '#base/server/http/leaving.ts'
import { type InlineHashes, pageHeaders } from '#base/server/http/security-headers.ts'
import { mountSite } from '#base/server/http/static-site.ts'
import { createCallsFirst } from '#base/server/jobs/calls-first.ts'
import { type Attempt, type JobDefinition, type Jobs, startJobs } from '#base/server/jobs/jobs.ts'
import type { Log } from '#base/server/log.ts'
import { sendEmailJob } from '#base/server/mail/emails.ts'
import { createMailer, type Mailer } from '#base/server/mail/mail.ts'
import { mountMailViewer } from '#base/server/mail/mail-viewer.ts'
import { sendEmail } from '#base/server/mail/send-email.ts'
import { watchSecrets } from '#base/server/secrets.ts'
import type { DB } from '#db/schema.ts'
import { Refusal } from '#errors.ts'
import { findKeyActor, rememberKeys } from '#partner-api/server/find-key-actor.ts'
import { touchKeys } from '#partner-api/server/key-store.ts'
import { deliverTo, deliverWebhooksJob } from '#partner-api/server/webhooks/deliver.ts'
import { mountPaymentSimulator } from '#payments/server/provider/simulator-page.ts'
import { seedDemoPreAlerts } from '#pre-alerts/server/demo-pre-alerts.ts'
import { storeDecisionWordings } from '#quotes/server/decision-wordings.ts'
import { passOn } from '#requests/server/live/change-message.ts'
import { storePolicyVersions } from '#site/server/store-policy-versions.ts'
import { api } from '../api.ts'
import { handlers } from '../handlers.ts'
import { patternOfAddress } from '../known-path.ts'
import { opensOffline, redirects } from '../paths.ts'
import { reactions } from '../reactions.ts'
import { schedule } from '../schedule.ts'
import { portalVersion } from '../version.ts'
import { insideSandbox, type SandboxClock } from './inside-sandbox.ts'
import { mountOpenApi } from './openapi/mount-openapi.ts'
import { openPortalDatabase } from './portal-database.ts'
import { openTraces, operationsServer, startWatch } from './portal-operations.ts'
import type { Clock, Portal } from './portal-type.ts'
import { admit, callerKey, contextFor, jobContext, senderKey, type WholeContext } from './request-context.ts'
import { leadToSandboxes, openSandboxes } from './sandboxes.ts'
import { companySiteRedirects, leadToReports } from './sites.ts'

const root = path.join(import.meta.dirname, '../..')

/** In whole milliseconds: PostgreSQL keeps no nanoseconds, and what is written must equal what is read back. */
const systemClock: Clock = () => Temporal.Instant.fromEpochMilliseconds(Date.now())

const notBegun = () => {
  throw new Error('Nothing can be undone or follow before the work has begun')
}
const endsOfNothing: Ends<DB> = { onRollback: notBegun, onCommit: notBegun }

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
  const knownKeys = rememberKeys()
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
  const around = ofSandbox ? null : openSandboxes({ env, log, db, connection, now: clock, open: createPortal })
  if (around) opened.defer(around.stop)
  const sandbox = ofSandbox
    ? insideSandbox({ clock: ofSandbox, db, env, now: clock, http: () => http, schedule, runJob: (job) => runByClock(job) })
    : null
  const workWith = (tx: Kysely<DB>, trail: Trail, ends = endsOfNothing, now = clock()): Work<DB> => ({
    tx,
    reads,
    onRollback: ends.onRollback,
    onCommit: ends.onCommit,
    now,
    env,
    files,
    secrets,
    reference,
    log: trail.log,
    origin: trail.origin,
    sandbox,
    sandboxes: around?.sandboxes ?? null,
    enqueue: async (job, data, afterMinutes) => {
      if (!jobs) throw new Error('The job queue is not running')
      await jobs.send(tx, job, data, { ...trail.origin, traceparent: tracing?.traceparent() }, afterMinutes)
      if (!afterMinutes) ends.onCommit(() => jobs?.wake(job))
    },
    transaction: (part) => inTransaction(tx, trail.log, (own, ownEnds) => part(workWith(own, trail, ownEnds, now))),
  })
  const asJob = (run: (ctx: WholeContext) => Promise<void>, trail: Trail, around = inTransaction) =>
    around(db, trail.log, (tx, ends) => run(jobContext(workWith(tx, trail, ends))))
  const runByClock = async (job: string) => {
    const due = schedule.find((one) => one.job === job)
    if (due) await asJob(due.run, { log: log.child({ job }), origin: {} }, due.transaction === false ? onPool : inTransaction)
  }
  const host = new URL(env.PUBLIC_URL).hostname
  // A reaction that follows several events is one job all the same.
  const reactionOfJob = new Map(
    Object.values(reactions).flatMap((list) => list.map((reaction): [string, (typeof list)[number]] => [reaction.job, reaction])),
  )
  const followers = [...reactionOfJob.values()].map(({ job, run, transaction }) => ({
    job,
    run: run as (ctx: WholeContext, about: object) => Promise<void>,
    around: transaction === false ? onPool : inTransaction,
  }))
  const timed = <Job extends JobDefinition>(definitions: readonly Job[]): Job[] =>
    definitions.map((job) => ({
      ...job,
      run: (data, trail, attempt) => {
        const run = () => watch.timeJob(job.name, () => job.run(data, trail, attempt))
        return tracing ? tracing.runJob(job.name, trail.origin, run) : run()
      },
    }))
  jobs = await startJobs<DB>(
    connection,
    log,
    timed([
      ...followers.map(({ job, run, around }) => ({
        name: job,
        // Who is not one transaction asks somebody outside.
        retries: around === onPool ? ('partner' as const) : ('own' as const),
        run: (data: object, trail: Trail) => asJob((ctx) => run(ctx, data), trail, around),
      })),
      {
        name: deliverWebhooksJob,
        retries: 'partner' as const,
        run: (data: object, trail: Trail) => asJob((ctx) => deliverTo(ctx, (data as { endpointId: number }).endpointId), trail, onPool),
      },
      {
        name: sendEmailJob,
        retries: 'email' as const,
        run: (data: object, _trail: Trail, attempt: Attempt) =>
          sendEmail({ db, files, mailer, host, now: clock }, (data as { emailId: string }).emailId, attempt),
      },
    ]),
    timed(
      schedule.map(({ job, cron, retries, run, transaction }) => ({
        name: job,
        cron,
        retries,
        run: (_data: object, trail: Trail) => asJob(run, trail, transaction === false ? onPool : inTransaction),
      })),
    ),
    {
      worker: env.ROLE !== 'web',
      preparedStatements: env.DATABASE_PREPARED_STATEMENTS === 'on' || env.DATABASE_DIRECT_URL !== undefined,
      answers: jobAnswers,
      tell: notices.tell,
      turn: callsFirst.turn,
    },
  )
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

  const queues = [...new Set([...followers, ...schedule].map(({ job }) => job)), deliverWebhooksJob, sendEmailJob]
  const operations = operationsServer(watch, { env, log, db, pool, replica, reference, files, queues, now: clock })
  if (operations) opened.defer(operations.close)
  const streams = createEventStreams()
  reference.alsoTell({ change: (message) => passOn(streams, message), unknown: streams.tellMissed })
  const held = createHeldAnswers(reference.isHearing)
  reference.alsoTell(held)
  const http = await createHttp({
    env,
    log,
    onEnd: watch.onRequestEnd,
    tracing,
    limitedAs: (request) => knownKeys.subjectOf(bearerOf(request)),
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
  if (env.ROLE !== 'worker') {
    leadToReports(http, env)
    if (around)
      leadToSandboxes(http, {
        ...around,
        db,
        identify: async (request) => {
          const halves = { token: headerOf(request, 'token'), cookie: cookiesOf(request, env) }
          return (await findActor(reads, clock(), halves, lastSeen)).actor
        },
      })
    mountApi(http, api, handlers, {
      work: (request) => workWith(db, { log: request.log, origin: { reqId: request.id } }),
      identify: async (work, { isUse, bearer, ...halves }, ahead) => {
        if (bearer === undefined) return findActor(work.reads, work.now, halves, isUse ? lastSeen : { ...lastSeen, note: () => {} }, ahead)
        return { actor: await findKeyActor(work.reads, work.now, bearer, { lastUsed: keysLastUsed, known: knownKeys }) }
      },
      admit,
      // Jobs belong to the action: they are written through its transaction, not through the pool.
      contextFor: (work, call) => contextFor(workWith(work.tx, work, work, work.now), call),
      callerKey,
      senderKey,
      checkUploads: uploadChecks.check,
      countTable: countExport,
      streams,
      held,
      replica,
      now: clock,
    })
    mountOpenApi(http, env)
    const setPageHeaders = pageHeaders(env, { inline: await builtHashes(), startsWorker: opensOffline })
    if (env.NODE_ENV !== 'production' && !ofSandbox) {
      mountMailViewer(http, db, files)
      await mountDevKit(http, path.join(root, 'build/kit'), setPageHeaders)
    }
    // What the clock of Budapest would have started on the way is started once.
    if (movable) mountDevClock(http, movable, () => Promise.all(schedule.map(({ job }) => jobs?.send(db, job, {}, {}))))
    if (!env.PAYPAL_CLIENT_ID || !env.SIMPLEPAY_MERCHANT) mountPaymentSimulator(http, { db, publicUrl: env.PUBLIC_URL, secrets })
    if (ofSandbox) http.setNotFoundHandler(refuseUnknown)
    else
      await mountSite(
        http,
        path.join(root, 'build/client'),
        { patternOf: patternOfAddress, redirects: { ...redirects, ...companySiteRedirects(env) } },
        setPageHeaders,
      )
  }
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

function refuseUnknown(): never {
  throw new Refusal('NOT_FOUND')
}

/** What the build found inline in prerendered pages; without a build there is no page and nothing inline. */
const builtHashes = async (): Promise<Record<string, InlineHashes>> =>
  JSON.parse(await readFile(path.join(root, 'build/csp-hashes.json'), 'utf8').catch(() => '{}')) as Record<string, InlineHashes>
