import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { News } from '#base/web/kit/News.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useNews } from '#base/web/use-news.ts'
import { useOpenStep } from '#base/web/use-open-step.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { addressTypeIds } from '../address-type.ts'
import { maxSavedAddresses } from '../saved-address.ts'
import { savedAddressesApi } from '../saved-addresses.api.ts'
import { addressTexts } from '../texts.ts'
import { AddressKind } from './AddressKind.tsx'
import { companyBook } from './address-book.ts'
import { placeOf } from './open-address.ts'

/** The addresses and pickup points of a company at the desk, which keeps them for it (GAPS D12). */
export function CompanyAddresses({ companyId }: { readonly companyId: number }) {
  const t = useTexts(addressTexts)
  const { data, error, refetch } = useCall(savedAddressesApi.listCompanyAddresses, { params: { companyId } }, { staleTime: 0 })
  const { step: open, begin, leave, end, onto } = useOpenStep(placeOf)
  const { news, tell, forget } = useNews()

  async function done(words: string) {
    end()
    tell(words)
    await refetch()
  }
  return (
    <section aria-labelledby="company-addresses">
      <h2 id="company-addresses">{t('book.deskTitle')}</h2>
      <Muted>{t('book.deskLead')}</Muted>
      <News news={news} />
      {!data && (error ? <ErrorState error={error} retry={refetch} /> : <Loading />)}
      {data &&
        addressTypeIds.map((type) => (
          <AddressKind
            key={type}
            type={type}
            name="company-kind"
            book={companyBook(companyId)}
            addresses={data.filter(({ addressType }) => addressType.id === type)}
            isFull={data.length >= maxSavedAddresses}
            open={open?.type === type ? open : null}
            show={(what) => {
              forget()
              begin(what)
            }}
            onto={onto}
            leave={leave}
            tell={done}
            level={3}
          />
        ))}
    </section>
  )
}
