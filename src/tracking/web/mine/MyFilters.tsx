import { useNavigate, useSearchParams } from 'react-router'
import { defaultCards, type RowsPerPage, rowsIn } from '#base/rows-per-page.ts'
import { ButtonLink } from '#base/web/kit/Button.tsx'
import { ChipLink } from '#base/web/kit/Chip.tsx'
import { Select } from '#base/web/kit/Control.tsx'
import { Field } from '#base/web/kit/Field.tsx'
import { List } from '#base/web/kit/List.tsx'
import { RowsField } from '#base/web/kit/RowsField.tsx'
import { SearchLine } from '#base/web/kit/SearchLine.tsx'
import { useFiltersInAddress } from '#base/web/use-filters-in-address.ts'
import { useMedia } from '#base/web/use-media.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { requestStatuses } from '#requests/status.ts'
import { requestStates } from '../../my-requests.ts'
import { addressWith, type MyFilters as Filters, isNarrowed, myFiltersIn } from '../../my-requests-address.ts'
import { myRequestsTexts } from '../../my-requests-texts.ts'
import { trackingTexts } from '../../texts.ts'
import styles from './mine.module.css'
import type { Overview } from './use-my-requests.ts'

type Props = { readonly filters: Filters; readonly overview: Overview }

/** Open or closed, a text, and what there is more of where there is more: every view is an address of its own. */
export function MyFilters({ filters, overview }: Props) {
  const t = useTexts(myRequestsTexts)
  const navigate = useNavigate()
  const [address] = useSearchParams()
  const isWide = useMedia('(min-width: 600px)')
  const to = (next: Filters) => paths.myRequests() + addressWith(address, next)
  const change = (next: Filters) => void navigate(to(next), { preventScrollReset: true })
  return (
    <search className={styles.filters} aria-label={t('filter.label')}>
      <List variant="chips">
        {([undefined, ...requestStates] as const).map((state) => (
          <li key={state ?? 'all'}>
            <ChipLink to={to({ ...filters, state })} aria-current={state === filters.state ? 'page' : undefined} preventScrollReset>
              {t(`filter.${state ?? 'all'}`)} {countOf(overview, state)}
            </ChipLink>
          </li>
        ))}
      </List>
      <SearchLine
        name="my-search"
        label={t('filter.search')}
        hint={t('filter.searchHint')}
        words={t('filter.apply')}
        text={filters.text}
        search={(text) => change({ ...filters, text })}
      />
      <details className={styles.others} open={isWide || filters.status !== undefined || filters.brand !== undefined}>
        <summary>{t('filter.others')}</summary>
        <div className={styles.more}>
          <Choices filters={filters} overview={overview} change={change} />
          <Rows />
        </div>
      </details>
      {isNarrowed(filters) && (
        <ButtonLink variant="link" to={paths.myRequests()} preventScrollReset>
          {t('filter.clear')}
        </ButtonLink>
      )}
    </search>
  )
}

const countOf = ({ all, open }: Overview, state: Filters['state']) =>
  state === undefined ? all : state === 'open' ? open : state === 'closed' ? all - open : ''

type ChoicesProps = Props & { readonly change: (filters: Filters) => void }

/** A choice is read as it would be from the address. */
function Choices({ filters, overview: { brands }, change }: ChoicesProps) {
  const t = useTexts(myRequestsTexts)
  const of = useTexts(trackingTexts)
  const choose = (name: 'brand' | 'status', value: string) => change({ ...filters, [name]: myFiltersIn(new URLSearchParams([[name, value]]))[name] })
  return (
    <>
      <Field name="my-status" label={t('filter.status')}>
        <Select id="my-status" value={filters.status?.[0] ?? ''} onChange={({ currentTarget }) => choose('status', currentTarget.value)}>
          <option value="">{t('filter.anyStatus')}</option>
          {requestStatuses.map((status) => (
            <option key={status} value={status}>
              {of(`now.${status}`)}
            </option>
          ))}
        </Select>
      </Field>
      {brands.length > 1 && (
        <Field name="my-brand" label={t('filter.brand')}>
          <Select id="my-brand" value={filters.brand ?? ''} onChange={({ currentTarget }) => choose('brand', currentTarget.value)}>
            <option value="">{t('filter.anyBrand')}</option>
            {brands.map(({ id, name, count }) => (
              <option key={id} value={id}>
                {name} ({count})
              </option>
            ))}
          </Select>
        </Field>
      )}
    </>
  )
}

function Rows() {
  const { address, put } = useFiltersInAddress()
  return <RowsField rows={rowsIn(address, defaultCards)} choose={(rows: RowsPerPage) => put('rows', String(rows))} />
}
