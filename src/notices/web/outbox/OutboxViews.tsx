import type { Output } from '#base/endpoint.ts'
import { ChipLink } from '#base/web/kit/Chip.tsx'
import { List } from '#base/web/kit/List.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { emailStatuses } from '../../email.ts'
import type { noticesApi } from '../../notices.api.ts'
import { type OutboxFilters, outboxAddressOf } from '../../outbox-address.ts'
import { outboxTexts } from '../../outbox-texts.ts'
import styles from './outbox.module.css'

type Props = { readonly filters: OutboxFilters; readonly waiting: Output<typeof noticesApi.listEmails>['waiting'] }

/** The outbox by status, with how many emails have not left; every view is an address of its own. */
export function OutboxViews({ filters, waiting }: Props) {
  const t = useTexts(outboxTexts)
  return (
    <nav aria-label={t('views')}>
      <List variant="chips">
        {[undefined, ...emailStatuses].map((status) => {
          const count = status === undefined || status === 'sent' ? null : (waiting?.[status] ?? null)
          return (
            <li key={status ?? 'all'}>
              <ChipLink
                to={paths.deskEmails() + outboxAddressOf({ ...filters, status, email: undefined })}
                aria-current={filters.status === status ? 'page' : undefined}
                preventScrollReset
              >
                {t(status === undefined ? 'all' : `status.${status}`)}
                {count !== null && <strong className={status === 'failed' && count > 0 ? styles.urgent : undefined}>{count}</strong>}
              </ChipLink>
            </li>
          )
        })}
      </List>
    </nav>
  )
}
