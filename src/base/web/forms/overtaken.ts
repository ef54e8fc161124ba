/** What a field holds, beside what stands in its place on the server now. */
export type Compared<Values, Field extends keyof Values & string = keyof Values & string> = {
  readonly field: Field
  readonly mine: Values[Field]
  readonly theirs: Values[Field]
}

export type Overtaking<Values> = {
  /** Changed by somebody else and typed otherwise here: a person says which of the two goes on. */
  readonly conflicts: readonly Compared<Values>[]
  /** Changed by somebody else and untouched here: it is simply shown. */
  readonly refreshed: readonly (keyof Values & string)[]
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Compares what was typed with what somebody else has saved since the form was opened.
 * @param stamp the field that says what the others were written on (a revision). Where it is another than when the form was opened, what was typed
 * comes from an older draft, and everything that differs is a conflict. The stamp itself always follows the server.
 */
export function compareOvertaken<Values extends object>(opened: Values, typed: Values, now: Values, stamp?: keyof Values): Overtaking<Values> {
  const isOlder = stamp !== undefined && !isSame(typed[stamp], opened[stamp])
  const fields = (Object.keys(now) as (keyof Values & string)[]).filter((field) => field !== stamp && !isSame(typed[field], now[field]))
  const isTyped = (field: keyof Values) => isOlder || !isSame(typed[field], opened[field])
  const isTheirs = (field: keyof Values) => isOlder || !isSame(opened[field], now[field])
  return {
    conflicts: fields.filter((field) => isTyped(field) && isTheirs(field)).map((field) => ({ field, mine: typed[field], theirs: now[field] })),
    refreshed: fields.filter((field) => !isTyped(field)),
  }
}

/** What the field is called on the screen, and what it says where it holds this value: the option of a choice, not its number. */
export function onScreen(field: string, value: unknown): { readonly name: string | null; readonly text: string | null } {
  const element = typeof document === 'undefined' ? null : document.getElementById(field)
  const label = element && document.querySelector(`label[for="${CSS.escape(field)}"], [id="${CSS.escape(field)}"] > legend`)
  // What follows the words of a label is a mark of its own: that it may stay empty.
  const name = label?.firstChild?.textContent?.trim() ?? element?.getAttribute('aria-label') ?? null
  const option = element?.tagName === 'SELECT' ? [...(element as HTMLSelectElement).options].find((one) => one.value === String(value)) : undefined
  return { name, text: option?.textContent ?? null }
}
