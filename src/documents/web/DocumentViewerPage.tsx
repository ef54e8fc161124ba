import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import type { CallRefused } from '#base/web/call-refused.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button, ButtonLink } from '#base/web/kit/Button.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { fetchFile } from '#base/web/open-file.ts'
import { queryClient } from '#base/web/query-client.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { publicPaths } from '#public-paths.ts'
import { documentsApi } from '../documents.api.ts'
import { documentTexts } from '../texts.ts'
import { DocumentNotFoundDialog } from './DocumentNotFoundDialog.tsx'
import styles from './viewer.module.css'

type FetchedFile = Awaited<ReturnType<typeof fetchFile>>

/** SPEC 2: one document by the link in its address. What it shows, the server decides by the token. */
export default function DocumentViewerPage() {
  const t = useTexts(documentTexts)
  const { id = '', token = '' } = useParams()
  const { data, error, refetch } = useQuery<FetchedFile, CallRefused>(
    { queryKey: ['document', id, token], queryFn: () => fetchFile(documentsApi.viewWorksheetDocument, { params: { id, token } }), gcTime: 0 },
    queryClient,
  )
  return (
    <>
      <PageTitle>{t('viewer.title')}</PageTitle>
      {error && (error.code === 'DOCUMENT_NOT_FOUND' ? <NotFound /> : <ErrorState error={error} title={t('viewer.failed')} retry={refetch} />)}
      {!error && (data ? <Document file={data} /> : <Loading />)}
    </>
  )
}

function NotFound() {
  const t = useTexts(documentTexts)
  return (
    <>
      <p className={styles.note}>{t('notFound.text')}</p>
      <p>
        <ButtonLink to={publicPaths.documentViewerLogin()}>{t('notFound.ask')}</ButtonLink>
      </p>
      <DocumentNotFoundDialog />
    </>
  )
}

function Document({ file }: { readonly file: FetchedFile }) {
  const t = useTexts(documentTexts)
  const address = useAddress(file.blob)
  // Phones have no viewer inside a page; a new tab or a saved file works everywhere.
  const isShown = file.isPdf && navigator.pdfViewerEnabled
  if (address === null) return <Loading />
  return (
    <>
      <p className={styles.lead}>{file.name}</p>
      <Actions>
        {file.isPdf && <Button onClick={() => window.open(address, '_blank')}>{t('viewer.open')}</Button>}
        <Button variant={file.isPdf ? 'quiet' : 'main'} onClick={() => saveAs(address, file.name)}>
          {t('viewer.save')}
        </Button>
      </Actions>
      {isShown && <iframe className={styles.document} src={address} title={file.name} />}
      {!isShown && <p className={styles.note}>{t(file.isPdf ? 'viewer.notShown' : 'viewer.savedOnly')}</p>}
      <p className={styles.note}>{t('viewer.privacy')}</p>
    </>
  )
}

/** The file as an address of this page, for as long as it is shown. */
function useAddress(blob: Blob): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(blob)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  return address
}

function saveAs(address: string, name: string) {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
}
