import { useState } from 'react'

const takeFocus = (element: HTMLElement | null) => element?.focus()

/**
 * Which step is open in the place of the buttons that begin one. Whoever leaves it undone stands again on its button, which was gone meanwhile
 * (`ref={onto(step)}`); after it is done what was done takes the focus.
 */
export function useOpenStep<Step extends string>() {
  const [{ step, left }, set] = useState<{ readonly step: Step | null; readonly left: Step | null }>({ step: null, left: null })
  return {
    step,
    begin: (next: Step) => set({ step: next, left: null }),
    /** Undone. */
    leave: () => set((now) => ({ step: null, left: now.step })),
    /** Done. */
    end: () => set({ step: null, left: null }),
    onto: (one: Step) => (left === one ? takeFocus : undefined),
  }
}
