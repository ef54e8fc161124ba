import type { CallRefused } from '#base/web/call-refused.ts'
import { ConfirmStep } from '#base/web/kit/ConfirmStep.tsx'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { quotesApi } from '../../quotes.api.ts'
import { quoteTexts } from '../../texts.ts'

type Props = {
  readonly requestId: number
  /** Of the report. */
  readonly version: number
  readonly accepts: boolean
  /** What sending the device back costs, in words. */
  readonly fee: string
  readonly back: () => void
  readonly reread: () => Promise<void>
  readonly onRefused: (refusal: CallRefused) => void
}

/** The second step: asks for a quote, or for the device and its fee. */
export function AnswerReport({ requestId, version, accepts, fee, back, reread, onRefused }: Props) {
  const t = useTexts(quoteTexts)
  const answer = useSend(quotesApi.answerExpertReport)
  const body = { expertReportAcceptedStatus: accepts, returnReport: !accepts, version }
  /** Whatever was refused may have been decided elsewhere: what is shown is read again. */
  function leave() {
    back()
    if (answer.error) void reread()
  }

  return (
    <ConfirmStep
      title={t(accepts ? 'report.accepting' : 'report.rejecting')}
      confirm={t(accepts ? 'report.acceptConfirm' : 'report.reject')}
      isDangerous={!accepts}
      isPending={answer.isPending}
      error={answer.error}
      onConfirm={() => answer.mutate({ params: { id: requestId }, body }, { onSuccess: reread, onError: onRefused })}
      onBack={leave}
    >
      {accepts ? (
        <p>{t('report.acceptingLead')}</p>
      ) : (
        <p>
          {t('report.rejectingLead')} <strong>{fee}</strong>
        </p>
      )}
    </ConfirmStep>
  )
}
