import { type FormEvent, useState } from 'react'
import { Button } from '#base/web/kit/Button.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { TextField } from '#base/web/kit/TextField.tsx'
import { saveFile } from '#base/web/open-file.ts'
import { useDownload } from '#base/web/use-download.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { budapestDay } from '#calendar/calendar.ts'
import { financeDeskApi } from '../../finance-desk.api.ts'
import { financeTexts } from '../../texts.ts'
import styles from '../finance.module.css'

function thisMonth() {
  const today = budapestDay(new Date())
  return { from: `${today.slice(0, 8)}01`, to: today }
}

/** The invoices of a period as a file; this month unless something else is chosen. */
export function ExportForm() {
  const t = useTexts(financeTexts)
  const [period, setPeriod] = useState(thisMonth)
  const { take, isPending, problem, problemOf } = useDownload()
  const download = (format: 'csv' | 'xlsx') => take(() => saveFile(financeDeskApi.exportInvoices, { query: { ...period, format } }))
  function submit(event: FormEvent) {
    event.preventDefault()
    download('csv')
  }
  return (
    <section className={styles.section}>
      <h2>{t('invoices.exportTitle')}</h2>
      <form onSubmit={submit} noValidate className={styles.find}>
        {(['from', 'to'] as const).map((name) => (
          <TextField
            key={name}
            name={name}
            type="date"
            label={t(`invoices.${name}`)}
            value={period[name]}
            problem={problemOf(name)}
            onChange={({ currentTarget: { value } }) => setPeriod({ ...period, [name]: value })}
          />
        ))}
        <Button type="submit" variant="quiet" aria-disabled={isPending}>
          {t('invoices.export')}
        </Button>
        <Button variant="quiet" aria-disabled={isPending} onClick={() => download('xlsx')}>
          {t('invoices.exportXlsx')}
        </Button>
      </form>
      <ErrorText>{problem}</ErrorText>
    </section>
  )
}
