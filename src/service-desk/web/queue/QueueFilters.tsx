import { Link, useNavigate } from 'react-router'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { requestStages } from '#requests/status.ts'
import { addressOf, type QueueFilters as Filters, isFiltered, withStatus } from '../../queue-address.ts'
import { deskTexts } from '../../texts.ts'
import { useIsWide } from '../use-is-wide.ts'
import { MoreFilters } from './MoreFilters.tsx'
import styles from './queue.module.css'
import type { QueueCounts } from './use-queue.ts'

type Props = { readonly filters: Filters; readonly counts: QueueCounts | undefined }

/** Statuses and the other filters; on a small screen they open at a touch, and say how many of them are on. */
export function QueueFilters({ filters, counts }: Props) {
  const t = useTexts(deskTexts)
  const navigate = useNavigate()
  const isWide = useIsWide()
  const { bucket: _view, ...others } = filters
  const change = (next: Filters) => void navigate(paths.deskQueue() + addressOf(next), { preventScrollReset: true })
  const inUse = (one: (typeof requestStages)[number]) => filters.status?.includes(one) ?? false

  return (
    <details className={styles.filters} open={isWide}>
      <summary>{t('queue.filters', { count: howMany(others) })}</summary>
      <ul className={styles.statuses} aria-label={t('queue.statuses')}>
        {requestStages
          .filter((status) => inUse(status) || (counts?.statuses[status] ?? 0) > 0)
          .map((status) => (
            <li key={status}>
              <button type="button" className={styles.status} aria-pressed={inUse(status)} onClick={() => change(withStatus(filters, status))}>
                {t(`status.${status}`)} <strong>{counts?.statuses[status] ?? '…'}</strong>
              </button>
            </li>
          ))}
      </ul>
      <MoreFilters filters={filters} change={change} />
      {isFiltered(filters) && (
        <p className={styles.clear}>
          <Link to={paths.deskQueue()}>{t('queue.clear')}</Link>
        </p>
      )}
    </details>
  )
}

const howMany = (filters: Filters) => Object.values(filters).filter((value) => value !== undefined).length
