import { useEffect, useState } from 'react'
import type { KnownPerson } from './own-data.ts'

type Prefill = typeof import('./prefill.ts')['prefilled']

/** What fills a form in with what is known of a person; a visitor loads nothing of it. Undefined: on its way; null: nobody is known, or it cannot be had. */
export function usePrefill(person: KnownPerson | null): Prefill | null | undefined {
  const [prefill, setPrefill] = useState<Prefill | null | undefined>(undefined)
  const isWanted = person !== null
  useEffect(() => {
    if (!isWanted) return
    let isHere = true
    void import('./prefill.ts')
      .then(({ prefilled }) => prefilled)
      .catch(() => null)
      .then((found) => isHere && setPrefill(() => found))
    return () => {
      isHere = false
    }
  }, [isWanted])
  return isWanted ? prefill : null
}
