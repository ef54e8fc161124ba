import { useSearchParams } from 'react-router'
import { useFormats } from '#base/web/formats.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { ChipLink } from '#base/web/kit/Chip.tsx'
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
import { insurersApi } from '#quotes/insurers.api.ts'
import { financeDeskApi } from '../finance-desk.api.ts'
import { monthBeside } from '../finance-desk.ts'
import { financeTexts } from '../texts.ts'
import styles from './finance.module.css'
import { InsurerForm } from './insurers/InsurerForm.tsx'
import { InsurerItem } from './insurers/InsurerItem.tsx'
import { OwedByUnknown } from './insurers/OwedItems.tsx'
import { FinanceFrame } from './parts/FinanceFrame.tsx'

/** `/iranyitopult/penzugy/biztositok`: the insurers, and what each owes for the repairs of a month. */
export default function InsurersPage() {
  const t = useTexts(financeTexts)
  const formats = useFormats()
  const [address] = useSearchParams()
  const asked = address.get('honap') ?? undefined
  const owed = useCall(financeDeskApi.listOwedByInsurers, { query: asked === undefined ? {} : { month: asked } })
  const known = useCall(insurersApi.listInsurers, {})
  const { step, begin, leave, end, onto } = useOpenStep<'add'>()
  const { news, tell, forget } = useNews()
  const error = owed.error ?? known.error
  if (error?.status === 403) return <NoPermission page={t('section.insurers')} />
  const month = owed.data?.month
  const unknown = owed.data?.insurers.find(({ id }) => id === null)
  const linkTo = (months: number) => (month === undefined ? '' : `?honap=${monthBeside(month, months)}`)
  const readOwed = () => readAgain(financeDeskApi.listOwedByInsurers)
  async function changed(what: 'saved' | 'named' | 'issued' | 'cancelled', read: () => Promise<unknown>) {
    await read()
    tell(t(`insurers.${what}`))
  }
  async function saved() {
    await changed('saved', () => readAgain(insurersApi.listInsurers))
    end()
  }

  return (
    <FinanceFrame section="insurers" lead={t('insurers.lead')}>
      {error && <ErrorState error={error} retry={() => Promise.all([owed.refetch(), known.refetch()])} />}
      {!error && (!owed.data || !known.data) && <Loading />}
      <News news={news} />
      {month !== undefined && owed.data && known.data && (
        <section className={styles.list}>
          <h2>{formats.month(month)}</h2>
          <List variant="chips">
            <li>
              <ChipLink to={linkTo(-1)}>{t('insurers.previous')}</ChipLink>
            </li>
            <li>
              <ChipLink to={linkTo(1)}>{t('insurers.next')}</ChipLink>
            </li>
          </List>
          {known.data.maySet && !step && (
            <Actions>
              <Button
                ref={onto('add')}
                variant="quiet"
                onClick={() => {
                  forget()
                  begin('add')
                }}
              >
                {t('insurers.add')}
              </Button>
            </Actions>
          )}
          {step && <InsurerForm insurer={null} onSaved={saved} onCancel={leave} />}
          {known.data.insurers.length === 0 && !unknown && <EmptyState title={t('insurers.none')} />}
          <List variant="cards">
            {unknown && (
              <OwedByUnknown
                owed={unknown}
                insurers={known.data.insurers}
                mayName={owed.data.mayIssue}
                onNamed={() => changed('named', readOwed)}
                onOvertaken={readOwed}
              />
            )}
            {known.data.insurers.map((insurer) => (
              <InsurerItem
                key={`${insurer.id} ${insurer.version}`}
                insurer={insurer}
                owed={owed.data?.insurers.find(({ id }) => id === insurer.id) ?? null}
                invoices={owed.data?.invoices.filter(({ insurerId }) => insurerId === insurer.id) ?? []}
                month={month}
                mayIssue={owed.data?.mayIssue === true}
                isOver={owed.data?.isOver === true}
                maySet={known.data?.maySet === true}
                onInvoiced={(what) => (what ? changed(what, readOwed) : readOwed())}
                onSaved={saved}
              />
            ))}
          </List>
        </section>
      )}
    </FinanceFrame>
  )
}
