import { createContext, useContext, useEffect } from 'react'

/** Answers whether a form holds something typed that was not sent. */
type IsUnsaved = () => boolean

/** What a form tells whoever keeps it on the screen while something typed stands in it. */
type FormHolder = {
  /** A form stands inside. @param discard lets go of what it keeps elsewhere of what was typed @returns when it is gone */
  readonly register: (isUnsaved: IsUnsaved, discard?: () => void) => () => void
  /** A form inside has nothing to lose any more. */
  readonly letGo: () => void
}

export const FormHolderContext = createContext<FormHolder | null>(null)

/** The form tells whoever keeps it what it would lose. @param discard as of `register` */
export function useFormHolder(isUnsaved: IsUnsaved, discard: () => void): FormHolder | null {
  const holder = useContext(FormHolderContext)
  useEffect(() => holder?.register(isUnsaved, discard), [holder, isUnsaved, discard])
  return holder
}

/** @param changed whatever is kept may go now */
export function formHolder(changed: () => void) {
  const forms = new Map<IsUnsaved, (() => void) | undefined>()
  return {
    register(isUnsaved: IsUnsaved, discard?: () => void) {
      forms.set(isUnsaved, discard)
      return () => {
        forms.delete(isUnsaved)
        changed()
      }
    },
    letGo: changed,
    isAnyUnsaved: () => [...forms.keys()].some((isUnsaved) => isUnsaved()),
    /** What is typed is not wanted: it does not stand in the next form of its name either. */
    forget() {
      for (const discard of forms.values()) discard?.()
      forms.clear()
      changed()
    },
  }
}

/** The rows of a list as they are now, and where they stood those that left it and are kept. */
export function withHeld<Row extends { readonly id: string | number }>(
  shown: readonly Row[],
  rows: readonly Row[],
  isHeld: (row: Row) => boolean,
): Row[] {
  const now = new Set(rows.map(({ id }) => id))
  const all = [...rows]
  for (const [index, row] of shown.entries()) {
    if (now.has(row.id) || !isHeld(row)) continue
    const before = shown.slice(0, index).findLast(({ id }) => all.some((one) => one.id === id))
    all.splice(before === undefined ? 0 : all.findIndex(({ id }) => id === before.id) + 1, 0, row)
  }
  return all
}

/** Which of the rows that are shown left the list. @param isWhole false: what stood after its last row may only have been pushed out of what was read */
export function rowsOver<Row extends { readonly id: string | number }>(shown: readonly Row[], rows: readonly Row[], isWhole: boolean) {
  const now = new Set(rows.map(({ id }) => id))
  const known = isWhole ? shown : shown.slice(0, shown.findLastIndex(({ id }) => now.has(id)) + 1)
  const over = new Set(known.map(({ id }) => id).filter((id) => !now.has(id)))
  return ({ id }: Row): boolean => over.has(id)
}
