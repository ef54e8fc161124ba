import { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { Refusal } from '#errors.ts'
import type { Endpoint } from '../../endpoint.ts'
import { mediaTypesOf } from '../../media-types.ts'
import { normalised } from '../../normalised.ts'
import type { Replica } from '../db/replica.ts'
import { type Ends, inTransaction, onPool, type Work } from '../db/work.ts'
import type { UploadChecks } from '../files/upload-checks.ts'
import { isTableFile } from '../tables/table-file.ts'
import { sha256 } from '../tokens.ts'
import { cookiesOf } from './cookies.ts'
import { csrfCookie, csrfTokenState } from './csrf.ts'
import { inEqualTime } from './equal-time.ts'
import type { EventSource, EventStreams } from './event-streams.ts'
import type { Http } from './fastify.ts'
import type { HeldAnswers } from './held-answers.ts'
import { readFormOrJson, takesForms } from './http-body.ts'
import { type FileAnswer, removeUploads, type TextAnswer, type Upload } from './http-files.ts'
import { type Action, idempotencyKeys, once, remembered } from './idempotency-store.ts'
import { limitOf } from './rate-limits.ts'
import type { Ahead, AskedAhead } from './read-ahead.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The row of the API table that this route answers. */
    row?: Endpoint
  }
}

type Rows = Readonly<Record<string, Readonly<Record<string, Endpoint>>>>
type Handler<DB> = ((ctx: never, input: never) => Promise<unknown>) & { readonly ahead?: Ahead<DB> }
type HandlersOf<DB, R extends Rows> = { readonly [Slice in keyof R]: { readonly [Name in keyof R[Slice]]: Handler<DB> } }

/** One call, for the context of its use case. */
export type ApiCall<DB, Actor> = {
  request: FastifyRequest
  reply: FastifyReply
  actor: Actor
  uploads: readonly Upload[]
  /** What was read with the caller's session; undefined where nothing was. */
  ahead: unknown
  /** Does a part of a call that is not one transaction: in one, once per Idempotency-Key. */
  once: <T>(work: Work<DB>, part: (work: Work<DB>) => Promise<T>) => Promise<T>
}

/** Both halves of a session as they came, or a key. `isUse`: whoever calls is at work, so the session lives on. */
type Caller = {
  token: string | undefined
  cookie: (name: string) => string | undefined
  isUse: boolean
  /** Of `Authorization: Bearer`, which counts instead of a session. */
  bearer: string | undefined
}

/** Who calls, and what was read with their session; undefined where nothing was. */
type Identified<Actor> = { readonly actor: Actor; readonly ahead?: unknown }

/** What the product tells the engine: who is calling, whether they may, and what a use case is given. */
export type ApiHooks<DB, Actor> = {
  work: (request: FastifyRequest) => Work<DB>
  /** @param ahead what is read in the same statement; without a session it is not, and `ahead` is not answered */
  identify: (work: Work<DB>, caller: Caller, ahead?: AskedAhead<DB>) => Promise<Identified<Actor>>
  /** Throws the Refusal (401 or 403) when the row's audience does not hold the actor. */
  admit: (row: Endpoint, actor: Actor) => void
  contextFor: (work: Work<DB>, call: ApiCall<DB, Actor>) => unknown
  callerKey: (work: Work<DB>, actor: Actor, request: FastifyRequest) => string
  /** Whose turn the call's files take where files wait to be read. */
  senderKey: (actor: Actor, request: FastifyRequest) => string
  checkUploads: UploadChecks['check']
  /** Told of each table that is about to be handed over; throws the Refusal of whoever was given too many. */
  countTable: (work: Work<DB>, actor: Actor) => Promise<void>
  streams: EventStreams
  held: HeldAnswers
  /** Undefined: there is none. */
  replica?: Replica<DB> | undefined
  now: () => Temporal.Instant
}

/** Turns every row of the API table into a route: limit, audience, CSRF, validation, uploads, transaction, answer; in this order. */
export function mountApi<DB, Actor, R extends Rows>(http: Http, rows: R, handlers: HandlersOf<DB, R>, hooks: ApiHooks<DB, Actor>) {
  for (const [slice, table] of Object.entries(rows))
    for (const [name, row] of Object.entries(table)) {
      const handler = handlers[slice]?.[name]
      if (!handler) throw new Error(`No handler for ${slice}.${name}`)
      http.route(routeOf(`${slice}.${name}`, row, handler, hooks))
    }
}

function routeOf<DB, Actor>(name: string, row: Endpoint, handler: Handler<DB>, hooks: ApiHooks<DB, Actor>): RouteOptions {
  const identified = new WeakMap<FastifyRequest, Identified<Actor>>()
  return {
    method: row.method,
    url: `/api${row.path}`,
    // A GET may ask or spend something; HEAD answers only where the answer is the same for everybody.
    exposeHeadRoute: row.cacheSeconds !== undefined,
    config: { rateLimit: limitOf(row.rate), row },
    schema: schemaOf(name, row),
    // The limit counts in onRequest, so it has refused before a session is looked up or a form token checked. The body is read after
    // this: nobody uploads five megabytes to be told that they may not.
    preParsing: async (request, reply) => {
      // What is the same for everybody needs to know nobody; a key is looked at all the same, for one that is over is refused.
      if (row.cacheSeconds !== undefined && bearerOf(request) === undefined && hooks.held.send(request, reply, hooks.now())) return reply
      const work = hooks.work(request)
      const found = await hooks.identify(work, callerOf(row, request, work), askedAhead(row, handler, request))
      hooks.admit(row, found.actor)
      identified.set(request, found)
      // No browser adds the header of a key by itself, so no foreign page can call with one.
      if (row.csrf && bearerOf(request) === undefined) requireCsrf(request, work)
    },
    handler: async (request, reply) => {
      const found = identified.get(request)
      if (found === undefined) throw new Error('A request without its actor')
      const { actor, ahead } = found
      const work = hooks.work(request)
      const keep = row.cacheSeconds === undefined ? undefined : hooks.held.keeping(request, work.now)
      const { body, uploads } = await bodyOf(request, row, { work, sender: () => hooks.senderKey(actor, request), checkUploads: hooks.checkUploads })
      try {
        const input = { params: request.params, query: request.query, body }
        const action = row.idempotent ? actionOf(name, request, { input, uploads, caller: hooks.callerKey(work, actor, request) }) : null
        const part = partOf<DB>(action)
        const act: Act<DB> = (tx, ends) =>
          handler(hooks.contextFor({ ...work, ...ends, tx }, { request, reply, actor, uploads, ahead, once: part.once }) as never, input as never)
        const replica = row.fromReplica && hooks.replica
        const doing = () => (replica ? replica.read((db) => act(db, work)) : perform(row, work, { action, act, isWritten: part.isDone }))
        const data = await (row.equalTime ? inEqualTime(doing) : doing())
        // By what it is, not by its row: nobody forgets to say so of a new one.
        if (isFile(data) && isTableFile(data)) await hooks.countTable(work, actor)
        return row.shape === 'events'
          ? sendEvents(reply, data as EventSource, hooks, { row, opener: hooks.callerKey(work, actor, request) })
          : await answer(reply, row, data, keep)
      } finally {
        await removeUploads(uploads)
      }
    },
  }
}

/** Undefined also where its parameters are wrong: they are refused once it is known who sent them. */
function askedAhead<DB>({ params }: Endpoint, { ahead }: Handler<DB>, request: FastifyRequest): AskedAhead<DB> | undefined {
  if (!ahead) return undefined
  const { success, data } = params.safeParse(request.params)
  return success ? { read: ahead.read, values: ahead.valuesOf(data as never) } : undefined
}

const callerOf = <DB>(row: Endpoint, request: FastifyRequest, { env }: Work<DB>): Caller => ({
  token: headerOf(request, 'token'),
  cookie: cookiesOf(request, env),
  isUse: row.shape !== 'events',
  bearer: bearerOf(request),
})

/** The key of `Authorization: Bearer …` (RFC 6750). Of another scheme, as a proxy may ask for, nothing is meant for us. */
export const bearerOf = (request: FastifyRequest): string | undefined => /^Bearer +(\S{1,200})$/i.exec(request.headers.authorization ?? '')?.[1]

export const headerOf = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name]
  return typeof value === 'string' && value.length > 0 && value.length <= 200 ? value : undefined
}

function requireCsrf<DB>(request: FastifyRequest, work: Work<DB>) {
  const nonce = cookiesOf(request, work.env)(csrfCookie)
  const state = csrfTokenState(work.secrets, work.now, headerOf(request, 'x-csrf-token'), nonce)
  if (state !== 'valid') throw new Refusal(state === 'expired' ? 'CSRFTOKEN' : 'CSRFTOKEN_MISSING')
}

type Reading<DB> = { readonly work: Work<DB>; readonly sender: () => string; readonly checkUploads: UploadChecks['check'] }

async function bodyOf<DB>(request: FastifyRequest, row: Endpoint, { work, sender, checkUploads }: Reading<DB>) {
  if (!takesForms(row)) return { body: request.body ?? {}, uploads: [] }
  const { body, uploads } = await readFormOrJson(request, row, { dataDir: work.env.DATA_DIR, sender: sender() })
  try {
    // Here and not in the use cases: no connection of the database waits for a photo.
    return { body, uploads: await checkUploads(uploads) }
  } catch (error) {
    await removeUploads(uploads)
    throw error
  }
}

/** What a call's Idempotency-Key stands for: the same key with another content is another action. */
function actionOf(endpoint: string, request: FastifyRequest, call: { input: unknown; uploads: readonly Upload[]; caller: string }): Action {
  const key = headerOf(request, 'idempotency-key')
  if (!key || !idempotencyKeys.test(key)) throw new Refusal('IDEMPOTENCY_KEY_REQUIRED')
  const files = call.uploads.map(({ field, sentSha256 }) => `${field}:${sentSha256.toString('hex')}`)
  return { endpoint, key, caller: call.caller, fingerprint: sha256(JSON.stringify([call.input, files])) }
}

/** The part of a call that is done once, and whether it has been: then its answer is the call's, and stands beside its key. */
function partOf<DB>(action: Action | null): { readonly once: ApiCall<DB, unknown>['once']; readonly isDone: () => boolean } {
  let isDone = false
  return {
    isDone: () => isDone,
    once: async (work, part) => {
      if (!action) throw new Error('Only an idempotent call has something to be done once')
      const answer = await work.transaction((own) => once(own.tx, action, () => part(own)))
      isDone = true
      return answer
    },
  }
}

type Act<DB> = (tx: Kysely<DB>, ends: Ends<DB>) => Promise<unknown>

type Performance<DB> = { readonly action: Action | null; readonly act: Act<DB>; readonly isWritten: () => boolean }

async function perform<DB>(row: Endpoint, work: Work<DB>, { action, act, isWritten }: Performance<DB>) {
  const isTransaction = row.transaction ?? row.method !== 'GET'
  return (isTransaction ? inTransaction : onPool)(work.tx, work.log, (tx, ends) => {
    const acting = () => act(isTransaction ? tx : work.reads, ends)
    if (!action) return acting()
    return isTransaction ? once(tx, action, acting) : remembered(tx, action, acting, isWritten)
  })
}

/** What an answer of either shape is: no data of ours has a media type. */
const isFile = (data: unknown): data is FileAnswer => typeof data === 'object' && data !== null && 'mediaType' in data && 'disposition' in data

const statusOf = ({ creates }: Endpoint) => (creates ? 201 : 200)

async function answer(reply: FastifyReply, row: Endpoint, data: unknown, keep: ReturnType<HeldAnswers['keeping']> | undefined) {
  if (row.shape === 'file' || (row.shape === 'dataOrFile' && isFile(data))) return sendFile(reply, row, data as FileAnswer)
  if (row.shape === 'text') return sendText(reply, data as TextAnswer)
  const status = statusOf(row)
  reply.code(status)
  const body = row.shape === 'bare' ? data : { status, data }
  if (row.cacheSeconds === undefined || !keep) return reply.header('Cache-Control', 'no-store').send(body)
  return keep(reply.serializeInput(body as Record<string, unknown>, '200') as string, row.cacheSeconds, reply)
}

/** A stream that stays open until its reader goes, its session ends or the server stops. */
function sendEvents<DB, Actor>(
  reply: FastifyReply,
  source: EventSource,
  { identify, admit, callerKey, streams, work }: ApiHooks<DB, Actor>,
  { row, opener }: { row: Endpoint; opener: string },
) {
  const { request } = reply
  const mayGoOn = async () => {
    const now = work(request)
    const { actor } = await identify(now, callerOf(row, request, now))
    try {
      admit(row, actor)
    } catch {
      return false
    }
    return callerKey(now, actor, request) === opener
  }
  const stream = streams.open(source, mayGoOn)
  // Proxies pass each event on as it comes. An injected call (tests) has no connection that could stay open: it is told how a stream begins.
  reply.headers({ 'Cache-Control': 'no-store, no-transform', 'X-Accel-Buffering': 'no' }).type('text/event-stream; charset=utf-8')
  if (!(request.raw.socket instanceof Socket)) stream.push(null)
  return reply.serializer((body: unknown) => body as string).send(stream)
}

const sendText = (reply: FastifyReply, { text, headers }: TextAnswer) =>
  reply
    .headers({ 'Cache-Control': 'no-store', ...headers })
    .type('application/json; charset=utf-8')
    .serializer((ready: unknown) => ready as string)
    .send(text)

function sendFile(reply: FastifyReply, row: Endpoint, file: FileAnswer) {
  // As data that its schema does not describe: whoever reads the document of the API relies on it.
  if (!mediaTypesOf(row).includes(file.mediaType.split(';')[0] ?? '')) throw new Error(`${row.path} does not say that it answers ${file.mediaType}`)
  const ascii = normalised(file.name, 'NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\]/g, '')
  return reply
    .headers({
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
      'Content-Disposition': `${file.disposition}; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    })
    .type(file.mediaType)
    .serializer((body: unknown) => body as string)
    .send(file.body)
}

function schemaOf(name: string, row: Endpoint) {
  const [tag = ''] = name.split('.')
  const isEmpty = (schema: z.ZodType) => schema instanceof z.ZodObject && Object.keys(schema.shape).length === 0
  const open = typeof row.who === 'object' && row.who !== null && 'kind' in row.who && row.who.kind === 'anyone'
  const wrapped = row.shape === 'bare' ? row.answers : z.object({ status: z.literal(statusOf(row)), data: row.answers })
  return {
    summary: row.summary,
    description: `${row.summary}.`,
    operationId: name.replace('.', '_'),
    tags: [tag],
    ...(isEmpty(row.params) ? {} : { params: row.params }),
    ...(isEmpty(row.query) ? {} : { querystring: row.query }),
    ...(isEmpty(row.body) || takesForms(row) ? {} : { body: row.body }),
    security: securityOf(row, open),
    ...(row.scope ? { 'x-api-key-scope': row.scope } : {}),
    // What is sent as it is has no schema; refusals are described in openapi.ts.
    response: row.shape === 'file' || row.shape === 'events' || row.shape === 'text' ? {} : { [statusOf(row)]: wrapped.describe('The answer') },
  }
}

/** What a caller may come with; several entries are alternatives, an empty one is nobody in particular. */
function securityOf({ scope }: Endpoint, open: boolean): Record<string, string[]>[] {
  const people: Record<string, string[]> = open ? {} : { token: [], cookie: [] }
  if (scope !== undefined) return [people, { apiKey: [] }]
  return open ? [] : [people]
}
