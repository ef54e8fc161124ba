import { ButtonLink } from '#base/web/kit/Button.tsx'
import { ChipLink } from '#base/web/kit/Chip.tsx'
import { List } from '#base/web/kit/List.tsx'
import { SearchLine } from '#base/web/kit/SearchLine.tsx'
import { useMedia } from '#base/web/use-media.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { requestStates } from '#tracking/my-requests.ts'
import { howManyFilters, type ListView } from '../../list-address.ts'
import { companyRequestTexts } from '../../texts.ts'
import styles from '../company-requests.module.css'
import type { Overview } from '../use-company-requests.ts'
import { useListView } from '../use-list-view.ts'
import { FilterChoices } from './FilterChoices.tsx'
import { TableChoices } from './TableChoices.tsx'

type Props = { readonly view: ListView; readonly overview: Overview }

/** Open or closed, a text, and folded the other filters, with how many of them are on, and how the table looks. */
export function ListFilters({ view, overview }: Props) {
  const t = useTexts(companyRequestTexts)
  const { to, show } = useListView()
  const isWide = useMedia('(min-width: 700px)')
  const { filters } = view
  const narrow = (more: Partial<ListView['filters']>) => ({ ...view, filters: { ...filters, ...more } })
  const { state: _state, text: _text, ...others } = filters
  const count = howManyFilters({ ...view, filters: others })
  return (
    <search className={styles.filters} aria-label={t('filter.label')}>
      <List variant="chips">
        {([undefined, ...requestStates] as const).map((state) => (
          <li key={state ?? 'all'}>
            <ChipLink to={to(narrow({ state }))} aria-current={state === filters.state ? 'page' : undefined} preventScrollReset>
              {t(`filter.${state ?? 'all'}`)} {countOf(overview, state)}
            </ChipLink>
          </li>
        ))}
      </List>
      <SearchLine
        name="list-search"
        label={t('filter.search')}
        hint={t('filter.searchHint')}
        words={t('filter.apply')}
        text={filters.text}
        search={(text) => show(narrow({ text }))}
      />
      <div className={styles.folded}>
        <details className={styles.more} open={isWide && count > 0}>
          <summary>{t('filter.more', { count })}</summary>
          <FilterChoices view={view} overview={overview} />
        </details>
        <details className={styles.more}>
          <summary>{t('sort.more')}</summary>
          <TableChoices view={view} />
        </details>
      </div>
      {howManyFilters(view) > 0 && (
        <ButtonLink variant="link" to={to({ ...view, filters: {} })} preventScrollReset>
          {t('filter.clear')}
        </ButtonLink>
      )}
    </search>
  )
}

const countOf = ({ all, open }: Overview, state: ListView['filters']['state']) =>
  state === undefined ? all : state === 'open' ? open : state === 'closed' ? all - open : ''
