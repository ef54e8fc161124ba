import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#base/web/kit/Button.tsx'
import { ChipLink } from '#base/web/kit/Chip.tsx'
import { TextField } from '#base/web/kit/TextField.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import type { InvoiceFilter } from '../../finance-desk.ts'
import { financeTexts } from '../../texts.ts'
import styles from '../finance.module.css'

type Props = { readonly state: InvoiceFilter | undefined; readonly text: string | undefined }

/** Looks among the invoices of the view for a number, a reference, a request or a buyer. */
export function FindForm({ state, text }: Props) {
  const t = useTexts(financeTexts)
  const navigate = useNavigate()
  const [typed, setTyped] = useState(text ?? '')
  function find(event: FormEvent) {
    event.preventDefault()
    const asked = new URLSearchParams({ ...(state ? { state } : {}), ...(typed.trim() ? { text: typed.trim() } : {}) })
    void navigate(`${paths.finance()}?${asked}`)
  }
  return (
    <search>
      <form onSubmit={find} noValidate className={styles.find}>
        <TextField
          name="text"
          type="search"
          autoComplete="off"
          maxLength={100}
          label={t('invoices.find')}
          hint={t('invoices.findHint')}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button type="submit">{t('invoices.go')}</Button>
        {text !== undefined && <ChipLink to={paths.finance()}>{t('invoices.clear')}</ChipLink>}
      </form>
    </search>
  )
}
