import { useSession } from '#accounts/web/session.ts'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { Lead } from '#base/web/kit/Lead.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { News } from '#base/web/kit/News.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { useNews } from '#base/web/use-news.ts'
import { useOpenStep } from '#base/web/use-open-step.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { addressTypeIds } from '../address-type.ts'
import { maxSavedAddresses, type SavedAddress } from '../saved-address.ts'
import { addressTexts } from '../texts.ts'
import { AddressKind } from './AddressKind.tsx'
import { type AddressBook, companyBook, ownBook } from './address-book.ts'
import { type Open, placeOf } from './open-address.ts'
import { useSavedAddresses } from './use-saved-addresses.ts'

/** `/iranyitopult/cimek-kezelese`: every saved address, by what it is for; before one's own those of the company, which its administrators keep. */
export default function AddressBookPage() {
  const t = useTexts(addressTexts)
  const session = useSession()
  const { accountId, addresses, shared, error, refetch } = useSavedAddresses()
  const { step: open, begin, leave, end, onto } = useOpenStep<Open & { readonly of: 'own' | 'company' }>((what) => `${what.of} ${placeOf(what)}`)
  const { news, tell, forget } = useNews()
  const company = session.kind === 'signedIn' ? session.person.company : null

  async function done(words: string) {
    end()
    tell(words)
    await refetch()
  }
  const lists = (of: 'own' | 'company', book: AddressBook | null, all: readonly SavedAddress[], level: 2 | 3) =>
    addressTypeIds.map((type) => (
      <AddressKind
        key={type}
        type={type}
        name={`${of}-kind`}
        book={book}
        addresses={all.filter(({ addressType }) => addressType.id === type)}
        isFull={all.length >= maxSavedAddresses}
        open={open?.of === of && open.type === type ? open : null}
        show={(what) => {
          forget()
          begin({ ...what, of })
        }}
        onto={(what) => onto({ ...what, of })}
        leave={leave}
        tell={done}
        level={level}
      />
    ))

  return (
    <>
      <PageTitle>{t('book.title')}</PageTitle>
      <Lead>{t('book.lead')}</Lead>
      <News news={news} />
      {!addresses && (error ? <ErrorState error={error} retry={refetch} /> : <Loading />)}
      {addresses && company && (
        <>
          <section aria-labelledby="company-addresses">
            <h2 id="company-addresses">{t('book.company')}</h2>
            <Muted>{t(company.role === 'administrator' ? 'book.companyKeeps' : 'book.companyLead')}</Muted>
            {shared.length === 0 && company.role !== 'administrator' && <p>{t('book.companyNone')}</p>}
            {lists('company', company.role === 'administrator' ? companyBook(company.id) : null, shared, 3)}
          </section>
          <section aria-labelledby="own-addresses">
            <h2 id="own-addresses">{t('book.own')}</h2>
            {lists('own', ownBook(accountId), addresses, 3)}
          </section>
        </>
      )}
      {addresses && !company && lists('own', ownBook(accountId), addresses, 2)}
    </>
  )
}
