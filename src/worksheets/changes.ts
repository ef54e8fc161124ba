import type { FieldValue } from './kind.ts'
import type { PartDraft } from './worksheet.ts'

/** All that is written on a sheet, by the names of its fields. */
export type Written = Readonly<Record<string, FieldValue | readonly PartDraft[]>>

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** What the fields held that are about to be changed. A field that was not there held nothing. */
export const beforeChange = (before: Written, after: Written): Written =>
  Object.fromEntries(Object.entries(before).filter(([name, value]) => name in after && !isSame(value, after[name])))

/** How long somebody works on a sheet at one sitting, in minutes: what they overwrite of their own meanwhile is no change. */
export const sittingMinutes = 10

/** Of what is overwritten, what the history does not keep yet from this sitting of the same person. */
export const notKeptYet = (before: Written, sitting: readonly Written[]): Written =>
  Object.fromEntries(Object.entries(before).filter(([name]) => !sitting.some((kept) => name in kept)))
