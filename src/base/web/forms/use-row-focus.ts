import { useEffect, useRef } from 'react'
import { withoutSecondPress } from '../second-press.ts'

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
    /** The second press of a double click may fall on the new row, and take the focus out of its first field. */
    putIn(append: () => void) {
      append()
      withoutSecondPress()
    },
    /** It may fall on the button of the next row, which takes the place of this one. */
    takeOut(index: number) {
      remove(index)
      withoutSecondPress()
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
