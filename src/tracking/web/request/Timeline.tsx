import { IconCheck } from '@tabler/icons-react'
import { useFormats } from '#base/web/formats.ts'
import { Card } from '#base/web/kit/Card.tsx'
import { DateText } from '#base/web/kit/DateText.tsx'
import { VisuallyHidden } from '#base/web/kit/VisuallyHidden.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import type { FollowedRequest } from '../../followed-request.ts'
import { trackingTexts } from '../../texts.ts'
import styles from './timeline.module.css'

type Step = FollowedRequest['milestones'][number]

/** SPEC 4: what happened, and the steps still to come, grey and said to be so, with the days they are expected on; the parcel's own steps among them. */
export function Timeline({ steps, isSale }: { readonly steps: readonly Step[]; readonly isSale: boolean }) {
  const t = useTexts(trackingTexts)
  const lastDone = steps.findLastIndex(({ state }) => state === 'done')
  return (
    <Card aria-labelledby="timeline">
      <h2 id="timeline">{t(isSale ? 'timeline.titleOfSale' : 'timeline.title')}</h2>
      <ol className={styles.steps}>
        {steps.map((step, i) => (
          <StepRow key={step.step} step={step} isCurrent={i === lastDone} />
        ))}
      </ol>
    </Card>
  )
}

function StepRow({ step: { step, at, state, expected }, isCurrent }: { readonly step: Step; readonly isCurrent: boolean }) {
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
        <span className={styles.name}>{name}</span> <VisuallyHidden>({t(`timeline.${said}`)})</VisuallyHidden>
        {at && <DateText at={at} className={styles.at} />}
        {expected && (
          <span className={styles.at}>
            {expected.from === null || expected.from === expected.by
              ? t('timeline.expected', { by: formats.day(expected.by) })
              : t('timeline.between', { from: formats.day(expected.from), by: formats.day(expected.by) })}
          </span>
        )}
      </span>
    </li>
  )
}
