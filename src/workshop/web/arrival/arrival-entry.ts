import type { CallInput } from '#base/web/call.ts'
import { imeiWithin, normaliseIdentifier } from '#requests/identifier.ts'
import type { CheckItem, Finding } from '../../arrival.ts'
import type { ArrivalView } from '../../arrival-view.ts'
import type { workshopApi } from '../../workshop.api.ts'

export type AskedForm = NonNullable<ArrivalView['form']>
export type EnteredCheck = { readonly finding: Finding; readonly note: string }

/** What the employee has entered so far; nothing is entered beforehand, the record is evidence. */
export type ArrivalEntry = {
  readonly readIdentifier: string
  readonly foundAccessoryIds: readonly number[]
  readonly otherFound: boolean | null
  readonly additionalFound: string
  readonly packaging: string
  readonly checks: Readonly<Partial<Record<CheckItem, EnteredCheck>>>
}

export const emptyEntry: ArrivalEntry = {
  readIdentifier: '',
  foundAccessoryIds: [],
  otherFound: null,
  additionalFound: '',
  packaging: '',
  checks: {},
}

/** What was not looked at one by one was looked at together. */
export const restFine = (entry: ArrivalEntry, items: readonly CheckItem[]): ArrivalEntry => ({
  ...entry,
  checks: { ...Object.fromEntries(items.map((item) => [item, { finding: 'fine', note: '' } satisfies EnteredCheck])), ...entry.checks },
})

type Body = CallInput<typeof workshopApi.receiveDevice>['body']

/** What is missing is refused by the server, by the name of its field. */
export const bodyOf = ({ checks, ...entry }: ArrivalEntry, version: number): Body => ({
  ...entry,
  foundAccessoryIds: [...entry.foundAccessoryIds],
  version,
  checks: checks as Body['checks'],
})

/** Null: nothing to compare. The server compares once more, with the second IMEI too. */
export function isBooked(typed: string, { identifier, identifierKind, identifierGenerated }: AskedForm): boolean | null {
  const read = normaliseIdentifier(identifierKind, typed)
  if (read === '' || identifierGenerated) return null
  return read === identifier || imeiWithin(read) === identifier
}
