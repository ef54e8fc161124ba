import { useFormats } from '#base/web/formats.ts'
import { HeldForm } from '#base/web/forms/HeldForm.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { readAgain, useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { quotesApi } from '../quotes.api.ts'
import { reasonTexts } from '../reason-texts.ts'
import type { ReportView } from '../report-view.ts'
import { quoteTexts } from '../texts.ts'
import { ReportForm } from './editor/ReportForm.tsx'
import { ReportOnBehalfForm } from './editor/ReportOnBehalfForm.tsx'
import styles from './quotes.module.css'
import { RefusalReason } from './RefusalReason.tsx'
import { ReportPhotos } from './report/ReportPhotos.tsx'

type Props = {
  readonly requestId: number
  /** Of the request, as the page shows it. */
  readonly version: number
  readonly onChanged: () => unknown
}

/** The employee's side of the expert report: issuing, how it stands, what the customer said of it, correcting. */
export function ExpertReportEditor({ requestId, version, onChanged }: Props) {
  const t = useTexts(quoteTexts)
  const { data, error, refetch } = useCall(quotesApi.getExpertReport, { params: { id: requestId } })
  if (error && !data) return <ErrorState error={error} retry={refetch} />
  if (!data) return null
  const { report, may } = data

  async function changed() {
    await Promise.all([readAgain(quotesApi.getExpertReport), readAgain(quotesApi.getQuoteDraft)])
    await onChanged()
  }

  return (
    <>
      {report && <Issued requestId={requestId} report={report} />}
      <HeldForm>{may.issue && <ReportForm requestId={requestId} version={version} earlier={null} onIssued={changed} />}</HeldForm>
      <HeldForm>
        {report && may.decideOnBehalf && (
          <ReportOnBehalfForm
            key={`decided ${report.version}`}
            requestId={requestId}
            version={version}
            reportVersion={report.version}
            onChanged={changed}
          />
        )}
      </HeldForm>
      <HeldForm>
        {report && may.correct && (
          <details key={`corrected ${report.version}`} className={styles.folded}>
            <summary>{t('reportEditor.correct')}</summary>
            <ReportForm requestId={requestId} version={version} earlier={report} onIssued={changed} />
          </details>
        )}
      </HeldForm>
    </>
  )
}

function Issued({ requestId, report }: { readonly requestId: number; readonly report: NonNullable<ReportView['report']> }) {
  const t = useTexts(quoteTexts)
  const reasons = useTexts(reasonTexts)
  const formats = useFormats()
  const { decision, status } = report
  return (
    <Card edge="accent" aria-labelledby="issued-report">
      <h2 id="issued-report">
        {t('report.title')}
        {report.version > 1 && ` (${report.version}.)`}
      </h2>
      <p className={styles.strong}>
        {decision && status !== 'issued'
          ? t(`reportEditor.${status}`, { at: formats.moment(decision.decidedAt) })
          : t('reportEditor.issued', { day: formats.day(report.lastDay) })}
      </p>
      {decision && <RefusalReason reason={decision.reason} />}
      <p>{reasons(report.reason)}</p>
      <p className={styles.note}>{report.findings}</p>
      <ReportPhotos requestId={requestId} positions={report.photos} />
    </Card>
  )
}
