import { IconFileText } from '@tabler/icons-react'
import { useState } from 'react'
import { Button, ButtonLink } from '#base/web/kit/Button.tsx'
import { DateText } from '#base/web/kit/DateText.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { saveFile } from '#base/web/open-file.ts'
import { useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { publicPaths } from '#public-paths.ts'
import { documentsApi, type ListedDocument } from '../documents.api.ts'
import { documentTexts } from '../texts.ts'
import styles from './documents.module.css'

type Reader = 'customer' | 'staff'
/** `reader`: employees read of the customer, and keep the page they work on. */
type Props = { readonly crmRequestId: number; readonly reader?: Reader }

/** The documents of a request, for whoever holds it. */
export function DocumentList({ crmRequestId, reader = 'customer' }: Props) {
  const t = useTexts(documentTexts)
  // The links are good for a month; the list itself may grow while the repair goes on.
  const { data, error, refetch } = useCall(documentsApi.documentsOfRequest, { params: { id: crmRequestId } })
  if (error) return <ErrorState error={error} retry={refetch} />
  if (!data) return <Loading />
  if (data.documents.length === 0) return <p className={styles.none}>{t('list.none')}</p>
  return (
    <ul className={reader === 'staff' ? styles.compact : styles.list}>
      {data.documents.map((document) => (
        <Document key={document.token} document={document} reader={reader} />
      ))}
    </ul>
  )
}

function Document({ document, reader }: { readonly document: ListedDocument; readonly reader: Reader }) {
  const t = useTexts(documentTexts)
  const { title, name, createdAt, createdBy, worksheetId, token } = document
  const label = t('list.of', { type: t(`titles.${title}`), name })
  return (
    <li className={styles.document}>
      <span className={styles.what}>
        <IconFileText size={28} stroke={1.5} aria-hidden="true" />
        <span>
          <strong>{t(`titles.${title}`)}</strong>
          <small>{name}</small>
          <small>
            {t(reader === 'staff' ? `authorsForStaff.${createdBy}` : `authors.${createdBy}`)}, <DateText at={createdAt} as="dayOf" />
          </small>
        </span>
      </span>
      <span className={styles.actions}>
        <ButtonLink
          variant="quiet"
          to={publicPaths.documentViewer(worksheetId, token)}
          target={reader === 'staff' ? '_blank' : undefined}
          aria-label={`${t('list.view')}: ${label}`}
        >
          {t('list.view')}
        </ButtonLink>
        <SaveButton document={document} label={label} />
      </span>
    </li>
  )
}

function SaveButton({ document: { worksheetId, token }, label }: { readonly document: ListedDocument; readonly label: string }) {
  const t = useTexts(documentTexts)
  const [problem, setProblem] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)

  async function save() {
    setSaving(true)
    setProblem(null)
    await saveFile(documentsApi.viewWorksheetDocument, { params: { id: worksheetId, token } }).catch((error: Error) => setProblem(error.message))
    setSaving(false)
  }

  return (
    <>
      <Button variant="quiet" onClick={() => void (isSaving || save())} aria-disabled={isSaving} aria-label={`${t('list.save')}: ${label}`}>
        {t(isSaving ? 'list.saving' : 'list.save')}
      </Button>
      <ErrorText className={styles.problem}>{problem}</ErrorText>
    </>
  )
}
