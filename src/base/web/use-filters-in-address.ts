import { useSearchParams } from 'react-router'

/**
 * What a list is narrowed to stands in the address, each filter under a name of its own, so that the way back finds the list again. Of two that are
 * chosen one right after the other both hold: React Router hands out the address as it was drawn last, which may be behind the one that stands.
 */
export function useFiltersInAddress() {
  const [address, setAddress] = useSearchParams()
  /** @param value '': the filter is taken back */
  function put(name: string, value: string) {
    const next = new URLSearchParams(window.location.search)
    if (value) next.set(name, value)
    else next.delete(name)
    setAddress(next, { replace: true, preventScrollReset: true })
  }
  return { address, put }
}
