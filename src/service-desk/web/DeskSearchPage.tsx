import { useSearchParams } from 'react-router'
import { EmptyState } from '#base/web/kit/EmptyState.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { Skeleton } from '#base/web/kit/Skeleton.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { FoundPreAlerts } from '#pre-alerts/web/desk/FoundPreAlerts.tsx'
import { FoundParcels } from '#unidentified-parcels/web/FoundParcels.tsx'
import { serviceDeskApi } from '../service-desk.api.ts'
import { deskTexts } from '../texts.ts'
import { SearchForm } from './search/SearchForm.tsx'
import { SearchResults } from './search/SearchResults.tsx'

/** `/iranyitopult/szerviz/kereses?mit=…`: every request, closed ones too, by whatever it may be known by, or by a pasted list. */
export default function DeskSearchPage() {
  const t = useTexts(deskTexts)
  const [address] = useSearchParams()
  const asked = address.get('mit')?.trim() ?? ''
  return (
    <>
      <PageTitle>{t('search.title')}</PageTitle>
      <SearchForm asked={asked} />
      {asked ? (
        <>
          <FoundPreAlerts key={`pre-alerts ${asked}`} asked={asked} />
          <FoundParcels key={`parcels ${asked}`} asked={asked} />
          <Answer key={asked} asked={asked} />
        </>
      ) : (
        <EmptyState title={t('search.start')}>
          <p>{t('search.startText')}</p>
        </EmptyState>
      )}
    </>
  )
}

function Answer({ asked }: { readonly asked: string }) {
  const { data, error, refetch } = useCall(serviceDeskApi.searchRequests, { query: { query: asked } }, { staleTime: 10_000 })
  if (error) return <ErrorState error={error} retry={refetch} />
  if (!data) return <Skeleton shape="rows" />
  return <SearchResults asked={asked} found={data} />
}
