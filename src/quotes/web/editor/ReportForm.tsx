import { DraftNotice } from '#base/web/forms/DraftNotice.tsx'
import { FormPhotoField } from '#base/web/forms/FormPhotoField.tsx'
import { FormLongTextField, FormSelectField } from '#base/web/forms/form-fields.tsx'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { maxReportPhotos, reportReasons } from '../../expert-report.ts'
import { quotesApi } from '../../quotes.api.ts'
import { reasonTexts } from '../../reason-texts.ts'
import type { ReportView } from '../../report-view.ts'
import { quoteTexts } from '../../texts.ts'

type Earlier = Pick<NonNullable<ReportView['report']>, 'version' | 'reason' | 'findings'>
type Props = {
  readonly requestId: number
  readonly version: number
  /** The report that is corrected; null: it is the first. */
  readonly earlier: Earlier | null
  readonly onIssued: () => Promise<void>
}

type Written = { reason: string; findings: string; photos: readonly File[] }
const written = (earlier: Earlier | null): Written => ({ reason: earlier?.reason ?? '', findings: earlier?.findings ?? '', photos: [] })

/** Why, what was found, photos. An issued report does not change: a corrected one takes its place. */
export function ReportForm({ requestId, version, earlier, onIssued }: Props) {
  const t = useTexts(quoteTexts)
  const reasons = useTexts(reasonTexts)
  const issue = useSend(quotesApi.issueExpertReport)
  const form = useSchemaForm({
    schema: quotesApi.issueExpertReport.body,
    values: written(earlier),
    toBody: ({ reason, findings }) => ({ version, reason: reason || undefined, findings, corrects: earlier?.version ?? null }),
    fieldAt: (path) => path.replace('[]', ''),
    send: (body, { photos }) => issue.mutateAsync({ params: { id: requestId }, body, files: { 'photos[]': photos } }),
    onSent: onIssued,
    draft: { name: `report ${requestId}.${earlier?.version ?? 0}` },
  })

  return (
    <Card as="form" edge="accent" onSubmit={(event) => void form.submit(event)} noValidate data-asks aria-labelledby="report-form">
      <h2 id="report-form">{t(earlier ? 'reportEditor.correctTitle' : 'reportEditor.title')}</h2>
      <p>{t(earlier ? 'reportEditor.correctLead' : 'reportEditor.lead')}</p>
      <DraftNotice isRestored={form.isRestored} discard={form.discard} />
      <FormErrorSummary problems={form.problems} attempt={form.attempt} />
      <FormSelectField control={form.control} path="reason" label={t('reportEditor.reason')}>
        {reportReasons.map((one) => (
          <option key={one} value={one}>
            {reasons(one)}
          </option>
        ))}
      </FormSelectField>
      <FormLongTextField control={form.control} path="findings" label={t('reportEditor.findings')} limit={3000} />
      {earlier && <Muted>{t('reportEditor.photosStay')}</Muted>}
      <FormPhotoField control={form.control} path="photos" max={maxReportPhotos} />
      <Actions>
        <Button type="submit" aria-disabled={form.isSubmitting}>
          {t(form.isSubmitting ? 'sending' : earlier ? 'reportEditor.correctSend' : 'reportEditor.send')}
        </Button>
      </Actions>
    </Card>
  )
}
