import type { CallRefused } from '#base/web/call-refused.ts'
import { ConfirmStep } from '#base/web/kit/ConfirmStep.tsx'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { quotesApi } from '../../quotes.api.ts'
import type { ReportView } from '../../report-view.ts'
import { quoteTexts } from '../../texts.ts'
import { RefusalReasonField } from '../RefusalReason.tsx'
import { useLastWord } from '../use-last-word.ts'

type Props = {
  readonly requestId: number
  readonly report: Pick<NonNullable<ReportView['report']>, 'version' | 'sender'>
  readonly accepts: boolean
  /** What sending the device back costs, in words. */
  readonly fee: string
  readonly back: () => void
  readonly reread: () => Promise<void>
  readonly onRefused: (refusal: CallRefused, isTyped: boolean) => void
}

/** The second step: asks for a quote, or for the device and its fee. Whoever refuses what a colleague sent may tell them why. */
export function AnswerReport({ requestId, report, accepts, fee, ...said }: Props) {
  const t = useTexts(quoteTexts)
  const answer = useSend(quotesApi.answerExpertReport)
  const { control, step } = useLastWord({
    schema: quotesApi.answerExpertReport.body,
    toBody: (reason) => ({ expertReportAcceptedStatus: accepts, returnReport: !accepts, version: report.version, reason }),
    send: (body) => answer.mutateAsync({ params: { id: requestId }, body }),
    error: answer.error,
    ...said,
  })

  return (
    <ConfirmStep
      title={t(accepts ? 'report.accepting' : 'report.rejecting')}
      confirm={t(accepts ? 'report.acceptConfirm' : 'report.reject')}
      isDangerous={!accepts}
      {...step}
    >
      {accepts ? (
        <p>{t('report.acceptingLead')}</p>
      ) : (
        <>
          <p>
            {t('report.rejectingLead')} <strong>{fee}</strong>
          </p>
          {report.sender && <RefusalReasonField control={control} />}
        </>
      )}
    </ConfirmStep>
  )
}
