import { type FormEvent, useState } from 'react'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { ChipLink } from '#base/web/kit/Chip.tsx'
import { Select } from '#base/web/kit/Control.tsx'
import { Field } from '#base/web/kit/Field.tsx'
import { TextField } from '#base/web/kit/TextField.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { preAlertStatuses } from '../../pre-alert.ts'
import { isFiltered, type PreAlertFilters } from '../../pre-alerts-address.ts'
import { preAlertTexts } from '../../texts.ts'
import styles from '../pre-alerts.module.css'

type Props = { readonly filters: PreAlertFilters; readonly choose: (filters: PreAlertFilters) => void }

/** Folded until something is looked for, so that a phone shows the pre-alerts at once. */
export function FindPreAlerts({ filters, choose }: Props) {
  const t = useTexts(preAlertTexts)
  const [text, setText] = useState(filters.text ?? '')
  const [from, setFrom] = useState(filters.from ?? '')
  const [to, setTo] = useState(filters.to ?? '')
  const [status, setStatus] = useState<string>(filters.status ?? '')

  function find(event: FormEvent) {
    event.preventDefault()
    choose({ text: text.trim() || undefined, from: from || undefined, to: to || undefined, status: preAlertStatuses.find((one) => one === status) })
  }

  return (
    <details className={styles.find} open={isFiltered(filters) || undefined}>
      <summary>{t('filters')}</summary>
      <form onSubmit={find}>
        <div className={styles.filters}>
          <TextField
            name="text"
            type="search"
            autoComplete="off"
            maxLength={100}
            label={t('text')}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <Field name="status" label={t('statusField')}>
            <Select id="status" name="status" value={status} onChange={({ currentTarget }) => setStatus(currentTarget.value)}>
              <option value="">{t('anyStatus')}</option>
              {preAlertStatuses.map((one) => (
                <option key={one} value={one}>
                  {t(`status.${one}`)}
                </option>
              ))}
            </Select>
          </Field>
          <TextField name="from" type="date" label={t('from')} value={from} onChange={({ currentTarget }) => setFrom(currentTarget.value)} />
          <TextField name="to" type="date" label={t('to')} value={to} onChange={({ currentTarget }) => setTo(currentTarget.value)} />
        </div>
        <Actions>
          <Button type="submit" variant="quiet">
            {t('apply')}
          </Button>
          {isFiltered(filters) && <ChipLink to={paths.preAlerts()}>{t('clear')}</ChipLink>}
        </Actions>
      </form>
    </details>
  )
}
