import type { AbandonedDeviceEvents } from '#abandoned-devices/events.ts'
import type { AccountEvents } from '#accounts/events.ts'
import type { Actor } from '#accounts/who.ts'
import type { Endpoint, Input, Output } from '#base/endpoint.ts'
import type { Language } from '#base/languages.ts'
import type { OutsideWork, ReadWork, TransactionWork } from '#base/server/db/work.ts'
import type { EventSource } from '#base/server/http/event-streams.ts'
import type { FileAnswer, TextAnswer, Upload } from '#base/server/http/http-files.ts'
import type { CompanyEvents } from '#companies/events.ts'
import type { CompensationEvents } from '#compensations/events.ts'
import type { ContactEvents } from '#contact/events.ts'
import type { ConversationEvents } from '#conversation/events.ts'
import type { CourierEvents } from '#courier/events.ts'
import type { DB } from '#db/schema.ts'
import type { OwnDocumentType } from '#documents/document.ts'
import type { InvoiceEvents } from '#invoices/events.ts'
import type { PartnerApiEvents } from '#partner-api/events.ts'
import type { PaymentEvents } from '#payments/events.ts'
import type { PersonalDataEvents } from '#personal-data/events.ts'
import type { PreAlertEvents } from '#pre-alerts/events.ts'
import type { QuoteEvents } from '#quotes/events.ts'
import type { ReportEvents } from '#reports/events.ts'
import type { RequestEvents } from '#requests/events.ts'
import type { SiteEvents } from '#site/events.ts'
import type { StatementEvents } from '#statements/events.ts'
import type { StoreEvents } from '#stores/events.ts'
import type { TrackingEvents } from '#tracking/events.ts'
import type { WorksheetEvents } from '#worksheets/events.ts'

/** Everything that can happen, and what it is about: ids only, whoever reacts reads the present row. */
export type Events = AbandonedDeviceEvents &
  AccountEvents &
  CompanyEvents &
  CompensationEvents &
  ContactEvents &
  ConversationEvents &
  CourierEvents &
  InvoiceEvents &
  PartnerApiEvents &
  PaymentEvents &
  PersonalDataEvents &
  PreAlertEvents &
  QuoteEvents &
  ReportEvents &
  RequestEvents &
  TrackingEvents &
  SiteEvents &
  StatementEvents &
  StoreEvents &
  WorksheetEvents

/** Draws one of our own PDFs from the present rows, as `document-makers.ts` says. It is not stored by this. */
type DocumentDrawing = { readonly makeDocument: (type: OwnDocumentType, requestId: number) => Promise<Uint8Array> }

/** What work is given that changes nothing: every GET. */
export type ReadContext = ReadWork<DB> & DocumentDrawing

/** What a reader of reference data needs of a context: memory, or the database where memory does not know. */
export type ReferenceContext = Pick<ReadContext, 'tx' | 'reference'>

/** What work is given that is one transaction: most calls, most jobs. */
export type TransactionContext = TransactionWork<DB> &
  DocumentDrawing & {
    /** The lines at the foot of every email. */
    readonly signatureIn: (language: Language) => Promise<readonly string[]>
    /** Writes the jobs of `reactions.ts` for this event in the same transaction as the action. */
    readonly announce: <Name extends keyof Events>(event: Name, about: Events[Name]) => Promise<void>
  }

/** What work is given that asks somebody outside (`transaction: false`): only its parts write, each one transaction. */
export type OutsideContext = Omit<OutsideWork<DB>, 'transaction'> &
  DocumentDrawing & { readonly transaction: <T>(part: (ctx: TransactionContext) => Promise<T>) => Promise<T> }

/** Who called, and how: beside its context, what the use case of a call is given. */
export type Call = {
  readonly actor: Actor
  /** The language of the answer, from the `Language` header. */
  readonly language: Language
  /** The caller's address: evidence of consents, subject of limits. */
  readonly ip: string
  /** Files of a multipart call; they vanish after the answer unless the use case keeps them. */
  readonly uploads: readonly Upload[]
  /** What was read with the session of whoever called; `readingAhead` hands it on. */
  readonly ahead?: unknown
  /** A header of the call, where more than the session and the language matters. */
  readonly header: (name: string) => string | undefined
  /** Cookies to set with the answer, and the caller's own. */
  readonly cookies: {
    get: (name: string) => string | undefined
    set: (name: string, value: string, seconds: number) => void
    clear: (name: string) => void
  }
}

/** A call with `transaction: false`. */
export type OutsideCall = Call & {
  /**
   * The action of an idempotent call, which may ask somebody outside before it: one transaction, done once per Idempotency-Key. What the part
   * answers is the answer of the call.
   */
  readonly once: <T>(part: (ctx: TransactionContext & Call) => Promise<T>) => Promise<T>
}

type ContextOf<E extends Endpoint> = E['transaction'] extends false
  ? OutsideContext & OutsideCall
  : E['transaction'] extends true
    ? TransactionContext & Call
    : E['method'] extends 'GET'
      ? ReadContext & Call
      : TransactionContext & Call

type Answer<E extends Endpoint> = E['shape'] extends 'file'
  ? FileAnswer
  : E['shape'] extends 'events'
    ? EventSource
    : E['shape'] extends 'text'
      ? TextAnswer
      : E['shape'] extends 'dataOrFile'
        ? Output<E> | FileAnswer
        : Output<E>

/** A slice without a handler for one of its rows in api.ts does not compile. */
export type Handlers<Table extends Readonly<Record<string, Endpoint>>> = {
  [Name in keyof Table]: (ctx: ContextOf<Table[Name]>, input: Input<Table[Name]>) => Promise<Answer<Table[Name]>>
}

/** Whether work is one transaction decides what it is given. */
export type OneTransactionOrNot<Arguments extends readonly unknown[]> =
  | { readonly transaction?: true; readonly run: (ctx: TransactionContext, ...about: Arguments) => Promise<void> }
  | { readonly transaction: false; readonly run: (ctx: OutsideContext, ...about: Arguments) => Promise<void> }

/**
 * A job that follows an event. `job` names its queue and is never changed once in use. `transaction: false`: it is not one
 * transaction, because it asks somebody outside; it opens its own by `ctx.transaction`. `afterMinutes`: it waits so long after the event.
 * `concerns`: asked in the transaction of the event, for what would nearly always find nothing to do; where it says no, no job is written. Reactions of an event that share
 * the function are asked once.
 */
export type Reaction<About> = {
  readonly job: string
  readonly afterMinutes?: number
  readonly concerns?: (ctx: Pick<TransactionContext, 'tx'>, about: About) => Promise<boolean>
} & OneTransactionOrNot<[about: About]>
export type Reactions = { readonly [Name in keyof Events]: readonly Reaction<Events[Name]>[] }

/** How each of our own documents is drawn. */
export type DocumentMakers = { readonly [Type in OwnDocumentType]: (ctx: ReadContext, requestId: number) => Promise<Uint8Array> }
