import { type ComponentProps, type KeyboardEvent, useEffect, useRef } from 'react'
import { leaveByEscape } from './leave-by-escape.ts'
import { withoutSecondPress } from './second-press.ts'

/** What `useStepPlace` gives a heading. */
export type StepHeading = Pick<ComponentProps<'h3'>, 'ref' | 'tabIndex'>

/**
 * A step that took the place of the button that led to it: its heading takes the focus and shows it (`data-stop`, page.css), the second press of a double
 * click falls on nothing of it, and Escape leaves it.
 * @param leave as its way back does; null: it is over, and no key leaves it
 * @param isSending then it is not left, as by its way back
 * @returns what the step (`place`) and its heading are given; where it has none, its first field takes the focus (`useFormPlace`)
 */
export function useStepPlace<Heading extends HTMLElement = HTMLHeadingElement>(leave: (() => void) | null, isSending: boolean) {
  const ref = useRef<Heading>(null)
  useEffect(() => {
    ref.current?.focus()
    withoutSecondPress()
  }, [])
  return {
    place: {
      onKeyDown: (event: KeyboardEvent) => void (leave && leaveByEscape(event, () => isSending || leave())),
      // A form that is the page itself has no way back, and stays on paper.
      'data-asks': leave !== null || undefined,
    },
    heading: { ref, tabIndex: -1, 'data-stop': true },
  }
}
