import { useState } from 'react'
import { CallRefused } from '#base/web/call-refused.ts'
import { Button } from '#base/web/kit/Button.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { openFile } from '#base/web/open-file.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { appleTexts } from '../../apple-texts.ts'
import { appleWorksheetsApi } from '../../apple-worksheets.api.ts'
import type { SheetInList } from '../../brand-sheet.ts'

/** SPEC 8: from the list the hand-over document is printed, also where its download failed after a saving. */
export function HandoverButton({ sheet }: { readonly sheet: SheetInList }) {
  const words = useTexts(appleTexts)
  const [problem, setProblem] = useState('')
  const { requestId, number } = sheet
  if (requestId === null) return null

  async function print(id: number) {
    setProblem('')
    try {
      await openFile(appleWorksheetsApi.printAppleDocument, { params: { id, docType: 'handover' } })
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error
      setProblem(error.message)
    }
  }

  return (
    <div>
      <Button variant="quiet" aria-label={words('documents.handoverOf', { number })} onClick={() => void print(requestId)}>
        {words('documents.handover')}
      </Button>
      <ErrorText>{problem}</ErrorText>
    </div>
  )
}
