import { useSearchParams } from 'react-router'
import { businessTypes } from '#accounts/customer-type.ts'
import { useSession } from '#accounts/web/session.ts'
import { EmptyState } from '#base/web/kit/EmptyState.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { Lead } from '#base/web/kit/Lead.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { NoPermission } from '#base/web/kit/NoPermission.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { TableDownloads } from '#base/web/kit/TableDownloads.tsx'
import { saveFile } from '#base/web/open-file.ts'
import { useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { statusTexts } from '#requests/status-texts.ts'
import { figureTexts } from '../../figure-texts.ts'
import type { Report } from '../../report.ts'
import { isEmptyTable, tableOf } from '../../report-table.ts'
import { reportsApi } from '../../reports.api.ts'
import { type AskedReport, askedOf, problemsOf } from './asked-report.ts'
import { Plot } from './Plot.tsx'
import { ReportChoice } from './ReportChoice.tsx'
import { ReportForm } from './ReportForm.tsx'
import { TableOfReport } from './TableOfReport.tsx'

/** `/iranyitopult/kimutatasok`: for companies their own requests, for employees with `report.view` everybody's; what is shown stands in the address. */
export default function ReportsPage() {
  const t = useTexts(figureTexts)
  const session = useSession()
  const [address] = useSearchParams()
  const asked = askedOf(address)
  const mayRead =
    session.kind === 'signedIn' &&
    (businessTypes.some((type) => type === session.person.customerType) || session.permissionKeys.includes('report.view'))
  const input = { params: { reportHeaderId: asked.id }, query: asked.query }
  const { data, error, isPending, refetch } = useCall(reportsApi.showReportOnScreen, input, { enabled: mayRead })
  if (!mayRead || error?.status === 403) return <NoPermission page={t('title')} />
  const problems = problemsOf(error?.fields ?? [])
  const [refused] = Object.values(problems)
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <Lead>{t('lead')}</Lead>
      <ReportChoice shown={asked.id} />
      <ReportForm key={asked.id} asked={asked} isEmployee={session.person.customerType === 'EMPLOYEE'} problems={problems} />
      {/* What is refused at a field is mended there: to try the same again would be refused again. */}
      {refused && (
        <Note role="alert" tone="danger">
          {refused}
        </Note>
      )}
      {error && !refused && <ErrorState error={error} retry={refetch} />}
      {isPending && <Loading />}
      {data && <Figures report={data} asked={asked} />}
    </>
  )
}

function Figures({ report, asked }: { readonly report: Report; readonly asked: AskedReport }) {
  const t = useTexts(figureTexts)
  const words = useTexts(statusTexts)
  const name = t(`name.${report.report}`)
  const table = tableOf(report, {
    status: (status) => words(`status.${status}`),
    outcome: (outcome) => words(`outcome.${outcome}`),
    noCostCentre: t('noCostCentre'),
  })
  return (
    <section aria-labelledby="report-name">
      <h2 id="report-name">{name}</h2>
      <Lead>{t(`about.${report.report}`)}</Lead>
      {isEmptyTable(table) ? (
        <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
      ) : (
        <>
          <Plot table={table} name={name} />
          <TableOfReport table={table} name={name} />
          {report.report === 'requestList' && report.next !== null && <p>{t('moreInFile')}</p>}
          <TableDownloads
            words={{ xlsx: t('xlsx'), csv: t('csv') }}
            save={(format) => saveFile(reportsApi.showReportOnScreen, { params: { reportHeaderId: asked.id }, query: { ...asked.query, format } })}
          />
        </>
      )}
    </section>
  )
}
