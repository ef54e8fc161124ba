import { useEffect, useRef } from 'react'
import { takeLostFocus } from './lost-focus.ts'
import { useHistoryStep } from './use-step-in-history.ts'

/** Whoever is led to a step finds the focus on its heading. */
function useStepHeading(step: string, isLed: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isFirstShown = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step is the trigger
  useEffect(() => {
    if (!isFirstShown.current) heading.current?.focus()
    else if (isLed) takeLostFocus(heading.current)
    isFirstShown.current = false
  }, [step])
  return heading
}

type Options<Step> = {
  /** What was answered makes their questions pointless. */
  readonly skipped?: readonly Step[]
  /** Nothing before it is unanswered; an entry of the history may be older than what is kept. */
  readonly furthest: Step
  /** The steps took the place of something else on the page, which had the focus. */
  readonly isLed: boolean
}

/**
 * Steps of one screen, a few questions on each, where what is answered is kept: the browser's way back leads to the step before and not off the page,
 * and a page loaded anew stays at its step.
 */
export function useStepsInHistory<Step extends string>(names: readonly [Step, ...Step[]], { furthest, isLed, skipped = [] }: Options<Step>) {
  const { name, isMoved, enter } = useHistoryStep()
  const asked = names.filter((one) => !skipped.includes(one))
  const entry = (names as readonly string[]).indexOf(name ?? '')
  // The entry of a step that has been skipped since reads as the step after it.
  const written = asked.findIndex((one) => names.indexOf(one) >= entry)
  const position = Math.min(Math.max(written, 0), asked.indexOf(furthest))
  const step = asked[position] ?? names[0]
  const isTooFar = isMoved && written > position
  // Who answers there goes on when they say so, not with their first letter; a page loaded anew finds what was answered a moment later.
  useEffect(() => {
    if (isTooFar) enter(step, { replace: true })
  })
  return {
    step,
    /** Those that are not skipped. */
    asked,
    heading: useStepHeading(step, isLed),
    position,
    before: asked[position - 1],
    after: asked[position + 1],
    open: (next: Step) => {
      if (next !== step) enter(next)
    },
  }
}
