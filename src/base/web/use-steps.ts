import { useEffect, useRef, useState } from 'react'
import { useHistoryStep } from './use-step-in-history.ts'

/** Whoever is led to another step finds the focus on its heading. */
function useStepHeading<Step extends string>(names: readonly [Step, ...Step[]], step: Step) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isFirstShown = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step is the trigger
  useEffect(() => {
    if (!isFirstShown.current) heading.current?.focus()
    isFirstShown.current = false
  }, [step])
  const position = names.indexOf(step)
  return { step, heading, position, before: names[position - 1], after: names[position + 1] }
}

/** Steps of one screen, a few questions on each. */
export function useSteps<Step extends string>(names: readonly [Step, ...Step[]]) {
  const [step, open] = useState<Step>(names[0])
  return { ...useStepHeading(names, step), open }
}

/**
 * Like `useSteps`, where what is answered is kept: the browser's way back leads to the step before and not off the page, and a page loaded anew
 * stays at its step.
 * @param furthest nothing before it is unanswered; an entry of the history may be older than what is kept
 */
export function useStepsInHistory<Step extends string>(names: readonly [Step, ...Step[]], furthest: Step) {
  const { name, enter } = useHistoryStep()
  const written = (names as readonly string[]).indexOf(name ?? '')
  const step = names[Math.min(Math.max(written, 0), names.indexOf(furthest))] ?? names[0]
  return {
    ...useStepHeading(names, step),
    open: (next: Step) => {
      if (next !== step) enter(next)
    },
  }
}
