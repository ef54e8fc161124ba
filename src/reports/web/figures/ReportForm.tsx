import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#base/web/kit/Button.tsx'
import { SelectField } from '#base/web/kit/SelectField.tsx'
import { TextField } from '#base/web/kit/TextField.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { budapestDay } from '#calendar/calendar.ts'
import { catalogueApi } from '#catalogue/catalogue.api.ts'
import { requestStatuses } from '#requests/status.ts'
import { statusTexts } from '#requests/status-texts.ts'
import { figureTexts } from '../../figure-texts.ts'
import { periodOf } from '../../report.ts'
import { reportsApi } from '../../reports.api.ts'
import { type AskedReport, type Question, type ReportQuery, reportAddress, takes } from './asked-report.ts'
import styles from './reports.module.css'

type Props = {
  readonly asked: AskedReport
  readonly isEmployee: boolean
  /** What the server refused, by the name of its field. */
  readonly problems: Readonly<Partial<Record<Question, string>>>
}

/** Period and filters of the report that is shown; only what it takes is asked. */
export function ReportForm({ asked: { id, query }, isEmployee, problems }: Props) {
  const t = useTexts(figureTexts)
  const words = useTexts(statusTexts)
  const navigate = useNavigate()
  const usual = periodOf({}, budapestDay(new Date()))
  const shown = takes(id, 'from') ? { from: usual.from, to: usual.to, ...query } : query
  const [typed, setTyped] = useState<ReportQuery>(shown)
  // Of an address somebody goes back to the fields tell too; the form itself stays, and the focus in it.
  const address = reportAddress({ id, query })
  const [seen, setSeen] = useState(address)
  if (seen !== address) {
    setSeen(address)
    setTyped(shown)
  }
  const brands = useCall(catalogueApi.listBrands, {}).data ?? []
  const companies = useCall(reportsApi.listReportCompanies, {}, { enabled: isEmployee }).data?.companies ?? []
  const field = (name: Question) => ({
    name,
    problem: problems[name],
    value: typed[name] ?? '',
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => setTyped((now) => ({ ...now, [name]: value })),
  })
  function show(event: FormEvent) {
    event.preventDefault()
    void navigate(reportAddress({ id, query: typed }), { preventScrollReset: true })
  }
  return (
    <form onSubmit={show} noValidate className={styles.find}>
      {takes(id, 'from') && (
        <>
          <TextField type="date" label={t('from')} {...field('from')} />
          <TextField type="date" label={t('to')} {...field('to')} />
        </>
      )}
      {takes(id, 'brand') && (
        <SelectField label={t('brand')} nothing={t('everyBrand')} {...field('brand')}>
          {brands.map((brand) => (
            <option key={brand.brandId} value={brand.brandId}>
              {brand.brandName}
            </option>
          ))}
        </SelectField>
      )}
      {takes(id, 'status') && (
        <SelectField label={t('status')} nothing={t('everyStatus')} {...field('status')}>
          {requestStatuses.map((status) => (
            <option key={status} value={status}>
              {words(`status.${status}`)}
            </option>
          ))}
        </SelectField>
      )}
      {isEmployee && (
        <SelectField label={t('company')} nothing={t('everyCompany')} {...field('company')}>
          {companies.map((company) => (
            <option key={company.id} value={company.id}>
              {company.name}
            </option>
          ))}
        </SelectField>
      )}
      <Button type="submit">{t('show')}</Button>
    </form>
  )
}
