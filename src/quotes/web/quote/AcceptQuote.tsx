import { Link } from 'react-router'
import type { CallRefused } from '#base/web/call-refused.ts'
import { FormTickField } from '#base/web/forms/form-fields.tsx'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { useSend } from '#base/web/use-send.ts'
import { useStepPlace } from '#base/web/use-step-place.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import type { QuoteView } from '../../decided-quote.ts'
import { quotesApi } from '../../quotes.api.ts'
import { quoteTexts } from '../../texts.ts'
import styles from '../quotes.module.css'
import { OrderedLines } from './QuoteLines.tsx'
import { QuoteTotal } from './QuoteTotal.tsx'
import type { ViewedLine } from './use-choice.ts'

type Props = {
  readonly requestId: number
  readonly quote: QuoteView
  readonly ordered: readonly ViewedLine[]
  readonly back: () => void
  readonly reread: () => Promise<void>
  readonly onRefused: (refusal: CallRefused) => void
}

/** The second step of accepting: what is ordered, what a consumer declares (unticked), and the button the law words (DOMAIN 0.2, 0.3). */
export function AcceptQuote({ requestId, quote, ordered, back, reread, onRefused }: Props) {
  const t = useTexts(quoteTexts)
  const answer = useSend(quotesApi.answerQuote)
  const { isConsumer, texts } = quote
  const form = useSchemaForm({
    schema: quotesApi.answerQuote.body,
    values: { startNow: false, startLoss: false },
    toBody: (declarations) => ({
      quoteAcceptedStatus: true,
      version: quote.version,
      chosenLineIds: ordered.map(({ id }) => id),
      declarations,
      textVersions: { orderToPay: texts.orderToPay.id, startNow: texts.startNow.id, startLoss: texts.startLoss.id },
    }),
    fieldAt: (path) => path.replace('declarations.', ''),
    send: (body) => answer.mutateAsync({ params: { id: requestId }, body }),
    onSent: reread,
    onRefused: (refusal) => {
      onRefused(refusal)
      return false
    },
  })

  /** Whatever was refused may have been decided elsewhere: what is shown is read again. */
  function leave() {
    back()
    if (answer.error) void reread()
  }

  const { place, heading } = useStepPlace(leave, form.isSubmitting)

  return (
    <form className={styles.step} onSubmit={(event) => void form.submit(event)} {...place} noValidate aria-labelledby="accept-quote">
      <h3 id="accept-quote" {...heading}>
        {t('accepting.title')}
      </h3>
      <FormErrorSummary problems={form.problems} attempt={form.attempt} />
      <p>{t('accepting.lead')}</p>
      <OrderedLines lines={ordered} />
      <QuoteTotal quote={quote} ordered={ordered} />
      {isConsumer && (
        <>
          <p>
            {t('accepting.declarations')} <Link to={paths.withdrawal()}>{t('accepting.withdrawal')}</Link>
          </p>
          <FormTickField control={form.control} path="startNow" label={texts.startNow.text} />
          <FormTickField control={form.control} path="startLoss" label={texts.startLoss.text} />
        </>
      )}
      <Actions>
        <Button type="submit" aria-disabled={form.isSubmitting}>
          {texts.orderToPay.text}
        </Button>
        <Button variant="quiet" onClick={leave}>
          {t('back')}
        </Button>
      </Actions>
      <Muted role="status">{form.isSubmitting ? t('sending') : ''}</Muted>
    </form>
  )
}
