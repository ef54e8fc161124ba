import { createContext, useContext, useEffect } from 'react'

/** Answers whether a form holds something typed that was not sent. */
type IsUnsaved = () => boolean

/** What a form tells whoever keeps it on the screen while something typed stands in it. */
type Keeper = {
  /** A form stands inside. @returns when it is gone */
  readonly register: (isUnsaved: IsUnsaved) => () => void
  /** A form inside has nothing to lose any more. */
  readonly letGo: () => void
}

export const KeeperContext = createContext<Keeper | null>(null)

/** The form tells whoever keeps it what it would lose. */
export function useKeeper(isUnsaved: IsUnsaved): Keeper | null {
  const keeper = useContext(KeeperContext)
  useEffect(() => keeper?.register(isUnsaved), [keeper, isUnsaved])
  return keeper
}

/** @param changed whatever is kept may go now */
export function keeperOf(changed: () => void) {
  const forms = new Set<IsUnsaved>()
  return {
    register(isUnsaved: IsUnsaved) {
      forms.add(isUnsaved)
      return () => {
        forms.delete(isUnsaved)
        changed()
      }
    },
    letGo: changed,
    isAnyUnsaved: () => [...forms].some((isUnsaved) => isUnsaved()),
    /** What is typed is not wanted. */
    forget() {
      forms.clear()
      changed()
    },
  }
}

/** The rows of a list as they are now, and where they stood those that left it and are kept. */
export function withKept<Row extends { readonly id: string | number }>(
  shown: readonly Row[],
  rows: readonly Row[],
  isKept: (row: Row) => boolean,
): Row[] {
  const now = new Set(rows.map(({ id }) => id))
  const all = [...rows]
  for (const [index, row] of shown.entries()) {
    if (now.has(row.id) || !isKept(row)) continue
    const before = shown.slice(0, index).findLast(({ id }) => all.some((one) => one.id === id))
    all.splice(before === undefined ? 0 : all.findIndex(({ id }) => id === before.id) + 1, 0, row)
  }
  return all
}
