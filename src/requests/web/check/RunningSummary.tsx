import { useState } from 'react'
import { Card } from '#base/web/kit/Card.tsx'
import { FactList } from '#base/web/kit/FactList.tsx'
import { useMedia } from '#base/web/use-media.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { laterTexts } from '../../later-texts.ts'
import { type BookingStep, bookingSteps } from '../../pickup-order-steps.ts'
import type { AnswerGroup } from './answers.ts'
import styles from './check.module.css'
import { useAnswers } from './use-answers.ts'

type Props = { readonly step: BookingStep }

/** FACE: what the steps before this one were told, beside it where there is room, folded above it on a phone. The last step says everything itself. */
export function RunningSummary({ step }: Props) {
  const isBeside = useMedia('(min-width: 1024px)')
  if (step === 'check') return null
  if (isBeside) return <Beside step={step} />
  return step === 'device' ? null : <Folded step={step} />
}

/** The device, as it is told, and what the steps before this one asked. */
const isAnswered = ({ step, answers }: AnswerGroup, here: BookingStep) =>
  answers.length > 0 && (step === 'device' || bookingSteps.indexOf(step) < bookingSteps.indexOf(here))

function Beside({ step }: Props) {
  const t = useTexts(laterTexts)
  return (
    <Card as="aside" aria-labelledby="summary">
      <h2 id="summary" className={styles.summaryTitle}>
        {t('summary')}
      </h2>
      <Answered step={step} />
    </Card>
  )
}

/** Read only once it is opened: a phone has enough to do with what is typed. */
function Folded({ step }: Props) {
  const t = useTexts(laterTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.folded} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <h2 className={styles.summaryTitle}>{t('summary')}</h2>
      </summary>
      {isOpen && <Answered step={step} />}
    </details>
  )
}

function Answered({ step }: Props) {
  return useAnswers()
    .filter((group) => isAnswered(group, step))
    .map(({ title, answers }) => (
      <section key={title} className={styles.part} aria-label={title}>
        <h3>{title}</h3>
        <FactList facts={answers.map(({ name, value }) => [name, value])} variant="dense" />
      </section>
    ))
}
