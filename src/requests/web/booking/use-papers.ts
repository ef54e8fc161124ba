import { useCallback, useEffect, useRef, useState } from 'react'
import type { PaperField } from '../../papers.ts'
import { keepPapers, noPapers, type Papers, readPapers } from './paper-store.ts'
import { sweepDrafts } from './sweep-drafts.ts'

/** The attached files of a door's draft; null until they were looked for. */
export function usePapers(address: string) {
  const [papers, setPapers] = useState<Papers | null>(null)
  const latest = useRef<Papers>(noPapers)

  useEffect(() => {
    let isWanted = true
    void sweepDrafts(Date.now())
      .then(() => readPapers(address))
      .then((kept) => {
        if (!isWanted) return
        latest.current = kept
        setPapers(kept)
      })
    return () => {
      isWanted = false
    }
  }, [address])

  const attach = useCallback(
    (field: PaperField, files: readonly File[]) => {
      latest.current = { ...latest.current, [field]: files }
      setPapers(latest.current)
      void keepPapers(address, latest.current)
    },
    [address],
  )
  return { papers, attach }
}
