import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useMay } from '#accounts/web/use-may.ts'
import { relayed } from '#base/scanner.ts'
import { call } from '#base/web/call.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { ButtonLink } from '#base/web/kit/Button.tsx'
import { EmptyState } from '#base/web/kit/EmptyState.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { Lead } from '#base/web/kit/Lead.tsx'
import { List } from '#base/web/kit/List.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { MorePages } from '#base/web/kit/MorePages.tsx'
import { NoPermission } from '#base/web/kit/NoPermission.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { usePages } from '#base/web/use-pages.ts'
import { useScanner } from '#base/web/use-scanner.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { worksheetTexts } from '../../texts.ts'
import styles from '../worksheets.module.css'
import type { BrandScreens } from './brand-screens.ts'
import { ExportSheets } from './ExportSheets.tsx'
import { NewSheetLink } from './NewSheetLink.tsx'
import { SheetFilters } from './SheetFilters.tsx'
import { SheetItem } from './SheetItem.tsx'
import { useSheetFilters } from './use-sheet-filters.ts'

type Props = { readonly screens: BrandScreens }

/** The sheets of a brand, unfinished ones first. A scanned number opens its sheet. */
export function SheetListPage({ screens }: Props) {
  const words = useTexts(screens.words)
  const mayView = useMay(screens.kind.keys.view)
  return mayView ? <Sheets screens={screens} /> : <NoPermission page={words('list.title')} />
}

function Sheets({ screens }: Props) {
  const t = useTexts(worksheetTexts)
  const words = useTexts(screens.words)
  const navigate = useNavigate()
  const asked = useSheetFilters()
  const [selected, select] = useState<readonly number[]>([])
  const { csv } = screens.calls
  const { inList: InList } = screens
  const mayExport = useMay(screens.kind.keys.export)
  const mayBegin = useMay(screens.kind.keys.edit)
  const { filters } = asked
  const read = usePages(screens.calls.list, filters, ({ after, size, signal }) =>
    call(screens.calls.list, { query: { ...filters, after: after === undefined ? undefined : String(after), size }, signal }),
  )
  const { pages, error, isPending, refetch } = read
  const sheets = pages.flatMap((page) => page.worksheets)
  const isFiltered = filters.text !== undefined || filters.state !== 'all' || filters.mine === 'true'

  useScanner(async (scanned) => {
    const code = relayed(scanned)
    const found = await call(screens.calls.list, { query: { text: code.slice(0, 60) } }).catch(() => null)
    const [only, other] = found?.worksheets ?? []
    if (only && !other) await navigate(screens.sheetPath(only.id))
    else asked.type(code)
  })
  const toggle = (id: number, isOn: boolean) => select((before) => (isOn ? [...before, id] : before.filter((one) => one !== id)))

  if (error?.status === 403) return <NoPermission page={words('list.title')} />
  return (
    <>
      <PageTitle>{words('list.title')}</PageTitle>
      <Lead>{words('list.lead')}</Lead>
      {mayBegin && (
        <Actions>
          <ButtonLink to={screens.newAlonePath()}>{t('alone.begin')}</ButtonLink>
        </Actions>
      )}
      <SheetFilters asked={asked} />
      {error && (
        <>
          <p role="alert">{words('messages.loadFailed')}</p>
          <ErrorState error={error} retry={refetch} />
        </>
      )}
      {isPending && <Loading />}
      {!isPending && !error && sheets.length === 0 && (
        <EmptyState title={t(isFiltered ? 'brand.foundNone' : 'brand.none')}>
          <p>{t(isFiltered ? 'brand.foundNoneText' : 'brand.noneText')}</p>
          <NewSheetLink screens={screens} asked={filters.text ?? ''} />
        </EmptyState>
      )}
      {sheets.length > 0 && (
        <section aria-labelledby="sheets" className={styles.sheets}>
          <h2 id="sheets">{t('brand.listed')}</h2>
          {csv && mayExport && <ExportSheets csv={csv} shown={sheets.map(({ id }) => id)} selected={selected} select={select} />}
          <List variant="cards">
            {sheets.map((sheet) => (
              <SheetItem
                key={sheet.id}
                sheet={sheet}
                to={screens.sheetPath(sheet.id)}
                select={mayExport ? (isOn) => toggle(sheet.id, isOn) : null}
                isSelected={selected.includes(sheet.id)}
              >
                {InList && <InList sheet={sheet} />}
              </SheetItem>
            ))}
          </List>
          <MorePages pages={read} words={t('brand.more')} />
        </section>
      )}
    </>
  )
}
