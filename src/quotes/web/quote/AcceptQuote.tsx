import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { CallRefused } from '#base/web/call-refused.ts'
import { Button } from '#base/web/kit/Button.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { TickField } from '#base/web/kit/TickField.tsx'
import { useSend } from '#base/web/use-call.ts'
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
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const [startNow, setStartNow] = useState(false)
  const [startLoss, setStartLoss] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const answer = useSend(quotesApi.answerQuote)
  const { isConsumer, texts } = quote

  function confirm(event: FormEvent) {
    event.preventDefault()
    if (answer.isPending) return
    setAttempt(attempt + 1)
    answer.mutate(
      {
        params: { id: requestId },
        body: {
          quoteAcceptedStatus: true,
          version: quote.version,
          chosenLineIds: ordered.map(({ id }) => id),
          declarations: { startNow, startLoss },
          textVersions: { orderToPay: texts.orderToPay.id, startNow: texts.startNow.id, startLoss: texts.startLoss.id },
        },
      },
      { onSuccess: reread, onError: onRefused },
    )
  }

  /** Whatever was refused may have been decided elsewhere: what is shown is read again. */
  function leave() {
    back()
    if (answer.error) void reread()
  }

  const problemOf = (path: string) => answer.error?.fields.find((field) => field.path === path)?.message
  const problems = ['startNow', 'startLoss'].flatMap((fieldId) => {
    const message = problemOf(`declarations.${fieldId}`)
    return message ? [{ fieldId, message }] : []
  })
  return (
    <form className={styles.step} onSubmit={confirm} noValidate aria-labelledby="accept-quote">
      <h3 id="accept-quote" ref={heading} tabIndex={-1}>
        {t('accepting.title')}
      </h3>
      <FormErrorSummary problems={problems.length > 0 || !answer.error ? problems : [{ message: answer.error.message }]} attempt={attempt} />
      <p>{t('accepting.lead')}</p>
      <OrderedLines lines={ordered} />
      <QuoteTotal quote={quote} ordered={ordered} />
      {isConsumer && (
        <>
          <p>
            {t('accepting.declarations')} <Link to={paths.withdrawal()}>{t('accepting.withdrawal')}</Link>
          </p>
          <TickField
            name="startNow"
            label={texts.startNow.text}
            problem={problemOf('declarations.startNow')}
            checked={startNow}
            onChange={({ currentTarget }) => setStartNow(currentTarget.checked)}
          />
          <TickField
            name="startLoss"
            label={texts.startLoss.text}
            problem={problemOf('declarations.startLoss')}
            checked={startLoss}
            onChange={({ currentTarget }) => setStartLoss(currentTarget.checked)}
          />
        </>
      )}
      <div className={styles.actions}>
        <Button type="submit" aria-disabled={answer.isPending}>
          {texts.orderToPay.text}
        </Button>
        <Button variant="quiet" onClick={leave}>
          {t('back')}
        </Button>
      </div>
      <p role="status" className={styles.soft}>
        {answer.isPending ? t('sending') : ''}
      </p>
    </form>
  )
}
