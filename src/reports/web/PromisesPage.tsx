import { useSearchParams } from 'react-router'
import { EmptyState } from '#base/web/kit/EmptyState.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { Lead } from '#base/web/kit/Lead.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { NoPermission } from '#base/web/kit/NoPermission.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { SelectField } from '#base/web/kit/SelectField.tsx'
import { TableDownloads } from '#base/web/kit/TableDownloads.tsx'
import { saveFile } from '#base/web/open-file.ts'
import { useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { isDay } from '#calendar/calendar.ts'
import { defaultSpan, dueOf, promiseFilters, spans } from '../promises.ts'
import { reportsApi } from '../reports.api.ts'
import { reportTexts } from '../texts.ts'
import { PromiseList } from './PromiseList.tsx'
import { WeeksTable } from './WeeksTable.tsx'

/** `/iranyitopult/szerviz/hataridok`: what was promised first and what became of it, week by week; what is shown stands in the address. */
export default function PromisesPage() {
  const t = useTexts(reportTexts)
  const [address, setAddress] = useSearchParams()
  const weeks = spans.find((span) => String(span) === address.get('weeks')) ?? defaultSpan
  const week = address.get('week') ?? ''
  const show = promiseFilters.find((one) => one === address.get('show'))
  const { data, error, isPending, refetch } = useCall(reportsApi.showPromiseWeeks, { query: { weeks } })
  const isEmpty = data?.weeks.every((one) => dueOf(one) + one.open + one.void === 0)

  if (error?.status === 403) return <NoPermission page={t('promises.title')} />
  return (
    <>
      <PageTitle>{t('promises.title')}</PageTitle>
      <Lead>{t('promises.lead')}</Lead>
      <SelectField
        name="weeks"
        label={t('promises.span')}
        value={String(weeks)}
        onChange={({ currentTarget }) => setAddress({ weeks: currentTarget.value }, { replace: true })}
      >
        {spans.map((span) => (
          <option key={span} value={span}>
            {t('promises.spans', { weeks: span })}
          </option>
        ))}
      </SelectField>
      {error && <ErrorState error={error} retry={refetch} />}
      {isPending && <Loading />}
      {isEmpty && <EmptyState title={t('promises.none')} />}
      {data && !isEmpty && (
        <>
          <WeeksTable weeks={data.weeks} span={weeks} />
          <TableDownloads
            words={{ xlsx: t('promises.xlsx'), csv: t('promises.csv') }}
            save={(format) => saveFile(reportsApi.exportPromiseWeeks, { query: { weeks, format } })}
          />
          {isDay(week) && <PromiseList key={`${week} ${show}`} week={week} show={show} span={weeks} />}
        </>
      )}
    </>
  )
}
