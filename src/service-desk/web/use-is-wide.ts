import { useSyncExternalStore } from 'react'

const wide = '(min-width: 1000px)'

const subscribe = (listener: () => void) => {
  const query = window.matchMedia(wide)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Room for a table, and for everything the phone folds away. The desk's screens are never prerendered. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(wide).matches)
