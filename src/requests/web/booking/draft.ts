import { forget, readStored, store, storedKeys } from '#base/web/storage.ts'

/** What is kept of a booking that has not been sent. `form` is read by `restoreForm`, so its shape may be of any age. */
export type Draft = {
  readonly form: unknown
  /** One key per booking: however often it is sent, it makes one request. */
  readonly idempotencyKey: string
  /** An attempt went out and no answer came: the request may already stand. */
  readonly answerMissing: boolean
}

type Kept = Draft & { readonly at: number }

/** A fortnight: long enough to find an invoice, short enough for a borrowed computer. */
const life = 14 * 24 * 3600_000

const prefix = 'booking '
const keyOf = (door: string) => prefix + door

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'form' in value &&
  'idempotencyKey' in value &&
  typeof value.idempotencyKey === 'string' &&
  'answerMissing' in value &&
  typeof value.answerMissing === 'boolean' &&
  'at' in value &&
  typeof value.at === 'number'

function parse(text: string): Kept | null {
  try {
    const value: unknown = JSON.parse(text)
    return isKept(value) ? value : null
  } catch {
    return null
  }
}

/** The draft of a door (its address), or null when there is none or it is too old. */
export function readDraft(door: string, now: number): Draft | null {
  const text = readStored('local', keyOf(door))
  const kept = text === null ? null : parse(text)
  if (kept && now - kept.at < life) return kept
  if (text !== null) forget('local', keyOf(door))
  return null
}

export const keepDraft = (door: string, draft: Draft, now: number) =>
  store('local', keyOf(door), JSON.stringify({ ...draft, at: now } satisfies Kept))

export const dropDraft = (door: string) => forget('local', keyOf(door))

/** The doors that have a draft, of any age. */
export const doorsWithDrafts = () =>
  storedKeys('local')
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length))
