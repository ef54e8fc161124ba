import { useFormats } from '#base/web/formats.ts'
import { ErrorPanel } from '#base/web/panels.tsx'
import { readAgain, useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { quotesApi } from '../quotes.api.ts'
import { reasonTexts } from '../reason-texts.ts'
import type { ReportView } from '../report-view.ts'
import { quoteTexts } from '../texts.ts'
import { ReportForm } from './editor/ReportForm.tsx'
import styles from './quotes.module.css'
import { ReportPhotos } from './report/ReportPhotos.tsx'

type Props = {
  readonly requestId: number
  /** Of the request, as the page shows it. */
  readonly version: number
  readonly onChanged: () => unknown
}

/** The employee's side of the expert report: the company's own deadlines, issuing, and how it stands. */
export function ExpertReportEditor({ requestId, version, onChanged }: Props) {
  const { data, error, refetch } = useCall(quotesApi.getExpertReport, { params: { id: requestId } })
  if (error) return <ErrorPanel error={error} retry={refetch} />
  if (!data) return null
  const { clocks, report, may } = data

  async function issued() {
    await Promise.all([readAgain(quotesApi.getExpertReport), readAgain(quotesApi.getQuoteDraft)])
    await onChanged()
  }

  return (
    <>
      {clocks && <Clocks clocks={clocks} />}
      {report && <Issued requestId={requestId} report={report} />}
      {may.issue && <ReportForm requestId={requestId} version={version} onIssued={issued} />}
    </>
  )
}

/** Law gives the company these days; the one that passed without its deed stands out. */
function Clocks({ clocks }: { readonly clocks: NonNullable<ReportView['clocks']> }) {
  const t = useTexts(quoteTexts)
  const formats = useFormats()
  const { today, answered } = clocks
  const said = (day: string, isDone: boolean) => {
    const words = formats.day(day)
    if (isDone) return t('reportEditor.answered', { day: words })
    return day < today ? <span className={styles.late}>{t('reportEditor.late', { day: words })}</span> : words
  }
  return (
    <section className={styles.card} aria-labelledby="company-clocks">
      <h2 id="company-clocks">{t('reportEditor.clocks')}</h2>
      <dl className={styles.fees}>
        {(['answerBy', 'repairBy', 'replaceFrom'] as const).map((clock) => (
          <div key={clock}>
            <dt>{t(`reportEditor.${clock}`)}</dt>
            <dd>{said(clocks[clock], clock === 'answerBy' && answered)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Issued({ requestId, report }: { readonly requestId: number; readonly report: NonNullable<ReportView['report']> }) {
  const t = useTexts(quoteTexts)
  const reasons = useTexts(reasonTexts)
  const formats = useFormats()
  const { decision, status } = report
  return (
    <section className={styles.card} aria-labelledby="issued-report">
      <h2 id="issued-report">{t('report.title')}</h2>
      <p className={styles.strong}>
        {decision && status !== 'issued'
          ? t(`reportEditor.${status}`, { at: formats.moment(decision.decidedAt) })
          : t('reportEditor.issued', { day: formats.day(report.lastDay) })}
      </p>
      <p>{reasons(report.reason)}</p>
      <p className={styles.note}>{report.findings}</p>
      <ReportPhotos requestId={requestId} positions={report.photos} />
    </section>
  )
}
