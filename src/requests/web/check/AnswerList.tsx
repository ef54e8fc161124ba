import { Button } from '#base/web/kit/Button.tsx'
import { FactList } from '#base/web/kit/FactList.tsx'
import { VisuallyHidden } from '#base/web/kit/VisuallyHidden.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { laterTexts } from '../../later-texts.ts'
import { useBooking } from '../booking/booking-context.ts'
import styles from './check.module.css'
import { useAnswers } from './use-answers.ts'

/** Everything that will be sent, each part with a way back to where it was asked. */
export function AnswerList() {
  const t = useTexts(laterTexts)
  const { goTo } = useBooking()
  return useAnswers().map(({ step, title, answers }) => (
    <section key={title} className={styles.group} aria-label={title}>
      <div className={styles.head}>
        <h3>{title}</h3>
        <Button variant="link" onClick={() => goTo(step, { isMending: true })}>
          {t('check.change')}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </Button>
      </div>
      <FactList facts={answers.map(({ name, value }) => [name, value])} variant="page" />
    </section>
  ))
}
