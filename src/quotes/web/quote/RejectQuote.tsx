import type { CallRefused } from '#base/web/call-refused.ts'
import { ConfirmStep } from '#base/web/kit/ConfirmStep.tsx'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import type { QuoteView } from '../../decided-quote.ts'
import { quotesApi } from '../../quotes.api.ts'
import { quoteTexts } from '../../texts.ts'
import { RefusalReasonField } from '../RefusalReason.tsx'
import { useLastWord } from '../use-last-word.ts'
import { FeeList } from './FeeList.tsx'

type Props = {
  readonly requestId: number
  readonly quote: QuoteView
  readonly back: () => void
  readonly reread: () => Promise<void>
  readonly onRefused: (refusal: CallRefused, isTyped: boolean) => void
}

/** The second step of rejecting: what it costs, before it is said. Whoever refuses what a colleague sent may tell them why. */
export function RejectQuote({ requestId, quote, ...said }: Props) {
  const t = useTexts(quoteTexts)
  const answer = useSend(quotesApi.answerQuote)
  const { control, step } = useLastWord({
    schema: quotesApi.answerQuote.body,
    toBody: (reason) => ({ quoteAcceptedStatus: false, version: quote.version, reason }),
    send: (body) => answer.mutateAsync({ params: { id: requestId }, body }),
    error: answer.error,
    ...said,
  })

  return (
    <ConfirmStep title={t('rejecting.title')} confirm={t('rejecting.confirm')} isDangerous {...step}>
      <p>{t('rejecting.lead')}</p>
      <FeeList fees={quote.fees} />
      {quote.sender && <RefusalReasonField control={control} />}
    </ConfirmStep>
  )
}
