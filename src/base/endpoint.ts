import { z } from 'zod'
import type { FileKind } from './media-types.ts'

/** How often one caller may call; the figures are in `server/http/rate-limits.ts`. */
export type RateClass = 'read' | 'write' | 'lookup' | 'login' | 'link' | 'booking'

/**
 * One file field of a multipart call: whole PDFs, with `kind: 'photo'` JPEG and PNG pictures, with `kind: 'table'` CSV and Excel files, with
 * `kind: 'statement'` XML too. That one is `required` stands in the description of the API; the use case refuses a call without it, in its own sentence.
 */
export type FileField = { readonly max: number; readonly required?: boolean; readonly kind?: 'pdf' | 'photo' | 'table' | 'statement' }

/** Nothing travels here. */
export type Nothing = z.ZodObject<Record<never, never>>

/**
 * One call of the API: the only place that says its method, address, audience, input and output.
 * `Who` is the product's word for an audience; base/ only carries it.
 */
export type Endpoint<
  Who = unknown,
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
> = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Fastify spelling, below `/api`: `/brands/:id`. */
  readonly path: string
  readonly summary: string
  readonly who: Who
  readonly rate: RateClass
  readonly params: Params
  readonly query: Query
  readonly body: Body
  /** Present: these files may come with the call, in a multipart form; it takes forms as with `forms`. */
  readonly files?: Readonly<Record<string, FileField>>
  /**
   * SPEC 7 calls the body a "form" or "data JSON": beside plain JSON the call takes a multipart or urlencoded form, with the JSON in a
   * part `data` or else with the fields by their names, and answers the same.
   */
  readonly forms?: true
  /** What `data` holds in `{ status, data }`. */
  readonly answers: Output
  /**
   * `bare`: the answer is not wrapped (named exceptions of SPEC.md 7); `file`: the handler answers bytes; `dataOrFile`: one or the
   * other, as was asked for; `events`: a stream of server-sent
   * events stays open, and the handler answers what it tells of. To open one is no use of the session; `text`: the handler answers JSON as
   * the very text that is sent, and headers with it, because its reader checks a signature of it.
   */
  readonly shape: 'data' | 'bare' | 'file' | 'dataOrFile' | 'events' | 'text'
  /** What a file that is answered may be; left out: a PDF. */
  readonly fileKinds?: readonly FileKind[]
  /** The JSON body is handed on as the text that came, unread, because its sender has signed that text. `body` is a bounded string. */
  readonly exactBody?: true
  /** DESIGN 8.35: it puts something into a list, so its status, in the head and in the body, is 201. */
  readonly creates?: true
  /** Answers with an ETag and may be kept by the browser for so many seconds. */
  readonly cacheSeconds?: number
  /** A public form: wants the CSRF token of `create-csrf-token`. */
  readonly csrf?: boolean
  /** What an API key must be allowed to make this call. Left out: no key makes it, unless it answers the same to everybody (`cacheSeconds`). */
  readonly scope?: string
  /** Wants an `Idempotency-Key`; the same key answers the same result, once. */
  readonly idempotent?: boolean
  /**
   * Whether the use case is one transaction. A GET is none and writes nothing, everything else is one, unless the row says so.
   * `false`: what it wrote stays although it refuses (a counted guess), and no connection is held while it does slow work or asks somebody
   * outside. Parts that belong together it does in `ctx.transaction`, the action of an idempotent call in `ctx.once`.
   * `true`: a GET that acts, because SPEC 7 says GET.
   */
  readonly transaction?: boolean | undefined
  /** A list, a search or a report, which may be heavy: a GET that is read from the replica where there is one. All it reads goes through `ctx.tx`. */
  readonly fromReplica?: true
  /** How long it takes must not tell whether somebody is known here: whatever it answers, it lasts alike (server/http/equal-time.ts). */
  readonly equalTime?: true
}

/** What a handler is given. */
export type Input<E extends Endpoint> = {
  params: z.output<E['params']>
  query: z.output<E['query']>
  body: z.output<E['body']>
}

/** What the browser sends. */
export type Sent<E extends Endpoint> = {
  params: z.input<E['params']>
  query: z.input<E['query']>
  body: z.input<E['body']>
}

export type Output<E extends Endpoint> = z.output<E['answers']>

type Row<Who, Params, Query, Body, Output, OneTransaction> = {
  summary: string
  who: Who
  answers: Output
  rate?: RateClass
  params?: Params
  query?: Query
  body?: Body
  files?: Readonly<Record<string, FileField>>
  forms?: true
  shape?: 'data' | 'bare' | 'file' | 'dataOrFile' | 'events' | 'text'
  fileKinds?: readonly FileKind[]
  exactBody?: true
  creates?: true
  cacheSeconds?: number
  csrf?: boolean
  scope?: string
  idempotent?: boolean
  transaction?: OneTransaction
  fromReplica?: true
  equalTime?: true
}

const nothing: Nothing = z.object({})

const row =
  <const Method extends Endpoint['method']>(method: Method) =>
  <
    const Who,
    Output extends z.ZodType,
    Params extends z.ZodType = Nothing,
    Query extends z.ZodType = Nothing,
    Body extends z.ZodType = Nothing,
    const Shape extends 'data' | 'bare' | 'file' | 'dataOrFile' | 'events' | 'text' = 'data',
    const OneTransaction extends boolean | undefined = undefined,
  >(
    path: string,
    { params, query, body, shape, rate, transaction, ...rest }: Row<Who, Params, Query, Body, Output, OneTransaction> & { shape?: Shape },
  ): Endpoint<Who, Params, Query, Body, Output> & {
    readonly method: Method
    readonly shape: Shape
    readonly transaction: OneTransaction
  } => ({
    method,
    path,
    transaction: transaction as OneTransaction,
    rate: rate ?? (method === 'GET' ? 'read' : 'write'),
    shape: (shape ?? 'data') as Shape,
    params: (params ?? nothing) as Params,
    query: (query ?? nothing) as Query,
    body: (body ?? nothing) as Body,
    ...rest,
  })

export const get = row('GET')
export const post = row('POST')
export const patch = row('PATCH')
export const put = row('PUT')
export const del = row('DELETE')
