import type { KeyboardEvent, ReactNode, SyntheticEvent } from 'react'
import { setInteractionModality } from 'react-aria-components'

const stop = (event: SyntheticEvent) => event.stopPropagation()
/** Of the keys only those that press something; the arrows are the table's. */
const stopPress = (event: KeyboardEvent) => {
  if (event.key === 'Enter' || event.key === ' ') event.stopPropagation()
}

/** A table that was not in use yet would send the focus on to its first row, unless a pointer brought it. */
const leaveFocus = () => setInteractionModality('pointer')

type Props = { readonly className: string | undefined; readonly children: ReactNode }

/** What stands in a row is its own: a link or a button in it is pressed, and its text marked and copied, without choosing the row. */
export function Still({ className, children }: Props) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it does nothing itself, it only keeps from the row what is not meant for it
    <div className={className} onPointerDown={stop} onMouseDown={stop} onClick={stop} onKeyDown={stopPress} onFocusCapture={leaveFocus}>
      {children}
    </div>
  )
}
