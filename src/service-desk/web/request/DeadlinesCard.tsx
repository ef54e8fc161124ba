import { useFormats } from '#base/web/formats.ts'
import { useTexts } from '#base/web/use-texts.ts'
import type { DeskRequest } from '../../desk-request.ts'
import { deskRequestTexts } from '../../request-texts.ts'
import { Card } from './Card.tsx'
import styles from './desk.module.css'

/** Law gives the company these days; the one that passed without its action stands out. */
export function DeadlinesCard({ deadlines }: Pick<DeskRequest, 'deadlines'>) {
  const t = useTexts(deskRequestTexts)
  const formats = useFormats()
  if (deadlines.length === 0) return null
  return (
    <Card id="deadlines" title={t('deadlines.title')}>
      <dl className={styles.deadlines}>
        {deadlines.map(({ deadline, day, state }) => (
          <div key={deadline} data-state={state}>
            <dt>{t(`deadlines.${deadline}`)}</dt>
            <dd>{t(`deadlines.${state}`, { day: formats.day(day) })}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
