import { useFormats } from '#base/web/formats.ts'
import { Button, ButtonLink } from '#base/web/kit/Button.tsx'
import { ConfirmStep } from '#base/web/kit/ConfirmStep.tsx'
import { DateText } from '#base/web/kit/DateText.tsx'
import { FactList } from '#base/web/kit/FactList.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { TableDownloads } from '#base/web/kit/TableDownloads.tsx'
import { saveFile } from '#base/web/open-file.ts'
import { readAgain } from '#base/web/use-call.ts'
import { useOpenStep } from '#base/web/use-open-step.ts'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { bulkUploadApi } from '../../bulk-upload.api.ts'
import { bulkUploadTexts } from '../../texts.ts'
import type { ShownUpload } from '../../upload.ts'
import type { DraftProps } from './draft-props.ts'
import { Headings } from './Headings.tsx'
import { RowList } from './RowList.tsx'
import { SendUpload } from './SendUpload.tsx'

/** What stands in a file, what is wrong with it and how it is mended, and the order at the end. */
export function UploadDraft({ leave, ...draft }: DraftProps & { readonly leave: () => void }) {
  const t = useTexts(bulkUploadTexts)
  const formats = useFormats()
  const { upload } = draft
  const missing = upload.missingColumns.map((column) => t(`columns.${column}`))
  return (
    <>
      <FactList
        variant="page"
        facts={[
          [t('file'), upload.fileName],
          [t('at'), <DateText key="at" at={upload.uploadedAt} />],
        ]}
      />
      {upload.blocked && (
        <Note as="div" tone="danger">
          <p>{t('blocked')}</p>
          <ButtonLink to={paths.billingData()} variant="quiet">
            {t('toBilling')}
          </ButtonLink>
        </Note>
      )}
      {upload.sentBefore && (
        <Note as="div" tone="warning">
          <p>{t('sentBefore', { at: formats.moment(upload.sentBefore.at), created: upload.sentBefore.created })}</p>
          <ButtonLink to={paths.bulkUpload(upload.sentBefore.id)} variant="quiet">
            {t('toSentBefore')}
          </ButtonLink>
        </Note>
      )}
      {upload.repaired && <Note tone="warning">{t('repaired')}</Note>}
      {missing.length > 0 && (
        <Note tone="danger">
          {t('missing', { columns: missing.join(', ') })} {!/\.csv$/i.test(upload.fileName) && t('firstSheet')}
        </Note>
      )}
      <Headings key={`${upload.id} ${upload.version}`} {...draft} />
      <RowList {...draft} />
      {upload.counts.wrong > 0 && <WrongRows upload={upload} />}
      <SendUpload {...draft} />
      <Discard upload={upload} leave={leave} />
    </>
  )
}

/** What is easier mended where it was made. */
function WrongRows({ upload }: { readonly upload: ShownUpload }) {
  const t = useTexts(bulkUploadTexts)
  return (
    <section aria-labelledby="bulk-export">
      <h2 id="bulk-export">{t('exports.title')}</h2>
      <p>{t('exports.text')}</p>
      <TableDownloads
        words={{ xlsx: t('exports.xlsx'), csv: t('exports.csv') }}
        save={(format) => saveFile(bulkUploadApi.exportUpload, { params: { id: upload.id }, query: { format } })}
      />
    </section>
  )
}

function Discard({ upload, leave }: { readonly upload: ShownUpload; readonly leave: () => void }) {
  const t = useTexts(bulkUploadTexts)
  const send = useSend(bulkUploadApi.discardUpload)
  const { step, begin, leave: goBack, onto } = useOpenStep<'discard'>()
  if (!step)
    return (
      <Button ref={onto('discard')} variant="link" onClick={() => begin('discard')}>
        {t('discard')}
      </Button>
    )
  return (
    <ConfirmStep
      title={t('discardAsk')}
      confirm={t('discardYes')}
      isDangerous
      isPending={send.isPending}
      error={send.error}
      onConfirm={() => send.mutate({ params: { id: upload.id } }, { onSuccess: () => void readAgain(bulkUploadApi.listUploads).then(leave) })}
      onBack={goBack}
    />
  )
}
