import { useMay } from '#accounts/web/use-may.ts'
import { List } from '#base/web/kit/List.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { lifecycle } from '#requests/lifecycle.ts'
import { preAlertDeskTexts } from '../../desk-texts.ts'
import { preAlertsApi } from '../../pre-alerts.api.ts'
import styles from '../pre-alerts.module.css'
import { ExpectedItem } from './ExpectedItem.tsx'

/** A pasted list is no reference of one device. */
const maxLength = 60

/** Beside what a search found among the requests: announced devices that have not come. */
export function FoundPreAlerts({ asked }: { readonly asked: string }) {
  const t = useTexts(preAlertDeskTexts)
  const mayReceive = useMay(lifecycle.receiveDevice.key)
  const enabled = mayReceive && !asked.includes('\n') && asked.length <= maxLength
  const expected = useCall(preAlertsApi.listExpected, { query: { list: 'expected', text: asked, size: 10 } }, { enabled, staleTime: 10_000 })
  const overdue = useCall(preAlertsApi.listExpected, { query: { list: 'overdue', text: asked, size: 10 } }, { enabled, staleTime: 10_000 })
  const found = [...(overdue.data?.preAlerts ?? []), ...(expected.data?.preAlerts ?? [])]
  if (found.length === 0) return null
  return (
    <section className={styles.list} aria-labelledby="found-pre-alerts">
      <h2 id="found-pre-alerts">{t('found')}</h2>
      <List variant="cards">
        {found.map((preAlert) => (
          <ExpectedItem key={preAlert.id} preAlert={preAlert} />
        ))}
      </List>
    </section>
  )
}
