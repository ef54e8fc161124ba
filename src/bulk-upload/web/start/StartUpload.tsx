import { useState } from 'react'
import { Card } from '#base/web/kit/Card.tsx'
import { DropZone } from '#base/web/kit/inside/DropZone.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { TableDownloads } from '#base/web/kit/TableDownloads.tsx'
import { saveFile } from '#base/web/open-file.ts'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { bulkUploadApi } from '../../bulk-upload.api.ts'
import { tableMediaTypes } from '../../table-media-types.ts'
import { bulkUploadTexts } from '../../texts.ts'
import { maxRows } from '../../upload.ts'
import styles from '../bulk-upload.module.css'
import { EarlierUploads } from './EarlierUploads.tsx'

type Props = { readonly open: (upload: number) => void }

/** The template, the file, and what was uploaded before. */
export function StartUpload({ open }: Props) {
  const t = useTexts(bulkUploadTexts)
  const send = useSend(bulkUploadApi.uploadRequests)
  const [sent, setSent] = useState(0)
  return (
    <>
      <p>{t('lead', { max: maxRows })}</p>
      <Card isSpaced aria-labelledby="bulk-template">
        <h2 id="bulk-template">{t('step.template')}</h2>
        <p>{t('templateText')}</p>
        <TableDownloads
          variant="main"
          words={{ xlsx: t('templateXlsx'), csv: t('templateCsv') }}
          save={(format) => saveFile(bulkUploadApi.openUploadTemplate, { query: { format } })}
        />
      </Card>
      <Card isSpaced aria-labelledby="bulk-file-title">
        <h2 id="bulk-file-title">{t('step.file')}</h2>
        <DropZone
          id="bulk-file"
          label={t('choose')}
          hint={`${t('fileText', { max: maxRows })} ${t('firstSheet')}`}
          accept={tableMediaTypes}
          isDisabled={send.isPending}
          problem={send.error?.message ?? null}
          onFiles={([file]) => {
            setSent(0)
            if (file) send.mutate({ body: {}, files: { csv_crm_request: [file] }, onSent: setSent }, { onSuccess: ({ id }) => open(id) })
          }}
        />
        {send.isPending && sent < 1 && <progress className={styles.progress} aria-label={t('uploading')} value={sent} />}
        <div role="status">{send.isPending && <Note tone="info">{t(sent < 1 ? 'uploading' : 'reading')}</Note>}</div>
      </Card>
      <EarlierUploads open={open} />
    </>
  )
}
