import { IconFileText } from '@tabler/icons-react'
import { useState } from 'react'
import { CallRefused } from '#base/web/call-refused.ts'
import { Button } from '#base/web/kit/Button.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { openFile } from '#base/web/open-file.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { documentsApi } from '#documents/documents.api.ts'
import { worksheetTexts } from '../../texts.ts'

/** Opens the PDF of the closed worksheet. */
export function DocumentLink({ requestId }: { readonly requestId: number }) {
  const t = useTexts(worksheetTexts)
  const [problem, setProblem] = useState('')

  async function open() {
    setProblem('')
    try {
      await openFile(documentsApi.openDocument, { body: { documentType: 'gsmRepairWorksheet', crmRequestId: requestId } })
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error
      setProblem(error.message)
    }
  }

  return (
    <>
      <p>
        <Button variant="quiet" onClick={() => void open()}>
          <IconFileText size={20} stroke={1.75} aria-hidden="true" /> {t('worksheet.openPdf')}
        </Button>
      </p>
      <ErrorText>{problem}</ErrorText>
    </>
  )
}
