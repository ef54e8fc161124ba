import { useSearchParams } from 'react-router'
import { call } from '#base/web/call.ts'
import { EmptyState } from '#base/web/kit/EmptyState.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { List } from '#base/web/kit/List.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { MorePages } from '#base/web/kit/MorePages.tsx'
import { News } from '#base/web/kit/News.tsx'
import { NoPermission } from '#base/web/kit/NoPermission.tsx'
import { SearchForm } from '#base/web/kit/SearchForm.tsx'
import { readAgain } from '#base/web/use-call.ts'
import { useNews } from '#base/web/use-news.ts'
import { usePages } from '#base/web/use-pages.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { termsApi } from '#invoices/terms.api.ts'
import { paths } from '#paths.ts'
import { financeTexts } from '../texts.ts'
import styles from './finance.module.css'
import { FinanceFrame } from './parts/FinanceFrame.tsx'
import { CompanyItem } from './terms/CompanyItem.tsx'

/** `/iranyitopult/penzugy/ceges-feltetelek`: on what terms companies pay, what is open of each, and the setting of them. */
export default function TermsPage() {
  const t = useTexts(financeTexts)
  const [address, setAddress] = useSearchParams()
  const text = address.get('text')?.trim() || undefined
  const { news, tell, forget } = useNews()
  const read = usePages(termsApi.listCompanyTerms, { text }, ({ after, size, signal }) =>
    call(termsApi.listCompanyTerms, {
      query: { ...(text === undefined ? {} : { text }), after: after === undefined ? undefined : String(after), size },
      signal,
    }),
  )
  const { pages, error, isPending, refetch } = read
  const [first] = pages
  const companies = pages.flatMap((page) => page.companies)
  if (error?.status === 403) return <NoPermission page={t('section.terms')} />
  const find = (sought: string) => {
    forget()
    setAddress(sought ? { text: sought } : {})
  }
  const changed = async (saved: boolean) => {
    await readAgain(termsApi.listCompanyTerms)
    if (saved) tell(t('terms.saved'))
    else forget()
  }

  return (
    <FinanceFrame section="terms" lead={first ? t('terms.lead', { days: String(first.usualDays) }) : ''}>
      <div className={styles.section}>
        <SearchForm
          label={t('terms.find')}
          hint={t('terms.findHint')}
          text={text}
          find={find}
          clear={{ words: t('invoices.clear'), to: paths.financeTerms() }}
        />
      </div>
      <News news={news} />
      {error && <ErrorState error={error} retry={refetch} />}
      {isPending && <Loading />}
      {!isPending && !error && companies.length === 0 && (
        <EmptyState title={t(text === undefined ? 'terms.none' : 'terms.foundNone')}>{text === undefined && <p>{t('terms.noneText')}</p>}</EmptyState>
      )}
      {companies.length > 0 && (
        <section className={styles.list}>
          <h2>{t(text === undefined ? 'terms.own' : 'terms.list')}</h2>
          <List variant="cards">
            {first &&
              companies.map((company) => (
                <CompanyItem
                  key={`${company.kind} ${company.id} ${company.history[0]?.id ?? ''}`}
                  company={company}
                  settings={first}
                  onChanged={changed}
                />
              ))}
          </List>
          <MorePages pages={read} words={t('terms.more')} />
        </section>
      )}
    </FinanceFrame>
  )
}
