/** Longer nothing is put off, however busy the page is. */
const longest = 2000

/**
 * Does something once the browser has nothing else to do.
 * @returns calls it off
 */
export function whenIdle(act: () => void): () => void {
  // Safari has no idle callback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 200)
    return () => clearTimeout(timer)
  }
  const waiting = requestIdleCallback(act, { timeout: longest })
  return () => cancelIdleCallback(waiting)
}
