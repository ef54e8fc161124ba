import { useSearchParams } from 'react-router'
import { call } from '#base/web/call.ts'
import { EmptyState } from '#base/web/kit/EmptyState.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { MorePages } from '#base/web/kit/MorePages.tsx'
import { NoPermission } from '#base/web/kit/NoPermission.tsx'
import { usePages } from '#base/web/use-pages.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { financeDeskApi } from '../finance-desk.api.ts'
import { invoiceFilters } from '../finance-desk.ts'
import { financeTexts } from '../texts.ts'
import { ExportForm } from './invoices/ExportForm.tsx'
import { FindForm } from './invoices/FindForm.tsx'
import { InvoiceList } from './invoices/InvoiceList.tsx'
import { ToInvoiceList } from './invoices/ToInvoiceList.tsx'
import { FinanceFrame } from './parts/FinanceFrame.tsx'
import { Views } from './parts/Views.tsx'

/** `/iranyitopult/penzugy`: every invoice. Filter and search stand in the address. */
export default function InvoicesPage() {
  const t = useTexts(financeTexts)
  const [address] = useSearchParams()
  const isToInvoice = address.get('state') === 'toInvoice'
  const state = invoiceFilters.find((one) => one === address.get('state'))
  const text = address.get('text')?.slice(0, 100) || undefined
  const read = usePages(financeDeskApi.listAllInvoices, { state, text }, ({ after, size, signal }) =>
    call(financeDeskApi.listAllInvoices, { query: { state, text, after, size }, signal }),
  )
  const { pages, error, isPending, refetch } = read
  const invoices = pages.flatMap((page) => page.invoices)
  const counts = pages[0]?.counts
  if (error?.status === 403) return <NoPermission page={t('section.invoices')} />
  const searched = text === undefined ? '' : `&text=${encodeURIComponent(text)}`

  return (
    <FinanceFrame section="invoices" lead={t(isToInvoice ? 'toInvoice.lead' : 'invoices.lead')}>
      {!isToInvoice && <FindForm key={`${state} ${text}`} state={state} text={text} />}
      <Views
        label={t('invoices.views')}
        views={[
          { key: 'all', name: t('invoices.all'), to: `${paths.finance()}?${searched.slice(1)}`, isShown: state === undefined && !isToInvoice },
          {
            key: 'toInvoice',
            name: t('toInvoice.view'),
            to: `${paths.finance()}?state=toInvoice`,
            isShown: isToInvoice,
            count: counts?.toInvoice,
          },
          ...invoiceFilters.map((one) => ({
            key: one,
            name: t(`invoices.view.${one}`),
            to: `${paths.finance()}?state=${one}${searched}`,
            isShown: one === state,
            count: one === 'open' || one === 'overdue' ? counts?.[one] : undefined,
          })),
        ]}
      />
      {isToInvoice && <ToInvoiceList onIssued={refetch} />}
      {error && <ErrorState error={error} retry={refetch} />}
      {isPending && !isToInvoice && <Loading />}
      {!isPending && !isToInvoice && !error && invoices.length === 0 && <EmptyState title={t('invoices.none')} />}
      {!isToInvoice && invoices.length > 0 && (
        <section aria-label={t('invoices.list')}>
          <InvoiceList invoices={invoices} />
          <MorePages pages={read} words={t('invoices.more')} />
        </section>
      )}
      {!isToInvoice && <ExportForm />}
    </FinanceFrame>
  )
}
