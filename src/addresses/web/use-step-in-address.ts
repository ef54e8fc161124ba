import { useSearchParams } from 'react-router'

/**
 * Where one is among `count` steps, counted from nought. It stands in the address, `?step=2`, so the browser's own back and forward walk the
 * steps.
 */
export function useStepInAddress(count: number) {
  const [search, setSearch] = useSearchParams()
  const at = Math.min(Math.max(Math.trunc(Number(search.get('step'))) || 1, 1), count) - 1
  const setAt = (next: number) => setSearch(next === 0 ? {} : { step: String(next + 1) })
  return [at, setAt] as const
}
