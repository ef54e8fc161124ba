import { useState } from 'react'

const takeFocus = (element: HTMLElement | null) => element?.focus()

/**
 * Whoever leaves a step undone stands again on the button that led there, which was gone meanwhile. `note` which step was left, null when one
 * is begun or done; the button has `ref={onto(step)}`.
 */
export function useCameBack<Step extends string | number>() {
  const [from, note] = useState<Step | null>(null)
  return { note, onto: (step: Step) => (from === step ? takeFocus : undefined) }
}
