import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { call } from '#base/web/call.ts'
import { Button } from '#base/web/kit/Button.tsx'
import { ChipLink } from '#base/web/kit/Chip.tsx'
import { EmptyState } from '#base/web/kit/EmptyState.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { List } from '#base/web/kit/List.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { MorePages } from '#base/web/kit/MorePages.tsx'
import { NoPermission } from '#base/web/kit/NoPermission.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { TextField } from '#base/web/kit/TextField.tsx'
import { readAgain } from '#base/web/use-call.ts'
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
  const [typed, setTyped] = useState(text ?? '')
  const [isSaved, setSaved] = useState(false)
  const read = usePages(termsApi.listCompanyTerms, { text }, ({ after, size, signal }) =>
    call(termsApi.listCompanyTerms, {
      query: { ...(text === undefined ? {} : { text }), after: after === undefined ? undefined : Number(after), size },
      signal,
    }),
  )
  const { pages, error, isPending, refetch } = read
  const [first] = pages
  const companies = pages.flatMap((page) => page.companies)
  if (error?.status === 403) return <NoPermission page={t('section.terms')} />
  const find = (event: FormEvent) => {
    event.preventDefault()
    setSaved(false)
    setAddress(typed.trim() ? { text: typed.trim() } : {})
  }
  const changed = (saved: boolean) => {
    setSaved(saved)
    void readAgain(termsApi.listCompanyTerms)
  }

  return (
    <FinanceFrame section="terms" lead={first ? t('terms.lead', { days: String(first.usualDays) }) : ''}>
      <search className={styles.section}>
        <form onSubmit={find} noValidate className={styles.find}>
          <TextField
            name="text"
            type="search"
            autoComplete="off"
            maxLength={100}
            label={t('terms.find')}
            hint={t('terms.findHint')}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <Button type="submit" variant="quiet">
            {t('invoices.go')}
          </Button>
          {text !== undefined && (
            <ChipLink to={paths.financeTerms()} onClick={() => setTyped('')}>
              {t('invoices.clear')}
            </ChipLink>
          )}
        </form>
      </search>
      <Note role="status" tone="success">
        {isSaved && t('terms.saved')}
      </Note>
      {error && <ErrorState error={error} retry={refetch} />}
      {isPending && <Loading />}
      {!isPending && !error && companies.length === 0 && <EmptyState title={t(text === undefined ? 'terms.none' : 'terms.foundNone')} />}
      {companies.length > 0 && (
        <section className={styles.list}>
          <h2>{t(text === undefined ? 'terms.own' : 'terms.list')}</h2>
          <List variant="cards">
            {companies.map((company) => (
              <CompanyItem
                key={`${company.accountId} ${company.history[0]?.id ?? ''}`}
                company={company}
                usualDays={first?.usualDays ?? 0}
                maySet={first?.maySet ?? false}
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
