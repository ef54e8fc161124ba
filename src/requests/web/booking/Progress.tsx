import { IconCheck } from '@tabler/icons-react'
import { VisuallyHidden } from '#base/web/kit/VisuallyHidden.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { type BookingStep, bookingSteps } from '../../pickup-order-steps.ts'
import { requestTexts } from '../../texts.ts'
import { useBooking } from './booking-context.ts'
import styles from './progress.module.css'
import { useStepNames } from './use-step-names.ts'

/** Where one is. Steps already done can be opened again; the words are hidden on a phone, where the heading says them. */
export function Progress({ step }: { readonly step: BookingStep }) {
  const t = useTexts(requestTexts)
  const nameOf = useStepNames()
  const { goTo } = useBooking()
  const here = bookingSteps.indexOf(step)
  return (
    <nav aria-label={t('steps.nav')}>
      <ol className={styles.steps}>
        {bookingSteps.map((name, index) => (
          <li key={name} className={styles.step} data-state={index < here ? 'done' : index === here ? 'here' : 'ahead'}>
            {index < here ? (
              <button type="button" className={styles.button} onClick={() => goTo(name)}>
                <span className={styles.mark}>
                  <IconCheck size={16} stroke={3} aria-hidden="true" />
                </span>
                <span className={styles.words}>
                  {nameOf(name)} <VisuallyHidden>{t('steps.done')}</VisuallyHidden>
                </span>
              </button>
            ) : (
              <span className={styles.button} aria-current={index === here ? 'step' : undefined}>
                <span className={styles.mark}>{index + 1}</span>
                <span className={styles.words}>{nameOf(name)}</span>
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
