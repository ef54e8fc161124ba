import type { CallRefused } from '#base/web/call-refused.ts'
import { ConfirmStep } from '#base/web/kit/ConfirmStep.tsx'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import type { QuoteView } from '../../decided-quote.ts'
import { quotesApi } from '../../quotes.api.ts'
import { quoteTexts } from '../../texts.ts'
import { FeeList } from './FeeList.tsx'

type Props = {
  readonly requestId: number
  readonly quote: QuoteView
  readonly back: () => void
  readonly reread: () => Promise<void>
  readonly onRefused: (refusal: CallRefused) => void
}

/** The second step of rejecting: what it costs, before it is said. */
export function RejectQuote({ requestId, quote, back, reread, onRefused }: Props) {
  const t = useTexts(quoteTexts)
  const answer = useSend(quotesApi.answerQuote)
  const reject = () =>
    answer.mutate(
      { params: { id: requestId }, body: { quoteAcceptedStatus: false, version: quote.version } },
      { onSuccess: reread, onError: onRefused },
    )
  /** Whatever was refused may have been decided elsewhere: what is shown is read again. */
  function leave() {
    back()
    if (answer.error) void reread()
  }

  return (
    <ConfirmStep
      title={t('rejecting.title')}
      confirm={t('rejecting.confirm')}
      isDangerous
      isPending={answer.isPending}
      error={answer.error}
      onConfirm={reject}
      onBack={leave}
    >
      <p>{t('rejecting.lead')}</p>
      <FeeList fees={quote.fees} />
    </ConfirmStep>
  )
}
