import { type RefObject, useEffect, useState } from 'react'
import { isFocusLost } from './lost-focus.ts'

/** What a step is opened by still has the focus while the step is drawn for the first time. */
const openerNow = () => (typeof document === 'undefined' ? '' : document.activeElement?.textContent)

function headingAround(place: Element | undefined): HTMLElement | null {
  const id = place?.closest('[aria-labelledby]')?.getAttribute('aria-labelledby') ?? ''
  return document.getElementById(id) ?? document.querySelector<HTMLElement>('main h1')
}

/**
 * A step that took the place of its button gives the focus back when it goes: to that button, drawn anew, or to the heading of what it belonged to
 * where the button is not needed any more. What takes the focus itself keeps it.
 */
export function useFocusBack(step: RefObject<HTMLElement | null>) {
  const [opener] = useState(openerNow)
  useEffect(() => {
    const own = step.current
    const around: Element[] = []
    for (let one = own?.parentElement; one; one = one.parentElement) around.push(one)
    return () => {
      if (own?.isConnected || !isFocusLost()) return
      const [parent] = around
      const button = parent?.isConnected && [...parent.querySelectorAll<HTMLElement>('button, a')].find(({ textContent }) => textContent === opener)
      if (button) return button.focus()
      const heading = headingAround(around.find(({ isConnected }) => isConnected))
      if (!heading) return
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    }
  }, [step, opener])
}
