import { type RefObject, useEffect, useRef, useState } from 'react'
import { useFormats } from '#base/web/formats.ts'
import { HeldForm } from '#base/web/forms/HeldForm.tsx'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { readAgain, useCall } from '#base/web/use-call.ts'
import { useFocusOfReplaced } from '#base/web/use-focus-of-replaced.ts'
import { useTexts } from '#base/web/use-texts.ts'
import type { QuoteView } from '../decided-quote.ts'
import { aboveInWords } from '../decision-limit.ts'
import { totalOf } from '../quote.ts'
import { quotesApi } from '../quotes.api.ts'
import { quoteTexts } from '../texts.ts'
import { AcceptQuote } from './quote/AcceptQuote.tsx'
import { ComparedWithEstimate } from './quote/ComparedWithEstimate.tsx'
import { DecidedQuote } from './quote/DecidedQuote.tsx'
import { QuoteLines } from './quote/QuoteLines.tsx'
import { QuoteTotal } from './quote/QuoteTotal.tsx'
import { RejectQuote } from './quote/RejectQuote.tsx'
import { storedChoice } from './quote/stored-choice.ts'
import { useChoice } from './quote/use-choice.ts'
import styles from './quotes.module.css'
import { TooLate } from './TooLate.tsx'
import { useDecision } from './use-decision.ts'
import { type TooLateAnswer, useTooLate } from './use-too-late.ts'

type Props = {
  readonly requestId: number
  /** The request itself has moved on. */
  readonly onDecided?: () => unknown
}

/** What the repair would cost, and the customer's decision about it in two steps. Nothing where there is no quote. */
export function QuotePanel({ requestId, onDecided }: Props) {
  const { data, error, refetch } = useCall(quotesApi.getQuote, { params: { id: requestId } })
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOfReplaced(data?.quote?.version, heading)
  const tooLate = useTooLate(async () => {
    await readAgain(quotesApi.getQuote)
    await onDecided?.()
  })
  if (error && error.status !== 404) return <ErrorState error={error} retry={refetch} />
  if (!data?.quote) return <TooLate sentence={tooLate.sentence} />
  // Another version is another thing to decide: nothing chosen before counts.
  return <Quote key={data.quote.version} heading={heading} requestId={requestId} quote={data.quote} tooLate={tooLate} onDecided={onDecided} />
}

type QuoteProps = Props & { readonly quote: QuoteView; readonly tooLate: TooLateAnswer; readonly heading: RefObject<HTMLHeadingElement | null> }

function Quote({ requestId, quote, tooLate, heading, onDecided }: QuoteProps) {
  const t = useTexts(quoteTexts)
  const formats = useFormats()
  const [wasDecidedHere, setDecidedHere] = useState(false)
  const isDecided = quote.decision !== null
  useEffect(() => {
    if (isDecided) storedChoice(requestId, quote.version).drop()
  }, [isDecided, requestId, quote.version])
  // The button that was pressed is gone with its step, so the focus goes to what it did.
  useEffect(() => {
    if (isDecided && wasDecidedHere) heading.current?.focus()
  }, [isDecided, wasDecidedHere, heading])

  async function reread() {
    setDecidedHere(true)
    await readAgain(quotesApi.getQuote)
    await onDecided?.()
  }

  return (
    <Card edge="accent" aria-labelledby="quote">
      <h2 id="quote" ref={heading} tabIndex={-1}>
        {t('quote.title')}
      </h2>
      <TooLate sentence={tooLate.sentence} />
      {quote.version > 1 && <Muted>{t('quote.newVersion', { version: String(quote.version) })}</Muted>}
      {quote.decision === null && (
        <p className={styles.strong}>
          {t('validUntil', { day: formats.day(quote.lastDay) })}
          {quote.may.decide && ` (${t('quote.daysLeft', { n: quote.daysLeft })})`}
        </p>
      )}
      {quote.decision === null && !quote.certain && <Muted>{t('uncertain')}</Muted>}
      <ComparedWithEstimate quote={quote} />
      {quote.note && (
        <p className={styles.note}>
          <strong>{t('quote.note')}</strong>
          <br />
          {quote.note}
        </p>
      )}
      {quote.decision && <DecidedQuote quote={quote} decision={quote.decision} />}
      <HeldForm>{!isDecided && <OpenQuote requestId={requestId} quote={quote} tooLate={tooLate} heading={heading} reread={reread} />}</HeldForm>
    </Card>
  )
}

type OpenProps = Omit<QuoteProps, 'onDecided'> & { readonly reread: () => Promise<void> }

function OpenQuote({ requestId, quote, tooLate, heading, reread }: OpenProps) {
  const t = useTexts(quoteTexts)
  const formats = useFormats()
  const choice = useChoice(quote.lines, storedChoice(requestId, quote.version))
  const { step, back, onto, begin, refused } = useDecision(tooLate, heading)
  const isAboveLimit = quote.approval !== null && choice.ordered !== null && totalOf(choice.ordered).gross > quote.approval.limit
  if (step === 'accept' && choice.ordered) {
    return <AcceptQuote requestId={requestId} quote={quote} ordered={choice.ordered} back={back} reread={reread} onRefused={refused} />
  }
  if (step === 'reject') return <RejectQuote requestId={requestId} quote={quote} back={back} reread={reread} onRefused={refused} />
  return (
    <>
      <QuoteLines lines={quote.lines} choice={choice} isFixed={!quote.may.decide} />
      <QuoteTotal quote={quote} ordered={choice.ordered} isFixed={!quote.may.decide} />
      {quote.approval && (
        <Note tone="info" role={quote.may.decide ? 'status' : undefined}>
          {t(`quote.${aboveLimitInWords(quote, isAboveLimit)}`, { limit: formats.forint(quote.approval.limit) })}
        </Note>
      )}
      <Sender quote={quote} />
      {quote.may.decide && <Muted>{t('quote.whenRejected', { amount: formats.forint(quote.fees.total) })}</Muted>}
      {quote.may.decide ? (
        <Actions>
          {!isAboveLimit && (
            <Button ref={onto('accept')} onClick={() => choice.requireComplete() && begin('accept')}>
              {t('quote.accept')}
            </Button>
          )}
          <Button ref={onto('reject')} variant="quiet" onClick={() => begin('reject')}>
            {t('quote.reject')}
          </Button>
        </Actions>
      ) : (
        !quote.may.decideOnBehalf &&
        !quote.approval && <Muted>{quote.isOpen ? t('quote.othersDecide') : t('quote.over', { day: formats.day(quote.lastDay) })}</Muted>
      )}
    </>
  )
}

function aboveLimitInWords({ may, approval }: QuoteView, isChoiceAbove: boolean) {
  // Who decides about nothing has no limit to be named.
  if (!may.decide) return approval?.limit === 0 ? 'approverDecides' : 'aboveLimit'
  return isChoiceAbove ? 'choiceAboveLimit' : 'partAboveLimit'
}

/** To whoever decides about what a colleague sent: whose it is, and why it came to them. */
function Sender({ quote: { sender, cheapest } }: { readonly quote: QuoteView }) {
  const t = useTexts(quoteTexts)
  const formats = useFormats()
  if (!sender?.name) return null
  const { name, limit } = sender
  if (limit === null) return <p>{t('quote.sender.within', { name })}</p>
  const above = aboveInWords({ least: cheapest.gross, limit })
  return <Note tone="info">{t(`quote.sender.${above}`, { name, limit: formats.forint(limit) })}</Note>
}
