import { useSearchParams } from 'react-router'
import { call } from '#base/web/call.ts'
import { HeldRows } from '#base/web/forms/HeldForm.tsx'
import { EmptyState } from '#base/web/kit/EmptyState.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { List } from '#base/web/kit/List.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { MorePages } from '#base/web/kit/MorePages.tsx'
import { News } from '#base/web/kit/News.tsx'
import { NoPermission } from '#base/web/kit/NoPermission.tsx'
import { VisuallyHidden } from '#base/web/kit/VisuallyHidden.tsx'
import { readAgain } from '#base/web/use-call.ts'
import { useNews } from '#base/web/use-news.ts'
import { usePages } from '#base/web/use-pages.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { transfersApi } from '#payments/transfers.api.ts'
import { financeTexts } from '../texts.ts'
import { CodItem } from './cod/CodItem.tsx'
import styles from './finance.module.css'
import { FinanceFrame } from './parts/FinanceFrame.tsx'
import { TableUpload } from './parts/TableUpload.tsx'
import { Views } from './parts/Views.tsx'

const lists = ['differing', 'all'] as const

/** `/iranyitopult/penzugy/utanvetek`: couriers’ lists are uploaded, and what differs is closed. */
export default function CodPage() {
  const t = useTexts(financeTexts)
  const [address] = useSearchParams()
  const { news, tell } = useNews()
  const list = lists.find((one) => one === address.get('list')) ?? 'differing'
  const read = usePages(transfersApi.listCodLines, { list }, ({ after, size, signal }) =>
    call(transfersApi.listCodLines, { query: { list, after, size }, signal }),
  )
  const { pages, error, isPending, refetch } = read
  const lines = pages.flatMap((page) => page.lines)
  if (error?.status === 403) return <NoPermission page={t('section.cod')} />
  const changed = () => readAgain(transfersApi.listCodLines)
  async function resolved() {
    await changed()
    tell(t('agreement.done'))
  }

  return (
    <FinanceFrame section="cod" lead={t('cod.lead')}>
      <TableUpload
        endpoint={transfersApi.uploadCodList}
        id="cod-list"
        label={t('cod.upload')}
        hint={t('cod.hint')}
        inputOf={(file) => ({ body: {}, files: { list: [file] } })}
        wordsOf={({ read: parcels, new: added, settled, differing }) =>
          t('cod.read', { read: String(parcels), added: String(added), settled: String(settled), differing: String(differing) })
        }
        onDone={changed}
      />
      <Views
        label={t('cod.views')}
        views={lists.map((one) => ({
          key: one,
          name: t(`cod.view.${one}`),
          to: `${paths.financeCod()}?list=${one}`,
          isShown: one === list,
          count: one === 'differing' ? (pages[0]?.differing ?? undefined) : undefined,
        }))}
      />
      {error && <ErrorState error={error} retry={refetch} />}
      {isPending && <Loading />}
      <News news={news} />
      {!isPending && !error && lines.length === 0 && <EmptyState title={t(`cod.none.${list}`)} />}
      <section className={styles.list}>
        <VisuallyHidden as="h2">{t('cod.list')}</VisuallyHidden>
        <List variant="cards">
          <HeldRows rows={lines} isWhole={read.isLast}>
            {(line) => <CodItem line={line} onChanged={resolved} />}
          </HeldRows>
        </List>
        <MorePages pages={read} words={t('cod.more')} />
      </section>
    </FinanceFrame>
  )
}
