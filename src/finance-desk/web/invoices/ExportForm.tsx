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

/** The invoices of a period as a file; this month unless something else is chosen. */
export function ExportForm() {
  const t = useTexts(financeTexts)
  const [to, setTo] = useState(() => budapestDay(new Date()))
  const [from, setFrom] = useState(() => `${budapestDay(new Date()).slice(0, 8)}01`)
  const { take, isPending, problem, problemOf } = useDownload()
  const download = (format: 'csv' | 'xlsx') => take(() => saveFile(financeDeskApi.exportInvoices, { query: { from, to, format } }))
  function submit(event: FormEvent) {
    event.preventDefault()
    download('csv')
  }
  return (
    <section className={styles.section}>
      <h2>{t('invoices.exportTitle')}</h2>
      <form onSubmit={submit} noValidate className={styles.find}>
        <TextField
          name="from"
          type="date"
          label={t('invoices.from')}
          value={from}
          problem={problemOf('from')}
          onChange={({ currentTarget }) => setFrom(currentTarget.value)}
        />
        <TextField
          name="to"
          type="date"
          label={t('invoices.to')}
          value={to}
          problem={problemOf('to')}
          onChange={({ currentTarget }) => setTo(currentTarget.value)}
        />
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
