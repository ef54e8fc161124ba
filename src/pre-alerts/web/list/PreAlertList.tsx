import { lazy, Suspense } from 'react'
import { Card } from '#base/web/kit/Card.tsx'
import { DateText } from '#base/web/kit/DateText.tsx'
import { FactList } from '#base/web/kit/FactList.tsx'
import { List } from '#base/web/kit/List.tsx'
import { Skeleton } from '#base/web/kit/Skeleton.tsx'
import { useMedia } from '#base/web/use-media.ts'
import { useTexts } from '#base/web/use-texts.ts'
import type { PreAlert } from '../../pre-alert.ts'
import { preAlertTexts } from '../../texts.ts'
import styles from '../pre-alerts.module.css'
import { BecameRequest, PreAlertState, ReferenceLink } from './cells.tsx'

/** A phone does without the table and what it is built on. */
const PreAlertTable = lazy(async () => ({ default: (await import('./PreAlertTable.tsx')).PreAlertTable }))

type Props = { readonly preAlerts: readonly PreAlert[] }

/** One line each: a table where there is room for one, cards where there is not. */
export function PreAlertList({ preAlerts }: Props) {
  if (!useMedia('(min-width: 1000px)')) return <PreAlertCards preAlerts={preAlerts} />
  return (
    <Suspense fallback={<Skeleton shape="rows" count={preAlerts.length} />}>
      <PreAlertTable preAlerts={preAlerts} />
    </Suspense>
  )
}

function PreAlertCards({ preAlerts }: Props) {
  const t = useTexts(preAlertTexts)
  return (
    <List variant="cards" aria-label={t('list')}>
      {preAlerts.map((preAlert) => (
        <Card as="li" key={preAlert.id} isDense>
          <p className={styles.top}>
            <ReferenceLink preAlert={preAlert} />
            <PreAlertState status={preAlert.status} />
          </p>
          <p className={styles.words}>{preAlert.device}</p>
          <FactList
            variant="dense"
            facts={[
              [t('field.expectedOn'), <DateText key="day" day={preAlert.expectedOn} />],
              [t('field.identifier'), preAlert.identifier],
              [t('request'), preAlert.request && <BecameRequest key="request" request={preAlert.request} />],
            ]}
          />
        </Card>
      ))}
    </List>
  )
}
