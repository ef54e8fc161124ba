import { useEffect, useRef } from 'react'

type Rows = {
  readonly fields: readonly { readonly id: string }[]
  readonly remove: (index: number) => void
  readonly swap?: (one: number, other: number) => void
}

/** Rows of a form by keyboard: the button that takes one out goes with it, and the browser takes the focus from what is moved. */
export function useRowFocus({ fields, remove, swap }: Rows) {
  /** Of the button that adds one. */
  const add = useRef<HTMLButtonElement>(null)
  const moved = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another order is the trigger
  useEffect(() => {
    moved.current?.focus()
    moved.current = null
  }, [fields])
  return {
    add,
    takeOut(index: number) {
      remove(index)
      add.current?.focus()
    },
    /** @param by the button that was pressed, which moves along */
    move(index: number, step: 1 | -1, by: HTMLElement) {
      if (!fields[index + step]) return
      moved.current = by
      swap?.(index, index + step)
    },
  }
}
