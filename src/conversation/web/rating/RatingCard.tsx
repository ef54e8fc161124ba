import { useEffect, useRef, useState } from 'react'
import { useFormats } from '#base/web/formats.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { type StepOpener, useOpenStep } from '#base/web/use-open-step.ts'
import { useTexts } from '#base/web/use-texts.ts'
import type { Rating, RatingView } from '../../rating.ts'
import { conversationTexts } from '../../texts.ts'
import styles from '../conversation.module.css'
import { RatingForm, type Said, Stars } from './RatingForm.tsx'

type Props = {
  readonly view: RatingView
  /** @throws CallRefused */
  readonly onSend: (said: Said) => Promise<unknown>
  /** Reads the view again. */
  readonly reread: () => Promise<void>
  readonly onDecided?: (() => unknown) | undefined
}

/** The question, or the answer that was given and may be changed for a while. */
export function RatingCard({ view: { rating, lastDay, may }, onSend, reread, onDecided }: Props) {
  const t = useTexts(conversationTexts)
  const heading = useRef<HTMLHeadingElement>(null)
  const { step, begin, leave, end, onto } = useOpenStep<'change'>()
  const [isNews, setNews] = useState(false)
  useEffect(() => {
    if (isNews) heading.current?.focus()
  }, [isNews])
  async function saved() {
    await reread()
    end()
    setNews(true)
    await onDecided?.()
  }

  if (!rating && !may.rate) return <Muted>{t('rating.over')}</Muted>
  const isAsking = may.rate && (!rating || step !== null)
  return (
    <Card aria-labelledby="rating" data-asks={isAsking || undefined}>
      <h2 id="rating" ref={heading} tabIndex={-1}>
        {t(isAsking ? 'rating.question' : isNews ? 'rating.thanks' : 'rating.own')}
      </h2>
      {isAsking ? (
        <RatingForm questionId="rating" before={rating} onSend={onSend} onSent={saved} {...(step ? { onBack: leave } : {})} />
      ) : (
        rating && (
          <>
            <RatingWords rating={rating} />
            {may.rate && (
              <Change
                lastDay={lastDay}
                opener={{
                  ref: onto('change'),
                  onClick() {
                    setNews(false)
                    begin('change')
                  },
                }}
              />
            )}
          </>
        )
      )}
    </Card>
  )
}

export function RatingWords({ rating }: { readonly rating: Rating }) {
  const t = useTexts(conversationTexts)
  return (
    <>
      <p className={styles.given}>
        <Stars score={rating.score} /> {t(`rating.scores.${rating.score}`)} ({t('rating.outOf', { score: String(rating.score) })})
      </p>
      {rating.comment && <p className={styles.words}>{rating.comment}</p>}
    </>
  )
}

function Change({ lastDay, opener }: { readonly lastDay: string | null; readonly opener: StepOpener }) {
  const t = useTexts(conversationTexts)
  const formats = useFormats()
  return (
    <Actions className={styles.beside}>
      <Button {...opener} variant="quiet">
        {t('rating.change')}
      </Button>
      {lastDay !== null && <Muted>{t('rating.until', { day: formats.day(lastDay) })}</Muted>}
    </Actions>
  )
}
