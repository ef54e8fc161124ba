import { type RefObject, useEffect, useRef } from 'react'
import { takeLostFocus } from './lost-focus.ts'

/**
 * Another version took the place of what was shown, and what had the focus went with it: it goes to the heading.
 * @param version of what is shown; undefined: nothing yet
 */
export function useFocusOfReplaced(version: number | undefined, heading: RefObject<HTMLElement | null>): void {
  const shown = useRef(version)
  useEffect(() => {
    if (shown.current !== undefined && version !== shown.current) takeLostFocus(heading.current)
    shown.current = version
  }, [version, heading])
}
