import { IconCheck } from '@tabler/icons-react'
import { useFormats } from '#base/web/formats.ts'
import { useTexts } from '#base/web/use-texts.ts'
import type { FollowedRequest } from '../../followed-request.ts'
import { trackingTexts } from '../../texts.ts'
import styles from './timeline.module.css'

type Step = FollowedRequest['timeline'][number]

/** SPEC 4: what happened, and the steps still to come, grey and said to be so. */
export function Timeline({ steps }: { readonly steps: readonly Step[] }) {
  const t = useTexts(trackingTexts)
  const lastDone = steps.findLastIndex(({ state }) => state === 'done')
  return (
    <section className={styles.card} aria-labelledby="timeline">
      <h2 id="timeline">{t('timeline.title')}</h2>
      <ol className={styles.steps}>
        {steps.map((step, i) => (
          <StepRow key={step.step} step={step} isCurrent={i === lastDone} />
        ))}
      </ol>
    </section>
  )
}

function StepRow({ step: { step, at, state }, isCurrent }: { readonly step: Step; readonly isCurrent: boolean }) {
  const t = useTexts(trackingTexts)
  const formats = useFormats()
  const name = typeof step === 'number' ? t(`timeline.step${step}`) : t(`timeline.${step}`)
  const said = isCurrent ? 'current' : state
  return (
    <li className={styles.step} data-state={state} data-current={isCurrent || undefined} aria-current={isCurrent ? 'step' : undefined}>
      <span className={styles.mark} aria-hidden="true">
        {state === 'done' && <IconCheck size={18} stroke={3} />}
      </span>
      <span>
        <span className={styles.name}>{name}</span> <span className={styles.said}>({t(`timeline.${said}`)})</span>
        {at && (
          <time className={styles.at} dateTime={at}>
            {formats.moment(at)}
          </time>
        )}
      </span>
    </li>
  )
}
