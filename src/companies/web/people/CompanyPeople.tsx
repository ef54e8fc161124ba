import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { EmptyState } from '#base/web/kit/EmptyState.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { List } from '#base/web/kit/List.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { News } from '#base/web/kit/News.tsx'
import { NoPermission } from '#base/web/kit/NoPermission.tsx'
import { readAgain, useCall } from '#base/web/use-call.ts'
import { useNews } from '#base/web/use-news.ts'
import { useOpenStep } from '#base/web/use-open-step.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { companiesApi } from '../../companies.api.ts'
import { companyTexts } from '../../texts.ts'
import styles from '../companies.module.css'
import { CostCentres } from '../cost-centres/CostCentres.tsx'
import { CompanyLog } from './CompanyLog.tsx'
import { InvitationItem } from './InvitationItem.tsx'
import { InviteForm } from './InviteForm.tsx'
import { MonthlyStatement } from './MonthlyStatement.tsx'
import { PersonItem } from './PersonItem.tsx'

const readList = async () => {
  await Promise.all([readAgain(companiesApi.showCompany), readAgain(companiesApi.listCompanyLog)])
}

/** Who acts for a company, whom it invited, and who changed what: the same for its administrators and for the desk. */
export function CompanyPeople({ companyId }: { readonly companyId: number }) {
  const t = useTexts(companyTexts)
  const { data, error, isPending, refetch } = useCall(companiesApi.showCompany, { params: { companyId } })
  const { step, begin, leave, end, onto } = useOpenStep<'invite'>()
  const { news, tell, forget } = useNews()

  async function saved(words: string) {
    await readList()
    end()
    tell(words)
  }

  if (error?.status === 403) return <NoPermission page={t('people.title')} />
  if (error) return <ErrorState error={error} retry={refetch} />
  if (isPending) return <Loading />
  const { people, invitations } = data
  const item = { companyId, onDone: saved, onRefused: readList }
  return (
    <>
      <News news={news} />
      {step ? (
        <InviteForm companyId={companyId} onSaved={saved} onLeave={leave} />
      ) : (
        <Button
          ref={onto('invite')}
          onClick={() => {
            forget()
            begin('invite')
          }}
        >
          {t('invite.open')}
        </Button>
      )}
      <section className={styles.section} aria-labelledby="company-people">
        <h2 id="company-people">{t('people.list')}</h2>
        {people.length === 0 && <EmptyState title={t('people.none')} />}
        <List variant="cards">
          {people.map((person) => (
            <Card as="li" key={`${person.accountId} ${person.version}`}>
              <PersonItem {...item} person={person} />
            </Card>
          ))}
        </List>
      </section>
      {invitations.length > 0 && (
        <section className={styles.section} aria-labelledby="company-invitations">
          <h2 id="company-invitations">{t('invited.list')}</h2>
          <List variant="cards">
            {invitations.map((invitation) => (
              <Card as="li" key={`${invitation.id} ${invitation.expiresAt}`}>
                <InvitationItem {...item} invitation={invitation} />
              </Card>
            ))}
          </List>
        </section>
      )}
      <CostCentres companyId={companyId} />
      <MonthlyStatement companyId={companyId} wantsStatement={data.wantsStatement} onDone={saved} />
      <CompanyLog companyId={companyId} />
    </>
  )
}
