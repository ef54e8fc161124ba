import { IconStarFilled } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import type { CallRefused } from '#base/web/call-refused.ts'
import { Button } from '#base/web/kit/Button.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { LongTextField } from '#base/web/kit/LongTextField.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { maxCommentLength, type Rating, type Score, scores } from '../../rating.ts'
import { conversationTexts } from '../../texts.ts'
import styles from '../conversation.module.css'

export type Said = { readonly score: Score; readonly comment: string }

type Props = {
  /** The heading that asks. */
  readonly questionId: string
  /** What was said before, to be changed. */
  readonly before: Rating | null
  readonly isPending: boolean
  readonly error: CallRefused | null
  readonly onSend: (said: Said) => void
  readonly onBack?: () => void
}

/** One question, and room for words. Nothing is chosen beforehand. */
export function RatingForm({ questionId, before, isPending, error, onSend, onBack }: Props) {
  const t = useTexts(conversationTexts)
  const [score, setScore] = useState<Score | null>(before?.score ?? null)
  const [comment, setComment] = useState(before?.comment ?? '')
  const [isMissing, setMissing] = useState(false)
  const [attempt, setAttempt] = useState(0)

  function send(event: FormEvent) {
    event.preventDefault()
    setMissing(score === null)
    setAttempt(attempt + 1)
    if (score !== null && !isPending) onSend({ score, comment })
  }

  const ofComment = error?.fields.find(({ path }) => path === 'comment')?.message
  const refused = error ? [ofComment ? { fieldId: 'comment', message: ofComment } : { message: error.message }] : []
  return (
    <form onSubmit={send} noValidate aria-labelledby={questionId}>
      <FormErrorSummary problems={isMissing ? [{ fieldId: 'score-5', message: t('rating.missing') }] : refused} attempt={attempt} />
      <fieldset className={styles.scores} aria-labelledby={questionId}>
        {scores.toReversed().map((one) => (
          <label key={one} htmlFor={`score-${one}`} className={styles.score}>
            <input
              id={`score-${one}`}
              type="radio"
              name="score"
              value={one}
              checked={score === one}
              onChange={() => {
                setScore(one)
                setMissing(false)
              }}
            />
            <span>{t(`rating.scores.${one}`)}</span>
            <Stars score={one} />
          </label>
        ))}
      </fieldset>
      <LongTextField
        name="comment"
        label={t('rating.comment')}
        isOptional
        limit={maxCommentLength}
        rows={3}
        value={comment}
        problem={ofComment}
        onChange={({ currentTarget }) => setComment(currentTarget.value)}
      />
      <div className={styles.actions}>
        <Button type="submit" aria-disabled={isPending}>
          {t(isPending ? 'rating.sending' : before ? 'rating.sendChange' : 'rating.send')}
        </Button>
        {onBack && (
          <Button variant="quiet" onClick={onBack}>
            {t('rating.back')}
          </Button>
        )}
      </div>
    </form>
  )
}

/** The words beside them say the same. */
export function Stars({ score }: { readonly score: Score }) {
  return (
    <span className={styles.stars} aria-hidden="true">
      {scores.map((one) => (
        <IconStarFilled key={one} size={18} className={one <= score ? styles.lit : styles.unlit} />
      ))}
    </span>
  )
}
