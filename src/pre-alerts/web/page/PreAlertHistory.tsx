import { useFormats } from '#base/web/formats.ts'
import { Card } from '#base/web/kit/Card.tsx'
import { List } from '#base/web/kit/List.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import type { ShownPreAlert } from '../../pre-alert.ts'
import { preAlertTexts } from '../../texts.ts'
import styles from '../pre-alerts.module.css'

/** What happened, the latest first; who of ours received it stays in the house. */
export function PreAlertHistory({ history }: Pick<ShownPreAlert, 'history'>) {
  const t = useTexts(preAlertTexts)
  const formats = useFormats()
  return (
    <section aria-labelledby="pre-alert-history">
      <h2 id="pre-alert-history">{t('page.history')}</h2>
      <List variant="cards">
        {history.toReversed().map(({ id, step, at, by, expectedOn, note }) => (
          <Card as="li" key={id} isDense>
            <p className={styles.words}>
              <strong>{t(`page.step.${step}`)}</strong>
            </p>
            <Muted>{by === null ? formats.moment(at) : t('page.by', { name: by, at: formats.moment(at) })}</Muted>
            {(step === 'announced' || step === 'changed') && <p className={styles.words}>{t('page.day', { day: formats.day(expectedOn) })}</p>}
            {note !== '' && <Muted>{note}</Muted>}
          </Card>
        ))}
      </List>
    </section>
  )
}
