import { useEffect, useRef, useState } from 'react'

/** Steps of one screen, a few questions on each. Whoever is led to another finds the focus on its heading. */
export function useSteps<Step extends string>(names: readonly [Step, ...Step[]]) {
  const [step, open] = useState<Step>(names[0])
  const heading = useRef<HTMLHeadingElement>(null)
  const isFirstShown = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step is the trigger
  useEffect(() => {
    if (!isFirstShown.current) heading.current?.focus()
    isFirstShown.current = false
  }, [step])
  const position = names.indexOf(step)
  return { step, open, heading, position, before: names[position - 1], after: names[position + 1] }
}
