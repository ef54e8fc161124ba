import { useCallback, useEffect, useRef, useState } from 'react'
import type { DocumentField } from '../../documents.ts'
import { type Documents, noDocuments, readDocuments, storeDocuments } from './draft-documents.ts'
import { sweepDrafts } from './sweep-drafts.ts'

/**
 * The attached files of a service entry's draft; null until they were looked for.
 * @param isKept in this browser; those of a caller leave with the page
 */
export function useDocuments(address: string, isKept: boolean) {
  const [documents, setDocuments] = useState<Documents | null>(null)
  const latest = useRef<Documents>(noDocuments)

  useEffect(() => {
    let isWanted = true
    void sweepDrafts(Date.now())
      .then(() => (isKept ? readDocuments(address) : noDocuments))
      .then((stored) => {
        if (!isWanted) return
        latest.current = stored
        setDocuments(stored)
      })
    return () => {
      isWanted = false
    }
  }, [address, isKept])

  const attach = useCallback(
    (field: DocumentField, files: readonly File[]) => {
      latest.current = { ...latest.current, [field]: files }
      setDocuments(latest.current)
      if (isKept) void storeDocuments(address, latest.current)
    },
    [address, isKept],
  )
  return { documents, attach }
}
