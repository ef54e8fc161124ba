import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useDebounced } from './use-debounced.ts'

const searched = 'mit'

/** What is looked for (`?mit=…`) and the filters beside it stand in the address, so that the way back from what was found finds the list again. */
export function useSearchInAddress() {
  const [address, setAddress] = useSearchParams()
  const [typed, type] = useState(() => address.get(searched) ?? '')
  const rested = useDebounced(typed.trim())
  /** @param value '': the filter is taken back */
  const put = (name: string, value: string) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before)
        if (value) next.set(name, value)
        else next.delete(name)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed goes into the address once it has rested
  useEffect(() => {
    if (rested !== (address.get(searched) ?? '')) put(searched, rested)
  }, [rested])
  return { address, put, typed, type, rested }
}
