import { useCallback, useEffect, useRef } from 'react'

/**
 * Runs at once, or, while the mouse or a finger is down, when it is up again and has clicked. What is said of a field as it is left moves what
 * stands below, and what has moved away between being pressed and released is not clicked.
 */
export function useAfterPress(): (run: () => void) => void {
  /** Null: nothing is pressed. */
  const waiting = useRef<(() => void)[] | null>(null)

  useEffect(() => {
    const over = new AbortController()
    const press = ({ button }: MouseEvent) => {
      if (button === 0) waiting.current ??= []
    }
    const release = () => {
      const runs = waiting.current ?? []
      waiting.current = null
      // The click comes after the release, in the same task.
      setTimeout(() => {
        for (const run of runs) run()
      })
    }
    // A finger's tap is told as a mouse's too, just before the focus goes over.
    window.addEventListener('mousedown', press, { signal: over.signal, capture: true })
    for (const end of ['mouseup', 'dragend'] as const) window.addEventListener(end, release, { signal: over.signal, capture: true })
    return () => over.abort()
  }, [])

  return useCallback((run) => {
    if (waiting.current) waiting.current.push(run)
    else run()
  }, [])
}
