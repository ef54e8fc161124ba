import { readStored, removeStored, store, storedKeys } from '#base/web/storage.ts'

/** What is kept of a booking that has not been sent. `form` is read by `restoreForm`, so its shape may be of any age. */
export type Draft = {
  readonly form: unknown
  /** One key per booking: however often it is sent, it makes one request. */
  readonly idempotencyKey: string
  /** An attempt went out and no answer came: the request may already stand. */
  readonly answerMissing: boolean
}

type Stored = Draft & { readonly at: number }

/** A fortnight: long enough to find an invoice, short enough for a borrowed computer. */
const life = 14 * 24 * 3600_000

const prefix = 'booking '
const keyOf = (serviceEntry: string) => prefix + serviceEntry

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' &&
  value !== null &&
  'form' in value &&
  'idempotencyKey' in value &&
  typeof value.idempotencyKey === 'string' &&
  'answerMissing' in value &&
  typeof value.answerMissing === 'boolean' &&
  'at' in value &&
  typeof value.at === 'number'

function parse(text: string): Stored | null {
  try {
    const value: unknown = JSON.parse(text)
    return isStored(value) ? value : null
  } catch {
    return null
  }
}

/** The draft of a service entry (its address), or null when there is none or it is too old. */
export function readDraft(serviceEntry: string, now: number): Draft | null {
  const text = readStored('local', keyOf(serviceEntry))
  const stored = text === null ? null : parse(text)
  if (stored && now - stored.at < life) return stored
  if (text !== null) removeStored('local', keyOf(serviceEntry))
  return null
}

export const storeDraft = (serviceEntry: string, draft: Draft, now: number) =>
  store('local', keyOf(serviceEntry), JSON.stringify({ ...draft, at: now } satisfies Stored))

export const dropDraft = (serviceEntry: string) => removeStored('local', keyOf(serviceEntry))

/** The service entries that have a draft, of any age. */
export const serviceEntriesWithDrafts = () =>
  storedKeys('local')
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length))
