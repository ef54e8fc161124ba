import { useEffect, useState } from 'react'
import { useDebounced } from './use-debounced.ts'
import { useFiltersInAddress } from './use-filters-in-address.ts'

const searched = 'mit'

/** What is looked for (`?mit=…`) and the filters beside it stand in the address, so that the way back from what was found finds the list again. */
export function useSearchInAddress() {
  const { address, put } = useFiltersInAddress()
  const [typed, type] = useState(() => address.get(searched) ?? '')
  const rested = useDebounced(typed.trim())
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed goes into the address once it has rested
  useEffect(() => {
    if (rested !== (address.get(searched) ?? '')) put(searched, rested)
  }, [rested])
  return { address, put, typed, type, rested }
}
