import { Link, useSearchParams } from 'react-router'
import { shownPhone } from '#accounts/phone.ts'
import { useMay } from '#accounts/web/use-may.ts'
import { Badge } from '#base/web/kit/Badge.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { EmptyState } from '#base/web/kit/EmptyState.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { Lead } from '#base/web/kit/Lead.tsx'
import { List } from '#base/web/kit/List.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { News } from '#base/web/kit/News.tsx'
import { NoPermission } from '#base/web/kit/NoPermission.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { TextField } from '#base/web/kit/TextField.tsx'
import { readAgain, useCall } from '#base/web/use-call.ts'
import { useNews } from '#base/web/use-news.ts'
import { useOpenStep } from '#base/web/use-open-step.ts'
import { leastOfSearch, useSearchForm } from '#base/web/use-search-form.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import type { FoundPerson } from '../desk-person.ts'
import { personalDataApi } from '../personal-data.api.ts'
import { personalDataTexts } from '../texts.ts'
import { DeskPerson } from './DeskPerson.tsx'
import styles from './my-data.module.css'

/** `/iranyitopult/szerviz/szemelyes-adatok?mit=…`: the desk carries out what somebody asks about their data. */
export default function DeskPersonalDataPage() {
  const t = useTexts(personalDataTexts)
  const [address, setAddress] = useSearchParams()
  const asked = address.get('mit')?.trim() ?? ''
  const { news, tell, forget } = useNews()
  const mayAudit = useMay('audit.view')
  return (
    <>
      <PageTitle>{t('desk.title')}</PageTitle>
      <Lead>{t('desk.lead')}</Lead>
      {mayAudit && (
        <p>
          <Link to={paths.deskAudit()}>{t('desk.toAudit')}</Link>
        </p>
      )}
      <News news={news} />
      <SearchForm asked={asked} search={(mit) => setAddress(mit ? { mit } : {})} />
      {asked.length >= leastOfSearch ? <Found key={asked} asked={asked} tell={tell} forget={forget} /> : <EmptyState title={t('desk.start')} />}
    </>
  )
}

function SearchForm({ asked, search }: { readonly asked: string; readonly search: (asked: string) => void }) {
  const t = useTexts(personalDataTexts)
  const { onSubmit, field } = useSearchForm(asked, search)
  return (
    <search>
      <Card as="form" width="narrow" isSpaced onSubmit={onSubmit}>
        <TextField {...field} name="query" label={t('desk.query')} hint={t('desk.hint')} maxLength={100} />
        <Button type="submit">{t('desk.search')}</Button>
      </Card>
    </search>
  )
}

const keyOf = ({ accountId, crmRequestId }: FoundPerson) => `${accountId} ${crmRequestId}`

type FoundProps = { readonly asked: string; readonly tell: (words: string) => void; readonly forget: () => void }

function Found({ asked, tell, forget }: FoundProps) {
  const t = useTexts(personalDataTexts)
  const { data, error, refetch } = useCall(personalDataApi.findPersons, { query: { query: asked } }, { staleTime: 0 })
  const { step: opened, begin, leave, end, onto } = useOpenStep<FoundPerson>(keyOf)

  async function erased(words: string) {
    await readAgain(personalDataApi.findPersons)
    end()
    tell(words)
  }
  if (error?.status === 403) return <NoPermission />
  if (error) return <ErrorState error={error} retry={refetch} />
  if (!data) return <Loading />
  if (opened) return <DeskPerson person={opened} onBack={leave} onErased={erased} />
  if (data.persons.length === 0) return <EmptyState title={t('desk.none')} />
  return (
    <section aria-labelledby="found">
      <h2 id="found">{t('desk.found')}</h2>
      <List variant="cards" className={styles.known}>
        {data.persons.map((person) => (
          <Card as="li" isDense key={keyOf(person)}>
            <h3>{person.name || person.email}</h3>
            <p>{[person.email, person.phone && shownPhone(person.phone)].filter(Boolean).join(' · ')}</p>
            <p>
              <Badge>{t(person.accountId === null ? 'desk.withoutAccount' : 'desk.withAccount')}</Badge> {t('desk.requests', { n: person.requests })}
            </p>
            <Button
              ref={onto(person)}
              variant="quiet"
              onClick={() => {
                forget()
                begin(person)
              }}
            >
              {t('desk.open')}
            </Button>
          </Card>
        ))}
      </List>
    </section>
  )
}
