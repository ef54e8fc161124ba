import { useSearchParams } from 'react-router'
import { call } from '#base/web/call.ts'
import { EmptyState } from '#base/web/kit/EmptyState.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { MorePages } from '#base/web/kit/MorePages.tsx'
import { Skeleton } from '#base/web/kit/Skeleton.tsx'
import { usePages } from '#base/web/use-pages.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { storesApi } from '../stores.api.ts'
import { storeTexts } from '../texts.ts'
import { BatchCard } from './batches/BatchCard.tsx'
import { OrderBatch } from './batches/OrderBatch.tsx'
import { CounterFrame } from './CounterFrame.tsx'

/** `/iranyitopult/bolti-pult/atadas`: what waits is ordered to be collected, and what the courier takes is handed over. */
export default function CounterBatchesPage() {
  const t = useTexts(storeTexts)
  const [address, setAddress] = useSearchParams()
  const shown = Number(address.get('jegyzek')) || null
  return (
    <CounterFrame title={t('batches.title')} serves>
      {() => (
        <>
          <OrderBatch key={shown} ordered={(id) => setAddress({ jegyzek: String(id) }, { preventScrollReset: true })} />
          <Batches shown={shown} />
        </>
      )}
    </CounterFrame>
  )
}

function Batches({ shown }: { readonly shown: number | null }) {
  const t = useTexts(storeTexts)
  const read = usePages(storesApi.listBatches, {}, ({ after, size, signal }) =>
    call(storesApi.listBatches, { query: { after: after === undefined ? undefined : String(after), size: String(size) }, signal }),
  )
  const { pages, error, isPending, refetch } = read
  const batches = pages.flatMap((page) => page.batches)
  return (
    <section aria-labelledby="batches-ordered">
      <h2 id="batches-ordered">{t('batches.ordered')}</h2>
      {error && <ErrorState error={error} retry={refetch} />}
      {isPending && <Skeleton shape="rows" count={2} />}
      {!isPending && !error && batches.length === 0 && (
        <EmptyState title={t('batches.none')}>
          <p>{t('batches.noneText')}</p>
        </EmptyState>
      )}
      {batches.map((batch) => (
        <BatchCard key={batch.id} batch={batch} isShown={batch.id === shown} />
      ))}
      <MorePages pages={read} words={t('counter.more')} shown={batches.length} />
    </section>
  )
}
