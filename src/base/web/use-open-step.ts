import { type ComponentProps, useState } from 'react'

/** For the button of a step that is held further up: `{ ref: onto(step), onClick: () => begin(step) }`. */
export type StepOpener = Pick<ComponentProps<'button'>, 'ref' | 'onClick'>

/**
 * Which step is open in the place of the buttons that begin one. Whoever leaves it undone stands again on its button, which was gone meanwhile
 * (`ref={onto(step)}`); after it is done what was done takes the focus.
 * @param keyOf tells two steps apart where they are more than a word or a number
 */
export function useOpenStep<Step>(keyOf: (step: Step) => unknown = (step) => step) {
  const [{ step, left }, set] = useState<{ readonly step: Step | null; readonly left: Step | null }>({ step: null, left: null })
  /** Once only: what brings the button back later (a list is searched, a row read again) leaves the focus where it is. */
  function takeFocus(button: HTMLElement | null) {
    button?.focus()
    if (button) set((now) => ({ ...now, left: null }))
  }
  return {
    step,
    begin: (next: Step) => set({ step: next, left: null }),
    /** Undone. */
    leave: () => set((now) => ({ step: null, left: now.step })),
    /** Done. */
    end: () => set({ step: null, left: null }),
    onto: (one: Step) => (left !== null && keyOf(left) === keyOf(one) ? takeFocus : undefined),
  }
}
