import { useEffect, useState } from 'react'
import { CallRefused } from '#base/web/call-refused.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { openFile } from '#base/web/open-file.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { appleTexts } from '../../apple-texts.ts'
import { appleWorksheetsApi } from '../../apple-worksheets.api.ts'
import type { InFormProps } from '../brand/brand-screens.ts'
import { ownPath } from '../sheet/edited-worksheet.ts'

/** Saves, then opens the document that goes with the device. What is saved stays so, whatever becomes of the document (SPEC 8). */
export function SaveAndHandOver({ view, save, onTyped }: InFormProps) {
  const words = useTexts(appleTexts)
  const [isPending, setPending] = useState(false)
  /** Why there is no document. */
  const [reason, setReason] = useState<string | null>(null)

  // Find My is what the document is refused for: once it is answered otherwise, what was said of it is over.
  useEffect(() => onTyped((path) => path === ownPath('findMyOff') && setReason(null)), [onTyped])

  const { requestId } = view
  // Without a request there is nothing that is handed over to the maker.
  if (requestId === null) return null

  async function saveAndPrint(id: number) {
    if (isPending) return
    setReason(null)
    setPending(true)
    try {
      // Whatever keeps it from being saved the form says itself.
      if (await save()) await openFile(appleWorksheetsApi.printAppleDocument, { params: { id, docType: 'handover' } })
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error
      setReason(error.message)
    }
    setPending(false)
  }

  return (
    <>
      <Actions>
        <Button variant="quiet" aria-disabled={isPending} onClick={() => void saveAndPrint(requestId)}>
          {words('documents.saveAndPrint')}
        </Button>
      </Actions>
      <ErrorText>{reason === null ? '' : words('messages.handoverFailed')}</ErrorText>
      {reason !== null && <Muted>{reason}</Muted>}
    </>
  )
}
