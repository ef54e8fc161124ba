import { useFormats } from '#base/web/formats.ts'
import { DateText } from '#base/web/kit/DateText.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { type NextStep, nextStepCodes } from '#requests/promise.ts'
import type { DeskRequest } from '../../desk-request.ts'
import { isHoldReason } from '../../hold.ts'
import { deskRequestTexts } from '../../request-texts.ts'
import { deskTexts } from '../../texts.ts'
import { Card } from './Card.tsx'
import styles from './desk.module.css'

type Made = DeskRequest['promise']['made'][number]

/** What was promised about each step, the latest first: by whom and why. It stands where a day was promised more than once. */
export function PromisesCard({ promise: { made } }: Pick<DeskRequest, 'promise'>) {
  const t = useTexts(deskRequestTexts)
  if (made.every(({ isFirst }) => isFirst)) return null
  return (
    <Card id="promises" title={t('promises.title')}>
      <ol className={styles.history} reversed>
        {made.map((one) => (
          <Promised key={one.id} made={one} />
        ))}
      </ol>
    </Card>
  )
}

const isKnown = (step: string): step is NextStep['code'] => nextStepCodes.some((code) => code === step)

function Promised({ made: { step, day, isFirst, madeTime, byKind, by, reason, ended } }: { readonly made: Made }) {
  const t = useTexts(deskRequestTexts)
  const words = useTexts(deskTexts)
  const formats = useFormats()
  return (
    <li>
      <p className={styles.what}>
        <span>{t('promises.day', { step: isKnown(step) ? t(`next.${step}`) : t('care.promise'), day: formats.day(day) })}</span>
        {isFirst && <small className={styles.tag}>{t(ended === null ? 'promises.first' : `promises.${ended}`)}</small>}
      </p>
      {reason && <p className={styles.note}>{isHoldReason(reason) ? words(`hold.${reason}`) : reason}</p>}
      <p className={styles.by}>
        <DateText at={madeTime} />, {by ?? t(`history.${byKind}`)}
      </p>
    </li>
  )
}
