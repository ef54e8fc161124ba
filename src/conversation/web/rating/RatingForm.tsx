import { IconStarFilled } from '@tabler/icons-react'
import { useController } from 'react-hook-form'
import { FormLongTextField } from '#base/web/forms/form-fields.tsx'
import { useFormPlace } from '#base/web/forms/use-form-place.ts'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Choice, Choices } from '#base/web/kit/Choice.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { maxCommentLength, type Rating, ratingBody, type Score, scores } from '../../rating.ts'
import { conversationTexts } from '../../texts.ts'
import styles from '../conversation.module.css'

export type Said = { readonly score: Score; readonly comment: string }

type Props = {
  /** The heading that asks. */
  readonly questionId: string
  /** What was said before, to be changed. */
  readonly before: Rating | null
  readonly onSend: (said: Said) => Promise<unknown>
  /** The server has it. */
  readonly onSent: () => unknown
  readonly onBack?: () => void
}

/** One question, and room for words. Nothing is chosen beforehand. */
export function RatingForm({ questionId, before, onSend, onSent, onBack }: Props) {
  const t = useTexts(conversationTexts)
  const form = useSchemaForm({
    schema: ratingBody,
    values: { score: before?.score ?? null, comment: before?.comment ?? '' },
    toBody: ({ score, comment }) => ({ score: score ?? undefined, comment }),
    missing: { score: t('rating.missing') },
    send: onSend,
    onSent,
  })
  const { field } = useController({ control: form.control, name: 'score' })
  // The best one is drawn first: that is where the summary leads.
  const problems = form.problems.map((problem) => (problem.fieldId === 'score' ? { ...problem, fieldId: 'score-5' } : problem))
  const place = useFormPlace(form, onBack)
  return (
    <form {...place} aria-labelledby={questionId}>
      <FormErrorSummary problems={problems} attempt={form.attempt} />
      <fieldset className={styles.scores} aria-labelledby={questionId}>
        <Choices shape="rows">
          {scores.toReversed().map((one) => (
            <Choice
              key={one}
              id={`score-${one}`}
              type="radio"
              name="score"
              value={one}
              checked={field.value === one}
              onChange={() => field.onChange(one)}
              label={t(`rating.scores.${one}`)}
              end={<Stars score={one} />}
            />
          ))}
        </Choices>
      </fieldset>
      <FormLongTextField control={form.control} path="comment" label={t('rating.comment')} isOptional limit={maxCommentLength} rows={3} />
      <Actions className={styles.beside}>
        <Button type="submit" aria-disabled={form.isSubmitting}>
          {t(form.isSubmitting ? 'rating.sending' : before ? 'rating.sendChange' : 'rating.send')}
        </Button>
        {onBack && (
          <Button variant="quiet" onClick={() => void form.leave(onBack)} aria-disabled={form.isSubmitting}>
            {t('rating.back')}
          </Button>
        )}
      </Actions>
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
