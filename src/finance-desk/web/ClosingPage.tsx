import { type FormEvent, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useFormats } from '#base/web/formats.ts'
import { Button } from '#base/web/kit/Button.tsx'
import { EmptyState } from '#base/web/kit/EmptyState.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { Money } from '#base/web/kit/Money.tsx'
import { NoPermission } from '#base/web/kit/NoPermission.tsx'
import { TextField } from '#base/web/kit/TextField.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { budapestDay, isDay } from '#calendar/calendar.ts'
import { paths } from '#paths.ts'
import { useProviderName } from '#payments/web/use-provider-name.ts'
import { financeDeskApi } from '../finance-desk.api.ts'
import type { Closing } from '../finance-desk.ts'
import { financeTexts } from '../texts.ts'
import { Agreement } from './closing/Agreement.tsx'
import { Figures } from './closing/Figures.tsx'
import styles from './finance.module.css'
import { FinanceFrame } from './parts/FinanceFrame.tsx'

/** `/iranyitopult/penzugy/napi-zaras`: the money of a day, beside what the providers say of it. */
export default function ClosingPage() {
  const t = useTexts(financeTexts)
  const [address] = useSearchParams()
  const asked = address.get('day') ?? ''
  const day = isDay(asked) ? asked : budapestDay(new Date())
  const { data, error, isPending, refetch } = useCall(financeDeskApi.showClosing, { query: { day } }, { staleTime: 0 })
  if (error?.status === 403) return <NoPermission page={t('section.closing')} />
  return (
    <FinanceFrame section="closing" lead={t('closing.lead')}>
      <DayForm key={day} day={day} />
      {error && <ErrorState error={error} retry={refetch} />}
      {isPending && <Loading />}
      {data && <Books closing={data} />}
      <Agreement key={`agreement ${day}`} day={day} />
    </FinanceFrame>
  )
}

function DayForm({ day }: { readonly day: string }) {
  const t = useTexts(financeTexts)
  const navigate = useNavigate()
  const [typed, setTyped] = useState(day)
  function show(event: FormEvent) {
    event.preventDefault()
    if (isDay(typed)) void navigate(`${paths.financeClosing()}?day=${typed}`)
  }
  return (
    <form onSubmit={show} noValidate className={styles.find}>
      <TextField name="day" type="date" label={t('closing.day')} value={typed} onChange={({ currentTarget }) => setTyped(currentTarget.value)} />
      <Button type="submit">{t('closing.show')}</Button>
    </form>
  )
}

function Books({ closing: { sources, total, providers, issued, compensations } }: { readonly closing: Closing }) {
  const t = useTexts(financeTexts)
  const formats = useFormats()
  const providerName = useProviderName()
  return (
    <>
      <p className={styles.section}>{t('closing.issued', { count: String(issued.count), amount: formats.forint(issued.gross) })}</p>
      {sources.length === 0 && compensations.count === 0 && <EmptyState title={t('closing.none')} />}
      {sources.length > 0 && (
        <section className={styles.section}>
          <h2>{t('closing.sources')}</h2>
          <Figures
            label={t('closing.sources')}
            head={[t('closing.sourceColumn'), t('closing.count'), t('closing.amount'), t('closing.rounding')]}
            rows={sources.map(({ source, count, amount, rounding }) => ({
              key: source,
              cells: [
                t(`closing.source.${source}`),
                String(count),
                <Money key="amount" forint={amount} />,
                <Money key="rounding" forint={rounding} />,
              ],
            }))}
          />
          <p>
            <strong>{t('closing.total', { amount: formats.forint(total) })}</strong>
          </p>
        </section>
      )}
      {compensations.count > 0 && (
        <p className={styles.section}>
          {t('closing.compensations', { count: String(compensations.count), amount: formats.forint(compensations.amount) })}
        </p>
      )}
      {providers.length > 0 && (
        <section className={styles.section}>
          <h2>{t('closing.providers')}</h2>
          <Figures
            label={t('closing.providers')}
            head={[t('closing.provider'), t('closing.difference'), t('closing.taken'), t('closing.returned'), t('closing.booked')]}
            rows={providers.map(({ provider, taken, returned, booked }) => ({
              key: provider,
              isWrong: taken - returned !== booked,
              cells: [
                providerName(provider),
                <Money key="difference" forint={taken - returned - booked} />,
                <Money key="taken" forint={taken} />,
                <Money key="returned" forint={returned} />,
                <Money key="booked" forint={booked} />,
              ],
            }))}
          />
        </section>
      )}
    </>
  )
}
