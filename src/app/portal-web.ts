import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Kysely } from 'kysely'
import { countExport } from '#accounts/server/export-quota.ts'
import { findActor, type SeenSessions } from '#accounts/server/session-store.ts'
import type { Replica } from '#base/server/db/replica.ts'
import type { Env } from '#base/server/env.ts'
import type { Files } from '#base/server/files/files.ts'
import type { UploadChecks } from '#base/server/files/upload-checks.ts'
import { headerOf, mountApi } from '#base/server/http/api-routes.ts'
import { cookiesOf } from '#base/server/http/cookies.ts'
import { mountDevClock, type movableClock } from '#base/server/http/dev-clock.ts'
import { mountDevKit } from '#base/server/http/dev-kit.ts'
import type { EventStreams } from '#base/server/http/event-streams.ts'
import type { Http } from '#base/server/http/fastify.ts'
import type { HeldAnswers } from '#base/server/http/held-answers.ts'
import { type InlineHashes, pageHeaders } from '#base/server/http/security-headers.ts'
import { mountSite } from '#base/server/http/static-site.ts'
import { mountMailViewer } from '#base/server/mail/mail-viewer.ts'
import type { Secrets } from '#base/server/secrets.ts'
import type { DB } from '#db/schema.ts'
import { Refusal } from '#errors.ts'
import { findKeyActor, type rememberKeys } from '#partner-api/server/find-key-actor.ts'
import { mountPaymentSimulator } from '#payments/server/provider/simulator-page.ts'
import { api } from '../api.ts'
import { handlers } from '../handlers.ts'
import { patternOfAddress } from '../known-path.ts'
import { opensOffline, redirects } from '../paths.ts'
import { mountOpenApi } from './openapi/mount-openapi.ts'
import type { Clock } from './portal-type.ts'
import type { WorkWith } from './portal-work.ts'
import { admit, callerKey, contextFor, senderKey } from './request-context.ts'
import { leadToSandboxes, type openSandboxes } from './sandboxes.ts'
import { companySiteRedirects, leadToReports } from './sites.ts'

type Parts = {
  readonly env: Env
  readonly db: Kysely<DB>
  readonly reads: Kysely<DB>
  readonly replica: Replica<DB> | undefined
  readonly files: Files
  readonly secrets: Secrets
  readonly clock: Clock
  readonly workWith: WorkWith
  readonly lastSeen: SeenSessions
  readonly keys: { readonly lastUsed: SeenSessions; readonly known: ReturnType<typeof rememberKeys> }
  readonly uploadChecks: UploadChecks
  readonly streams: EventStreams
  readonly held: HeldAnswers
  /** The sandboxes that calls are led to; null: none is offered, or it is the portal of one. */
  readonly around: ReturnType<typeof openSandboxes>
  readonly isSandbox: boolean
  /** A clock that may be moved, and what it then starts; null where the time is real. */
  readonly movable: { readonly clock: ReturnType<typeof movableClock>; readonly startDue: () => Promise<unknown> } | null
}

const root = path.join(import.meta.dirname, '../..')

/** What a portal answers: its calls, their document, its pages, and outside production what helps whoever develops it. */
export async function mountWeb(http: Http, parts: Parts): Promise<void> {
  const { env, db, files, secrets, movable, isSandbox } = parts
  leadToReports(http, env)
  leadCalls(http, parts)
  mountCalls(http, parts)
  mountOpenApi(http, env)
  const setPageHeaders = pageHeaders(env, { inline: await builtHashes(), startsWorker: opensOffline })
  if (env.NODE_ENV !== 'production' && !isSandbox) {
    mountMailViewer(http, db, files)
    await mountDevKit(http, path.join(root, 'build/kit'), setPageHeaders)
  }
  if (movable) mountDevClock(http, movable.clock, movable.startDue)
  if (!env.PAYPAL_CLIENT_ID || !env.SIMPLEPAY_MERCHANT) mountPaymentSimulator(http, { db, publicUrl: env.PUBLIC_URL, secrets })
  if (isSandbox) http.setNotFoundHandler(refuseUnknown)
  else
    await mountSite(
      http,
      path.join(root, 'build/client'),
      { patternOf: patternOfAddress, redirects: { ...redirects, ...companySiteRedirects(env) } },
      setPageHeaders,
    )
}

function leadCalls(http: Http, { env, db, reads, clock, lastSeen, around }: Parts) {
  if (!around) return
  leadToSandboxes(http, {
    ...around,
    db,
    identify: async (request) => {
      const halves = { token: headerOf(request, 'token'), cookie: cookiesOf(request, env) }
      return (await findActor(reads, clock(), halves, lastSeen)).actor
    },
  })
}

function mountCalls(http: Http, { db, replica, clock, workWith, lastSeen, keys, uploadChecks, streams, held }: Parts) {
  const unseen: SeenSessions = { ...lastSeen, note: () => {} }
  mountApi(http, api, handlers, {
    work: (request) => workWith(db, { log: request.log, origin: { reqId: request.id } }),
    identify: async (work, { isUse, bearer, ...halves }, ahead) =>
      bearer === undefined
        ? findActor(work.reads, work.now, halves, isUse ? lastSeen : unseen, ahead)
        : { actor: await findKeyActor(work.reads, work.now, bearer, keys) },
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
}

function refuseUnknown(): never {
  throw new Refusal('NOT_FOUND')
}

/** What the build found inline in prerendered pages; without a build there is no page and nothing inline. */
const builtHashes = async (): Promise<Record<string, InlineHashes>> =>
  JSON.parse(await readFile(path.join(root, 'build/csp-hashes.json'), 'utf8').catch(() => '{}')) as Record<string, InlineHashes>
