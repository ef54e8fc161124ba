import { IconFileText, IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { useMay } from '#accounts/web/use-may.ts'
import { call } from '#base/web/call.ts'
import { CallRefused } from '#base/web/call-refused.ts'
import { useFormats } from '#base/web/formats.ts'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { FileButton } from '#base/web/kit/FileButton.tsx'
import { List } from '#base/web/kit/List.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { openFile } from '#base/web/open-file.ts'
import { readAgain, useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { maxSheetDocuments } from '../../brand-sheet.ts'
import { worksheetTexts } from '../../texts.ts'
import styles from '../worksheets.module.css'
import type { BrandScreens } from './brand-screens.ts'

type Props = { readonly screens: BrandScreens; readonly id: number }

/** What was uploaded to the sheet. */
export function SheetDocuments({ screens, id }: Props) {
  const t = useTexts(worksheetTexts)
  const formats = useFormats()
  const mayEdit = useMay(screens.kind.keys.edit)
  const { data, error, isPending, refetch } = useCall(screens.calls.documents, { params: { id } })
  const [problem, setProblem] = useState('')
  const [isUploading, setUploading] = useState(false)

  async function attempt(act: () => Promise<unknown>) {
    setProblem('')
    try {
      await act()
    } catch (failure) {
      if (!(failure instanceof CallRefused)) throw failure
      setProblem(failure.fields[0]?.message ?? failure.message)
    }
  }
  /** Where the network is slow nothing would say that it is under way, and it would be chosen again. */
  async function add(files: readonly File[]) {
    // Each may be right, so the server's sentence about a file would be wrong.
    if (files.length > maxSheetDocuments) return setProblem(t('brand.addDocumentsHint'))
    setUploading(true)
    await attempt(() => call(screens.calls.addDocuments, { params: { id }, files: { [screens.documentsField]: files } }))
    setUploading(false)
    await readAgain(screens.calls.documents)
  }
  const open = (documentId: number) => attempt(() => openFile(screens.calls.openDocument, { params: { id, documentId } }))

  return (
    <Card aria-labelledby="documents">
      <h2 id="documents">{t('brand.documents')}</h2>
      {error && <ErrorState error={error} retry={refetch} />}
      {isPending && <Loading />}
      {data?.documents.length === 0 && <Muted>{t('brand.noDocuments')}</Muted>}
      {data && data.documents.length > 0 && (
        <List variant="rows" className={styles.lines}>
          {data.documents.map(({ id: documentId, name, addedAt, addedBy }) => (
            <li key={documentId}>
              <Button variant="quiet" onClick={() => void open(documentId)}>
                <IconFileText size={20} stroke={1.75} aria-hidden="true" /> {name}
              </Button>
              <small>{[formats.moment(addedAt), addedBy].join(', ')}</small>
            </li>
          ))}
        </List>
      )}
      {mayEdit && (
        <>
          <Muted id="sheet-documents-hint">{t('brand.addDocumentsHint')}</Muted>
          <FileButton
            id="sheet-documents"
            accept="application/pdf,.pdf"
            multiple
            aria-disabled={isUploading}
            aria-describedby="sheet-documents-hint"
            icon={<IconUpload size={20} stroke={1.75} aria-hidden="true" />}
            onFiles={(files) => void add(files)}
          >
            {t('brand.addDocuments')}
          </FileButton>
          <Muted role="status">{isUploading ? t('brand.addingDocuments') : ''}</Muted>
        </>
      )}
      <ErrorText>{problem}</ErrorText>
    </Card>
  )
}
