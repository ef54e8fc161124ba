import { imeiWithin, normaliseIdentifier } from '#requests/identifier.ts'
import type { CheckItem, Finding } from '../../arrival.ts'
import type { ArrivalView } from '../../arrival-view.ts'
import type { EnteredDevice } from '../second-device/entered-device.ts'

export type AskedForm = NonNullable<ArrivalView['form']>
/** `finding` null: not looked at yet. */
export type EnteredCheck = { readonly finding: Finding | null; readonly note: string }

/** What the employee has entered so far; nothing is entered beforehand, the record is evidence. */
export type ArrivalEntry = {
  readonly readIdentifier: string
  /** The other open request of it that the employee has looked at. */
  readonly otherRequestId: number | null
  readonly foundAccessoryIds: readonly number[]
  readonly otherFound: boolean | null
  readonly additionalFound: string
  readonly packaging: string
  readonly checks: Readonly<Partial<Record<CheckItem, EnteredCheck>>>
}

export const emptyEntry: ArrivalEntry = {
  readIdentifier: '',
  otherRequestId: null,
  foundAccessoryIds: [],
  otherFound: null,
  additionalFound: '',
  packaging: '',
  checks: {},
}

/** The form: what was entered, the photos beside it, and what device it is, where none was booked. */
export type EnteredArrival = ArrivalEntry & { readonly photos: readonly File[]; readonly device: EnteredDevice }

/** Without the photos, which no draft keeps. */
export const enteredOf = ({ photos: _, ...entered }: EnteredArrival) => structuredClone(entered)

/** An untouched form asks for each item by its own place. */
export const entryFor = (items: readonly CheckItem[]): ArrivalEntry => ({
  ...emptyEntry,
  checks: Object.fromEntries(items.map((item) => [item, { finding: null, note: '' } satisfies EnteredCheck])),
})

/** What was not looked at one by one was looked at together. */
export const restFine = (checks: ArrivalEntry['checks'], items: readonly CheckItem[]): ArrivalEntry['checks'] =>
  Object.fromEntries(items.map((item) => [item, checks[item]?.finding ? checks[item] : ({ finding: 'fine', note: '' } satisfies EnteredCheck)]))

/** What the call says of an arrival; what is missing in it its schema refuses, by the name of its field. */
export const arrivalOf = ({ readIdentifier, otherRequestId, foundAccessoryIds, otherFound, additionalFound, packaging, checks }: ArrivalEntry) => ({
  readIdentifier,
  otherRequestId,
  foundAccessoryIds,
  otherFound,
  additionalFound,
  packaging,
  checks: Object.fromEntries(Object.entries(checks).filter(([, { finding }]) => finding !== null)),
})

export const bodyOf = (entry: ArrivalEntry, version: number) => ({ ...arrivalOf(entry), version })

/** Null: nothing to compare. The server compares once more, with the second IMEI too. */
export function isBooked(typed: string, { identifier, identifierKind, identifierGenerated }: AskedForm): boolean | null {
  const read = normaliseIdentifier(identifierKind, typed)
  if (read === '' || identifierGenerated) return null
  return read === identifier || imeiWithin(read) === identifier
}
