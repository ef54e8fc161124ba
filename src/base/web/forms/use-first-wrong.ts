import { useEffect, useRef } from 'react'

// A field of the kit says that it is wrong: its control does, of a group that has none the group.
const wrong = '[aria-invalid], fieldset[data-wrong]'

/**
 * Where a small form has no summary above it, the focus goes to the first wrong field as they stand on the page, whatever order they were checked in and came there.
 * @param attempt every time it was tried
 * @returns where the form that is sent puts itself
 */
export function useFirstWrong(isWrong: boolean, attempt: number) {
  const place = useRef<EventTarget>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` is the trigger
  useEffect(() => {
    if (isWrong && place.current instanceof Element) toControl(place.current.querySelector<HTMLElement>(wrong))?.focus()
  }, [attempt, isWrong])
  return place
}

/** Of several controls under one question the first that can be used. */
const control = ':is(input, select, textarea):enabled'
const toControl = (field: HTMLElement | null) => (field?.tagName === 'FIELDSET' ? field.querySelector<HTMLElement>(control) : field)
