import { useCallback, useEffect, useRef, useState } from 'react'
import type { DocumentField } from '../../documents.ts'
import { type Documents, noDocuments, readDocuments, storeDocuments } from './draft-documents.ts'
import { sweepDrafts } from './sweep-drafts.ts'

/** The attached files of a service entry's draft; null until they were looked for. */
export function useDocuments(address: string) {
  const [documents, setDocuments] = useState<Documents | null>(null)
  const latest = useRef<Documents>(noDocuments)

  useEffect(() => {
    let isWanted = true
    void sweepDrafts(Date.now())
      .then(() => readDocuments(address))
      .then((stored) => {
        if (!isWanted) return
        latest.current = stored
        setDocuments(stored)
      })
    return () => {
      isWanted = false
    }
  }, [address])

  const attach = useCallback(
    (field: DocumentField, files: readonly File[]) => {
      latest.current = { ...latest.current, [field]: files }
      setDocuments(latest.current)
      void storeDocuments(address, latest.current)
    },
    [address],
  )
  return { documents, attach }
}
