import type { Output } from '#base/endpoint.ts'
import { Card } from '#base/web/kit/Card.tsx'
import { DropZone } from '#base/web/kit/inside/DropZone.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { TableDownloads } from '#base/web/kit/TableDownloads.tsx'
import { saveFile } from '#base/web/open-file.ts'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { tableMediaTypes } from '#bulk-upload/table-media-types.ts'
import { maxAnnounced } from '../../pre-alert.ts'
import { preAlertsApi } from '../../pre-alerts.api.ts'
import { preAlertTexts } from '../../texts.ts'
import styles from '../pre-alerts.module.css'

type Read = Output<typeof preAlertsApi.readPreAlertFile>

/** A file fills the form; nothing is announced by it. */
export function FromFile({ take }: { readonly take: (rows: Read['rows']) => void }) {
  const t = useTexts(preAlertTexts)
  const read = useSend(preAlertsApi.readPreAlertFile)
  return (
    <Card isSpaced aria-labelledby="pre-alert-file-title">
      <h2 id="pre-alert-file-title">{t('form.fileTitle')}</h2>
      <DropZone
        id="pre-alert-file"
        label={t('form.choose')}
        hint={t('form.fileText', { max: String(maxAnnounced) })}
        accept={tableMediaTypes}
        isDisabled={read.isPending}
        problem={read.error?.message ?? null}
        onFiles={([file]) => file && read.mutate({ body: {}, files: { prealert_file: [file] } }, { onSuccess: ({ rows }) => take(rows) })}
      />
      <div role="status" className={styles.read}>
        {read.isPending && <Note tone="info">{t('form.reading')}</Note>}
        {read.data && <FileRead read={read.data} />}
      </div>
      <TableDownloads
        words={{ xlsx: t('form.templateXlsx'), csv: t('form.templateCsv') }}
        save={(format) => saveFile(preAlertsApi.openPreAlertTemplate, { query: { format } })}
      />
    </Card>
  )
}

function FileRead({ read: { rows, leftOut } }: { readonly read: Read }) {
  const t = useTexts(preAlertTexts)
  const wrong = rows.filter(({ problems }) => problems.length > 0).length
  return (
    <>
      <Note tone={wrong > 0 ? 'warning' : 'success'}>{t('form.fromFile', { count: rows.length, wrong })}</Note>
      {leftOut.length > 0 && <Note tone="info">{t('form.leftOut', { columns: leftOut.join(', ') })}</Note>}
    </>
  )
}
