import { Link, useNavigate, useSearchParams } from 'react-router'
import { fullCompanyName } from '#accounts/greeting.ts'
import { call } from '#base/web/call.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { EmptyState } from '#base/web/kit/EmptyState.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { FactLine } from '#base/web/kit/FactLine.tsx'
import { ItemTitle } from '#base/web/kit/ItemTitle.tsx'
import { Lead } from '#base/web/kit/Lead.tsx'
import { List } from '#base/web/kit/List.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { MorePages } from '#base/web/kit/MorePages.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { NoPermission } from '#base/web/kit/NoPermission.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { SearchForm } from '#base/web/kit/SearchForm.tsx'
import { useOpenStep } from '#base/web/use-open-step.ts'
import { usePages } from '#base/web/use-pages.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { companiesApi } from '../companies.api.ts'
import type { CompanyInList } from '../company.ts'
import { companyTexts } from '../texts.ts'
import styles from './companies.module.css'
import { CompanyOfAccountForm } from './desk/CompanyOfAccountForm.tsx'
import { NewCompanyForm } from './desk/NewCompanyForm.tsx'

/** `/iranyitopult/szerviz/cegek`: the companies of which several people use the portal, and the making of new ones. */
export default function CompaniesPage() {
  const t = useTexts(companyTexts)
  const navigate = useNavigate()
  const [address, setAddress] = useSearchParams()
  const text = address.get('text')?.trim() || undefined
  const { step: making, begin, leave, onto } = useOpenStep<'new' | 'ofAccount'>()
  const read = usePages(companiesApi.listCompanies, { text }, ({ after, size, signal }) =>
    call(companiesApi.listCompanies, {
      query: { ...(text === undefined ? {} : { text }), after: after === undefined ? undefined : Number(after), size },
      signal,
    }),
  )
  const { pages, error, isPending, refetch } = read
  const companies = pages.flatMap((page) => page.companies)
  if (error?.status === 403) return <NoPermission page={t('companies.title')} />
  const find = (sought: string) => setAddress(sought ? { text: sought } : {})
  const made = { onMade: (id: number) => void navigate(paths.deskCompany(id)), onLeave: leave }

  return (
    <>
      <PageTitle>{t('companies.title')}</PageTitle>
      <Lead>{t('companies.lead')}</Lead>
      {making === 'new' && <NewCompanyForm {...made} />}
      {making === 'ofAccount' && <CompanyOfAccountForm {...made} />}
      {making === null && (
        <Actions>
          <Button ref={onto('new')} onClick={() => begin('new')}>
            {t('create.open')}
          </Button>
          <Button ref={onto('ofAccount')} variant="quiet" onClick={() => begin('ofAccount')}>
            {t('create.ofAccountOpen')}
          </Button>
        </Actions>
      )}
      <div className={styles.section}>
        <SearchForm
          label={t('companies.find')}
          hint={t('companies.findHint')}
          text={text}
          find={find}
          clear={{ words: t('companies.clear'), to: paths.deskCompanies() }}
        />
      </div>
      {error && <ErrorState error={error} retry={refetch} />}
      {isPending && <Loading />}
      {!isPending && !error && companies.length === 0 && <EmptyState title={t(text === undefined ? 'companies.none' : 'companies.foundNone')} />}
      {companies.length > 0 && (
        <section className={styles.section} aria-labelledby="companies">
          <h2 id="companies">{t('companies.list')}</h2>
          <List variant="cards">
            {companies.map((company) => (
              <CompanyItem key={company.id} company={company} />
            ))}
          </List>
          <MorePages pages={read} words={t('companies.more')} />
        </section>
      )}
    </>
  )
}

function CompanyItem({ company: { id, name, businessForm, taxNumber, customerType, people, invited } }: { readonly company: CompanyInList }) {
  const t = useTexts(companyTexts)
  return (
    <Card as="li">
      <ItemTitle>
        <Link to={paths.deskCompany(id)}>{fullCompanyName(name, businessForm)}</Link>
      </ItemTitle>
      <FactLine>
        <span>{customerType}</span>
        {taxNumber && <span>{taxNumber}</span>}
        <Muted as="span">{t('companies.people', { count: people })}</Muted>
        {invited > 0 && <Muted as="span">{t('companies.invited', { count: invited })}</Muted>}
      </FactLine>
    </Card>
  )
}
