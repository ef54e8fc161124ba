import { useFormats } from '#base/web/formats.ts'
import { useTexts } from '#base/web/use-texts.ts'
import type { DeskRequest } from '../../desk-request.ts'
import { deskRequestTexts } from '../../request-texts.ts'
import { Card } from './Card.tsx'
import styles from './desk.module.css'

/** Law gives the company these days; the one that passed without its deed stands out. */
export function ClocksCard({ clocks }: Pick<DeskRequest, 'clocks'>) {
  const t = useTexts(deskRequestTexts)
  const formats = useFormats()
  if (clocks.length === 0) return null
  return (
    <Card id="clocks" title={t('clocks.title')}>
      <dl className={styles.clocks}>
        {clocks.map(({ clock, day, state }) => (
          <div key={clock} data-state={state}>
            <dt>{t(`clocks.${clock}`)}</dt>
            <dd>{t(`clocks.${state}`, { day: formats.day(day) })}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
