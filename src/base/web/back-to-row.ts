import { type RefObject, useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** Milliseconds in which the list may still come. */
const patience = 3000
/** Milliseconds without a change after which the list stands, and its title has had the focus. */
const settling = 50

/** What a link back to a list (`BackLink`) says of where it leads away from. */
export const backFrom = (pathname: string) => ({ backFrom: pathname })

const pathnameOf = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'backFrom' in state && typeof state.backFrom === 'string' ? state.backFrom : null

/**
 * Whoever comes back to a list by its link stands at what they looked at: its row is in view, and the keyboard goes on from there. What left the list
 * meanwhile, or stands on a page that is not read, leaves them at the top. For the way back through the history the browser's height is restored.
 */
export function useBackToRow(main: RefObject<HTMLElement | null>) {
  const { key, state } = useLocation()
  const isByLink = useNavigationType() === 'PUSH'
  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival once
  useEffect(() => {
    const from = isByLink ? pathnameOf(state) : null
    if (from !== null && main.current) return goToRow(main.current, from)
  }, [key])
}

/** @returns how to give it up */
function goToRow(main: HTMLElement, pathname: string): () => void {
  const over = new AbortController()
  const give = () => over.abort()
  let settled: ReturnType<typeof setTimeout> | undefined

  function look() {
    const row = [...main.querySelectorAll<HTMLAnchorElement>('a[href]')].find((one) => one.pathname === pathname && one.getClientRects().length > 0)
    if (!row) return
    give()
    row.scrollIntoView({ block: 'center' })
    row.focus({ preventScroll: true })
  }
  function lookSoon() {
    clearTimeout(settled)
    settled = setTimeout(look, settling)
  }
  const observer = new MutationObserver(lookSoon)
  observer.observe(main, { childList: true, subtree: true })
  const late = setTimeout(give, patience)
  // Whoever goes on by themselves is led nowhere.
  for (const act of ['keydown', 'pointerdown', 'wheel', 'touchstart']) window.addEventListener(act, give, { signal: over.signal, passive: true })
  over.signal.addEventListener('abort', () => {
    observer.disconnect()
    clearTimeout(late)
    clearTimeout(settled)
  })
  lookSoon()
  return give
}
