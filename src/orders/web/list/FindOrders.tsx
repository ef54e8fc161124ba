import { type FormEvent, useState } from 'react'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { ChipLink } from '#base/web/kit/Chip.tsx'
import { Select } from '#base/web/kit/Control.tsx'
import { Field } from '#base/web/kit/Field.tsx'
import { TextField } from '#base/web/kit/TextField.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { orderStatuses } from '../../order.ts'
import { isFiltered, type OrderFilters } from '../../orders-address.ts'
import { orderTexts } from '../../texts.ts'
import styles from '../orders.module.css'

type Props = { readonly filters: OrderFilters; readonly choose: (filters: OrderFilters) => void }

/** Folded until something is looked for, so that a phone shows the orders at once. */
export function FindOrders({ filters, choose }: Props) {
  const t = useTexts(orderTexts)
  const [text, setText] = useState(filters.text ?? '')
  const [from, setFrom] = useState(filters.from ?? '')
  const [to, setTo] = useState(filters.to ?? '')
  const [status, setStatus] = useState<string>(filters.status ?? '')

  function find(event: FormEvent) {
    event.preventDefault()
    choose({
      text: text.trim() || undefined,
      from: from || undefined,
      to: to || undefined,
      status: orderStatuses.find((one) => one === status),
    })
  }

  return (
    <details className={styles.find} open={isFiltered(filters) || undefined}>
      <summary>{t('filters')}</summary>
      <form onSubmit={find}>
        <div className={styles.fields}>
          <TextField
            name="text"
            type="search"
            autoComplete="off"
            maxLength={100}
            label={t('text')}
            hint={t('textHint')}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <Field name="status" label={t('status')}>
            <Select id="status" name="status" value={status} onChange={({ currentTarget }) => setStatus(currentTarget.value)}>
              <option value="">{t('anyStatus')}</option>
              {orderStatuses.map((one) => (
                <option key={one} value={one}>
                  {t(`statuses.${one}`)}
                </option>
              ))}
            </Select>
          </Field>
          <TextField name="from" type="date" label={t('from')} value={from} onChange={({ currentTarget }) => setFrom(currentTarget.value)} />
          <TextField name="to" type="date" label={t('to')} value={to} onChange={({ currentTarget }) => setTo(currentTarget.value)} />
        </div>
        <Actions>
          <Button type="submit" variant="quiet">
            {t('find')}
          </Button>
          {isFiltered(filters) && <ChipLink to={paths.orders()}>{t('clear')}</ChipLink>}
        </Actions>
      </form>
    </details>
  )
}
