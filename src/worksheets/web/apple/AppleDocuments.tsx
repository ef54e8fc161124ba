import { IconFileText } from '@tabler/icons-react'
import { useState } from 'react'
import { CallRefused } from '#base/web/call-refused.ts'
import { useFormats } from '#base/web/formats.ts'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { List } from '#base/web/kit/List.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { openFile } from '#base/web/open-file.ts'
import { useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { appleTexts } from '../../apple-texts.ts'
import { type AppleDocument, appleWorksheetsApi } from '../../apple-worksheets.api.ts'
import type { BrandSheet } from '../../brand-sheet.ts'
import styles from '../worksheets.module.css'

/** What the portal draws of an Apple repair, and what the customer sent with the booking; a sheet without a request has neither. */
export const AppleDocuments = ({ view }: { readonly view: BrandSheet }) =>
  view.requestId === null ? null : <DocumentsOfRequest requestId={view.requestId} />

function DocumentsOfRequest({ requestId }: { readonly requestId: number }) {
  const words = useTexts(appleTexts)
  const formats = useFormats()
  const params = { id: requestId }
  const { data, error, isPending, refetch } = useCall(appleWorksheetsApi.listAppleDocuments, { params })
  const [problem, setProblem] = useState('')

  async function open({ docType, id }: AppleDocument) {
    setProblem('')
    try {
      if (docType) await openFile(appleWorksheetsApi.printAppleDocument, { params: { ...params, docType } })
      else if (id) await openFile(appleWorksheetsApi.openAppleDocument, { params: { ...params, documentId: id } })
    } catch (failure) {
      if (!(failure instanceof CallRefused)) throw failure
      setProblem(failure.message)
    }
  }

  return (
    <Card aria-labelledby="apple-documents">
      <h2 id="apple-documents">{words('documents.title')}</h2>
      {error && <ErrorState error={error} retry={refetch} />}
      {isPending && <Loading />}
      {data && (
        <List variant="rows" className={styles.lines}>
          {data.documents
            .filter(({ from }) => from !== 'workshop')
            .map((document) => (
              <li key={document.docType ?? document.id}>
                <Button variant="quiet" onClick={() => void open(document)}>
                  <IconFileText size={20} stroke={1.75} aria-hidden="true" /> {document.name}
                </Button>
                {document.addedAt && <small>{[words('documents.fromCustomer'), formats.moment(document.addedAt)].join(', ')}</small>}
              </li>
            ))}
        </List>
      )}
      <ErrorText>{problem}</ErrorText>
    </Card>
  )
}
