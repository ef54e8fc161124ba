import { rm } from 'node:fs/promises'
import { finished } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { Actor } from '#accounts/who.ts'
import type { Connection } from '#base/server/db/database.ts'
import { dropDatabase, makeDatabase, urlOfDatabase } from '#base/server/db/side-database.ts'
import type { Env } from '#base/server/env.ts'
import { bearerOf } from '#base/server/http/api-routes.ts'
import type { Http } from '#base/server/http/fastify.ts'
import type { Log } from '#base/server/log.ts'
import type { Sandboxes } from '#base/server/sandboxes.ts'
import type { DB } from '#db/schema.ts'
import { Refusal } from '#errors.ts'
import { tagOf } from '#partner-api/server/key-secret.ts'
import { foundCompany, type SandboxPeople } from '#sandbox/server/found-company-store.ts'
import { findSandbox, noteSandboxUsed, type StoredSandbox, sandboxOfTag, storeSandboxClock } from '#sandbox/server/sandbox-store.ts'
import { type HeadersOfSession, loggedIn, type SandboxClock } from './inside-sandbox.ts'
import type { Clock, Portal } from './portal-type.ts'
import { sandboxEnv } from './sandbox-env.ts'

/** Portals of sandboxes that are awake in this process at once; each holds some memory and a dozen connections. */
const maxAwake = 4
const idleMs = 15 * 60_000

type Awake = { readonly portal: Portal; readonly administrator: () => Promise<HeadersOfSession>; ahead: number; calls: number; usedAt: number }

type Parts = {
  readonly env: Env
  readonly log: Log
  readonly db: Kysely<DB>
  /** Of the portal's own database. */
  readonly connection: Connection
  readonly now: Clock
  /** Tells whoever looks at the sandbox of a company. */
  readonly tell: (companyId: number) => void
  readonly open: (env: Env, log: Log, clock: Clock, inside: SandboxClock) => Promise<Portal>
}

/**
 * Sandboxes are portals of their own, in this process, each on a database of its own (decision 89): the same code, so whatever the portal does
 * they do, and no row of them stands beside a real one. One that nobody calls goes to sleep; what was due meanwhile is done when it wakes.
 */
export function openSandboxes({ env, log, db, connection: own, now, tell, open }: Parts) {
  const server = serverOf(env, own)
  if (!server) return null
  const connection: Connection = server
  const awake = new Map<string, Promise<Awake>>()
  /** Databases that are deleted, or were: whoever calls meanwhile would make them anew. */
  const going = new Set<string>()

  async function start(sandbox: StoredSandbox): Promise<Awake> {
    const settings = sandboxEnv(env, { url: urlOfDatabase(connection, sandbox.database), companyId: sandbox.companyId })
    await makeDatabase(connection, sandbox.database)
    const state = { ahead: sandbox.aheadHours, calls: 0, usedAt: performance.now() }
    let people: SandboxPeople | undefined
    const clock: Clock = () => now().add({ hours: state.ahead })
    const inside: SandboxClock = {
      tag: sandbox.tag,
      realNow: now,
      requestChanged: () => tell(sandbox.companyId),
      aheadHours: () => state.ahead,
      putAhead: async (hours) => {
        state.ahead = Math.max(state.ahead, hours)
        await storeSandboxClock(db, sandbox.companyId, state.ahead)
      },
      people: () => {
        if (!people) throw new Error('A sandbox without people')
        return people
      },
    }
    const portal = await open(settings, log.child({ sandbox: sandbox.companyId }), clock, inside)
    people = await portal.db.transaction().execute((tx) => foundCompany(tx, clock(), sandbox))
    await portal.http.ready()
    const administrator = loggedIn({ db: portal.db, env: settings, now: clock }, () => inside.people().administrator)
    return Object.assign(state, { portal, administrator })
  }

  async function sleep(database: string) {
    const one = awake.get(database)
    awake.delete(database)
    await one?.then(({ portal }) => portal.stop()).catch((err: unknown) => log.error({ err }, 'a sandbox did not stop'))
  }

  /** Those that nobody calls now, the longest unused first. */
  async function idle(since: number) {
    const all = await Promise.all([...awake].map(async ([id, one]) => ({ id, ...(await one.catch(() => null)) })))
    return all.filter(({ calls, usedAt }) => calls === 0 && (usedAt ?? 0) <= since).sort((a, b) => (a.usedAt ?? 0) - (b.usedAt ?? 0))
  }

  async function wake(sandbox: StoredSandbox): Promise<Awake> {
    const known = awake.get(sandbox.database)
    if (known) return known
    if (awake.size >= maxAwake) {
      const [longest] = await idle(performance.now())
      if (!longest) throw new Refusal('SANDBOX_AWAY')
      await sleep(longest.id)
    }
    const starting = awake.get(sandbox.database) ?? start(sandbox)
    awake.set(sandbox.database, starting)
    return starting.catch((err: unknown) => {
      log.error({ err, company: sandbox.companyId }, 'a sandbox did not start')
      awake.delete(sandbox.database)
      throw new Refusal('SANDBOX_AWAY')
    })
  }

  const timer = setInterval(async () => {
    for (const { id } of await idle(performance.now() - idleMs)) await sleep(id)
  }, 60_000).unref()

  async function use(sandbox: StoredSandbox): Promise<Awake> {
    if (going.has(sandbox.database)) throw new Refusal('SANDBOX_AWAY')
    const one = await wake(sandbox)
    // Another process may have moved its clock.
    one.ahead = Math.max(one.ahead, sandbox.aheadHours)
    one.usedAt = performance.now()
    if (now().since(sandbox.usedAt).total('minutes') >= 10) await noteSandboxUsed(db, now(), sandbox.companyId)
    return one
  }

  const sandboxes: Sandboxes = {
    wake: async (companyId) => {
      const sandbox = await findSandbox(db, companyId)
      if (sandbox) await use(sandbox)
    },
    destroy: async ({ companyId, database }) => {
      going.add(database)
      try {
        await sleep(database)
        await dropDatabase(connection, database)
        await rm(sandboxEnv(env, { url: urlOfDatabase(connection, database), companyId }).DATA_DIR, { recursive: true, force: true })
      } catch (error) {
        going.delete(database)
        throw error
      }
    },
  }
  return {
    sandboxes,
    use,
    stop: async () => {
      clearInterval(timer)
      await Promise.all([...awake.keys()].map(sleep))
    },
  }
}

/** Where their databases are made; null: nowhere, as in production without the setting, where the portal's own user may make none. */
function serverOf({ SANDBOX_DATABASE_URL, DATABASE_URL, NODE_ENV }: Env, own: Connection): Connection | null {
  if (SANDBOX_DATABASE_URL) return { connectionString: SANDBOX_DATABASE_URL }
  return NODE_ENV === 'production' && DATABASE_URL ? null : own
}

/** What the developers' screens of a company's administrator may call in its sandbox, as themselves. */
const screensPath = /^\/api\/in-sandbox(?=\/(?:sandbox|companies\/\d+\/(?:api-keys|webhooks))(?:[/?]|$))/

type Leading = Pick<NonNullable<ReturnType<typeof openSandboxes>>, 'use'> & {
  readonly db: Kysely<DB>
  readonly identify: (request: FastifyRequest) => Promise<Actor>
}

/** Leads every call with a test key to the sandbox it belongs to, and what an administrator's screens ask of it. */
export function leadToSandboxes(http: Http, { use, db, identify }: Leading): void {
  http.addHook('onRequest', async (request, reply) => {
    const { raw } = request
    const tag = tagOf(bearerOf(request))
    const isOfScreens = screensPath.test(request.url)
    if (tag === null && !isOfScreens) return
    if (!raw.url?.startsWith('/api/')) throw new Refusal('NOT_FOUND')
    const sandbox = tag === null ? await ownSandbox(db, await identify(request)) : await sandboxOfTag(db, tag)
    if (!sandbox) throw new Refusal(tag === null ? 'NOT_FOUND' : 'API_KEY_INVALID')
    const one = await use(sandbox)
    if (isOfScreens && tag === null) {
      raw.url = raw.url.replace(screensPath, '/api')
      delete raw.headers.authorization
      Object.assign(raw.headers, await one.administrator())
    }
    one.calls += 1
    finished(reply.raw, () => {
      one.calls -= 1
      one.usedAt = performance.now()
    })
    reply.hijack()
    one.portal.http.routing(raw, reply.raw)
  })
}

/** @throws Refusal LOGIN_NEEDED, UNAUTHORISED */
async function ownSandbox(db: Kysely<DB>, actor: Actor): Promise<StoredSandbox | undefined> {
  if (actor.kind !== 'account') throw new Refusal('LOGIN_NEEDED')
  if (actor.apiKey || actor.company?.role !== 'administrator') throw new Refusal('UNAUTHORISED')
  return findSandbox(db, actor.company.id)
}
