import { Link } from 'react-router'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { buckets } from '../../queue.ts'
import { addressOf, type QueueFilters } from '../../queue-address.ts'
import { deskTexts } from '../../texts.ts'
import styles from './queue.module.css'
import type { QueueCounts } from './use-queue.ts'

type Props = { readonly filters: QueueFilters; readonly counts: QueueCounts | undefined }

/** What an employee looks at first, and how many there are of each; every view is an address of its own. */
export function QueueViews({ filters, counts }: Props) {
  const t = useTexts(deskTexts)
  return (
    <nav aria-label={t('queue.buckets')}>
      <ul className={styles.views}>
        <View name={t('queue.open')} count={counts?.open} to={{ ...filters, bucket: undefined }} isChosen={filters.bucket === undefined} />
        {buckets.map((bucket) => (
          <View
            key={bucket}
            name={t(`queue.bucket.${bucket}`)}
            count={counts?.buckets[bucket]}
            to={{ ...filters, bucket }}
            isChosen={filters.bucket === bucket}
            isUrgent={bucket === 'late' || bucket === 'noNews'}
          />
        ))}
      </ul>
      {counts?.behind && <p className={styles.behind}>{t('queue.behind')}</p>}
    </nav>
  )
}

type ViewProps = {
  readonly name: string
  readonly count: number | undefined
  readonly to: QueueFilters
  readonly isChosen: boolean
  readonly isUrgent?: boolean
}

function View({ name, count, to, isChosen, isUrgent = false }: ViewProps) {
  return (
    <li>
      <Link to={paths.deskQueue() + addressOf(to)} className={styles.view} aria-current={isChosen ? 'page' : undefined} preventScrollReset>
        <span>{name}</span> <strong className={isUrgent && count ? styles.urgent : undefined}>{count ?? '…'}</strong>
      </Link>
    </li>
  )
}
