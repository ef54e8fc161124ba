import { draftStore } from '#base/web/forms/draft-store.ts'

/** What is kept of a booking that has not been sent. `form` is read by `restoreForm`, so its shape may be of any age. */
export type Draft = {
  readonly form: unknown
  /** One key per booking: however often it is sent, it makes one request. */
  readonly idempotencyKey: string
  /** An attempt went out and no answer came: the request may already stand. */
  readonly answerMissing: boolean
}

/** A fortnight: long enough to find an invoice, short enough for a borrowed computer. */
const life = 14 * 24 * 3600_000

const isDraft = (value: object): value is Draft =>
  'form' in value &&
  'idempotencyKey' in value &&
  typeof value.idempotencyKey === 'string' &&
  'answerMissing' in value &&
  typeof value.answerMissing === 'boolean'

/** Each service entry has a draft of its own, under its address. */
export const {
  read: readDraft,
  store: storeDraft,
  drop: dropDraft,
  names: serviceEntriesWithDrafts,
} = draftStore<Draft>({ place: 'local', prefix: 'booking ', life, isContent: isDraft })
