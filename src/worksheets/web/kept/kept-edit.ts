import { compareOvertaken } from '#base/web/forms/overtaken.ts'

/** What somebody typed on a sheet and the server has not: what stood there when they began, what they made of it, and the revision it was written on. */
export type UnsentEdit<Values extends object> = {
  readonly id: number
  readonly accountId: number
  readonly revision: number
  readonly opened: Values
  readonly typed: Values
  /** Milliseconds since 1970, by the clock of the phone. */
  readonly at: number
}

type Now<Values> = { readonly revision: number; readonly values: Values }

/**
 * What becomes of a kept edit, now that the sheet is read again.
 * - `done`: the server has it, or somebody else wrote the same
 * - `send`: nobody wrote where this one did: it goes out on the revision that was read, with what others wrote elsewhere
 * - `ask`: both wrote in a field; a person decides, on the sheet itself
 */
export function landing<Values extends object>(
  { opened, typed, revision }: Pick<UnsentEdit<Values>, 'opened' | 'typed' | 'revision'>,
  now: Now<Values>,
): { readonly kind: 'done' | 'ask' } | { readonly kind: 'send'; readonly values: Values; readonly revision: number } {
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
  if (isSame(typed, now.values)) return { kind: 'done' }
  if (now.revision === revision) return { kind: 'send', values: typed, revision }
  const { conflicts, refreshed } = compareOvertaken(opened, typed, now.values)
  if (conflicts.length > 0) return { kind: 'ask' }
  const values = { ...typed, ...Object.fromEntries(refreshed.map((field) => [field, now.values[field]])) }
  return isSame(values, now.values) ? { kind: 'done' } : { kind: 'send', values, revision: now.revision }
}
