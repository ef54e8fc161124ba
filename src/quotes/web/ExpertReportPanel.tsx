import { type RefObject, useEffect, useRef, useState } from 'react'
import { useFormats } from '#base/web/formats.ts'
import { HeldForm } from '#base/web/forms/HeldForm.tsx'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { readAgain, useCall } from '#base/web/use-call.ts'
import { useFocusOfReplaced } from '#base/web/use-focus-of-replaced.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { quotesApi } from '../quotes.api.ts'
import { reasonTexts } from '../reason-texts.ts'
import type { ReportView } from '../report-view.ts'
import { quoteTexts } from '../texts.ts'
import styles from './quotes.module.css'
import { AnswerReport } from './report/AnswerReport.tsx'
import { DecidedReport } from './report/DecidedReport.tsx'
import { ReportPhotos } from './report/ReportPhotos.tsx'
import { TooLate } from './TooLate.tsx'
import { useDecision } from './use-decision.ts'
import { type TooLateAnswer, useTooLate } from './use-too-late.ts'

type Props = {
  readonly requestId: number
  /** The request itself has moved on. */
  readonly onDecided?: () => unknown
}

/** Why the repair is not free of charge, and the customer's decision about it in two steps. Nothing where there is no report. */
export function ExpertReportPanel({ requestId, onDecided }: Props) {
  const { data, error, refetch } = useCall(quotesApi.getExpertReport, { params: { id: requestId } })
  if (error && error.status !== 404) return <ErrorState error={error} retry={refetch} />
  if (!data?.report) return null
  return <Report requestId={requestId} report={data.report} mayDecide={data.may.decide} onDecided={onDecided} />
}

type Report = NonNullable<ReportView['report']>

function Report({ requestId, report, mayDecide, onDecided }: Props & { readonly report: Report; readonly mayDecide: boolean }) {
  const t = useTexts(quoteTexts)
  const reasons = useTexts(reasonTexts)
  const heading = useRef<HTMLHeadingElement>(null)
  const [wasDecidedHere, setDecidedHere] = useState(false)
  const isOpen = report.decision === null
  useFocusOfReplaced(report.version, heading)
  const tooLate = useTooLate(readNewest)
  useEffect(() => {
    if (!isOpen && wasDecidedHere) heading.current?.focus()
  }, [isOpen, wasDecidedHere])

  async function readNewest() {
    await readAgain(quotesApi.getExpertReport)
    await onDecided?.()
  }

  async function reread() {
    setDecidedHere(true)
    await readNewest()
  }

  return (
    <Card edge="accent" aria-labelledby="expert-report">
      <h2 id="expert-report" ref={heading} tabIndex={-1}>
        {t('report.title')}
      </h2>
      <TooLate sentence={tooLate.sentence} />
      {report.decision && report.status !== 'issued' && <DecidedReport status={report.status} decision={report.decision} />}
      {report.version > 1 && <Muted>{t('report.newVersion', { version: String(report.version) })}</Muted>}
      <p>{t('report.lead', { reason: reasons(report.reason) })}</p>
      <h3>{t('report.findings')}</h3>
      <p className={styles.note}>{report.findings}</p>
      <ReportPhotos requestId={requestId} positions={report.photos} />
      {/* Another version is another thing to decide. */}
      <HeldForm>
        {isOpen && (
          <Decision
            key={report.version}
            requestId={requestId}
            report={report}
            mayDecide={mayDecide}
            tooLate={tooLate}
            heading={heading}
            reread={reread}
          />
        )}
      </HeldForm>
    </Card>
  )
}

type DecisionProps = {
  readonly requestId: number
  readonly report: Report
  readonly mayDecide: boolean
  readonly tooLate: TooLateAnswer
  readonly heading: RefObject<HTMLElement | null>
  readonly reread: () => Promise<void>
}

function Decision({ requestId, report, mayDecide, tooLate, heading, reread }: DecisionProps) {
  const t = useTexts(quoteTexts)
  const formats = useFormats()
  const { step, back, onto, begin, refused } = useDecision(tooLate, heading)
  const day = formats.day(report.lastDay)
  const fee = t('fees.inCash', { amount: formats.forint(report.returnFee), cash: formats.forint(report.returnFeeInCash) })
  if (step !== null) {
    const answering = { requestId, report, fee, back, reread }
    return <AnswerReport {...answering} accepts={step === 'accept'} onRefused={refused} />
  }
  if (!mayDecide) return <Muted>{t('report.decideUntil', { day })}</Muted>
  return (
    <>
      <p className={styles.strong}>{t('report.decideUntil', { day })}</p>
      {!report.certain && <Muted>{t('uncertain')}</Muted>}
      {report.sender?.name && <p>{t('quote.sender.within', { name: report.sender.name })}</p>}
      <p>{t('report.choose')}</p>
      <Actions>
        <Button ref={onto('accept')} onClick={() => begin('accept')}>
          {t('report.accept')}
        </Button>
        <Button ref={onto('reject')} variant="quiet" onClick={() => begin('reject')}>
          {t('report.reject')}
        </Button>
      </Actions>
      <Muted>{t('report.silence', { fee })}</Muted>
      <Muted>
        {t('report.rights')} {report.isOfConsumer && t('report.board')}
      </Muted>
    </>
  )
}
