import type { CallRefused } from '#base/web/call-refused.ts'
import { FormLongTextField } from '#base/web/forms/form-fields.tsx'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { ConfirmStep } from '#base/web/kit/ConfirmStep.tsx'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { maxRefusalReason, type QuoteView } from '../../decided-quote.ts'
import { quotesApi } from '../../quotes.api.ts'
import { quoteTexts } from '../../texts.ts'
import { isTooLate } from '../use-too-late.ts'
import { FeeList } from './FeeList.tsx'

type Props = {
  readonly requestId: number
  readonly quote: QuoteView
  readonly back: () => void
  readonly reread: () => Promise<void>
  readonly onRefused: (refusal: CallRefused, isTyped: boolean) => void
}

/** The second step of rejecting: what it costs, before it is said. Whoever refuses what a colleague sent may tell them why. */
export function RejectQuote({ requestId, quote, back, reread, onRefused }: Props) {
  const t = useTexts(quoteTexts)
  const answer = useSend(quotesApi.answerQuote)
  const form = useSchemaForm({
    schema: quotesApi.answerQuote.body,
    values: { reason: '' },
    toBody: ({ reason }) => ({ quoteAcceptedStatus: false, version: quote.version, reason }),
    send: (body) => answer.mutateAsync({ params: { id: requestId }, body }),
    onSent: reread,
    onRefused: (refusal) => {
      onRefused(refusal, form.isDirty)
      return false
    },
    focus: 'field',
  })
  /** At the field, or above as what came too late. */
  const isSaidElsewhere = answer.error !== null && (isTooLate(answer.error) || answer.error.status === 422)
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
      isPending={form.isSubmitting}
      error={isSaidElsewhere ? null : answer.error}
      onConfirm={(event) => void form.submit(event)}
      onBack={leave}
    >
      <p>{t('rejecting.lead')}</p>
      <FeeList fees={quote.fees} />
      {quote.sender && (
        <FormLongTextField
          control={form.control}
          path="reason"
          name="refusalReason"
          label={t('decided.reason')}
          hint={t('rejecting.reasonHint')}
          limit={maxRefusalReason}
          rows={3}
          isOptional
        />
      )}
    </ConfirmStep>
  )
}
