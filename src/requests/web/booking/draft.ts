import { draftStore } from '#base/web/forms/draft-store.ts'
import { areFormDraftsClaimed, formDraftPrefix } from '#base/web/forms/form-drafts.ts'

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

/** A working day, like every form of an employee. */
const callerLife = 12 * 3600_000

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

/** What an employee takes down for a caller: in the tab alone, gone with the session as every form of the inside is. */
const callerDrafts = draftStore<Draft>({ place: 'session', prefix: `${formDraftPrefix}caller `, life: callerLife, isContent: isDraft })

export type Drafts = Pick<typeof callerDrafts, 'read' | 'store' | 'drop'>

const whileLoggedIn: Drafts = {
  ...callerDrafts,
  // What was typed last is stored when the page is left, which may be because the session ended.
  store: (...draft) => {
    if (areFormDraftsClaimed()) callerDrafts.store(...draft)
  },
}

/** Where the draft of a booking is kept. */
export const draftsFor = (isForCaller: boolean): Drafts => (isForCaller ? whileLoggedIn : { read: readDraft, store: storeDraft, drop: dropDraft })

/** Another caller is begun with: nothing of those before stays, of whomever `isSame` does not name. */
export function dropCallerDrafts(isSame: (address: string) => boolean) {
  for (const address of callerDrafts.names()) if (!isSame(address)) callerDrafts.drop(address)
}
