import type { AccountEvents } from '#accounts/events.ts'
import type { Actor } from '#accounts/who.ts'
import type { Endpoint, Input, Output } from '#base/endpoint.ts'
import type { Language } from '#base/languages.ts'
import type { Work } from '#base/server/db/work.ts'
import type { FileAnswer, Upload } from '#base/server/http/http-files.ts'
import type { ConversationEvents } from '#conversation/events.ts'
import type { DB } from '#db/schema.ts'
import type { OwnDocumentType } from '#documents/document.ts'
import type { PaymentEvents } from '#payments/events.ts'
import type { QuoteEvents } from '#quotes/events.ts'
import type { RequestEvents } from '#requests/events.ts'
import type { SiteEvents } from '#site/events.ts'
import type { TrackingEvents } from '#tracking/events.ts'

/** Everything that can happen, and what it is about: ids only, whoever reacts reads the present row. */
export type Events = AccountEvents & ConversationEvents & PaymentEvents & QuoteEvents & RequestEvents & TrackingEvents & SiteEvents

/** What a job is given: the open transaction, the clock, the services of this portal, and the way to say what happened. */
export type JobContext = Omit<Work<DB>, 'transaction'> & {
  /** Writes the jobs of `reactions.ts` for this event in the same transaction as the action. */
  announce: <Name extends keyof Events>(event: Name, about: Events[Name]) => Promise<void>
  /** Draws one of our own PDFs from the present rows, as `document-makers.ts` says. It is not stored by this. */
  makeDocument: (type: OwnDocumentType, requestId: number) => Promise<Uint8Array>
  /** For work that is not one transaction: a part of it that is (server/db/work.ts). */
  transaction: <T>(part: (ctx: JobContext) => Promise<T>) => Promise<T>
}

/** What a use case is given. */
export type Context = JobContext & {
  /**
   * The action of an idempotent call with `transaction: false`, which may ask somebody outside before it: one transaction, done once per
   * Idempotency-Key. What the part answers is the answer of the call.
   */
  once: <T>(part: (ctx: Context) => Promise<T>) => Promise<T>
  actor: Actor
  /** The language of the answer, from the `Language` header. */
  language: Language
  /** The caller's address: evidence of consents, subject of limits. */
  ip: string
  /** Files of a multipart call; they vanish after the answer unless the use case keeps them. */
  uploads: readonly Upload[]
  /** A header of the call, where more than the session and the language matters. */
  header: (name: string) => string | undefined
  /** Cookies to set with the answer, and the caller's own. */
  cookies: { get: (name: string) => string | undefined; set: (name: string, value: string, seconds: number) => void; clear: (name: string) => void }
}

type Answer<E extends Endpoint> = E['shape'] extends 'file' ? FileAnswer : Output<E>

/** A slice without a handler for one of its rows in api.ts does not compile. */
export type Handlers<Table extends Readonly<Record<string, Endpoint>>> = {
  [Name in keyof Table]: (ctx: Context, input: Input<Table[Name]>) => Promise<Answer<Table[Name]>>
}

/**
 * A job that follows an event. `job` names its queue and is never changed once in use. `transaction: false`: it is not one
 * transaction, because it asks somebody outside; it opens its own by `ctx.transaction`.
 */
export type Reaction<About> = {
  readonly job: string
  readonly run: (ctx: JobContext, about: About) => Promise<void>
  readonly transaction?: false
}
export type Reactions = { readonly [Name in keyof Events]: readonly Reaction<Events[Name]>[] }

/** How each of our own documents is drawn. */
export type DocumentMakers = { readonly [Type in OwnDocumentType]: (ctx: JobContext, requestId: number) => Promise<Uint8Array> }
