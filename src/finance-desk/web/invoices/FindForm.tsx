import { useNavigate } from 'react-router'
import { SearchForm } from '#base/web/kit/SearchForm.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import type { InvoiceFilter } from '../../finance-desk.ts'
import { financeTexts } from '../../texts.ts'

type Props = { readonly state: InvoiceFilter | undefined; readonly text: string | undefined }

/** Looks among the invoices of the view for a number, a reference, a request or a buyer. */
export function FindForm({ state, text }: Props) {
  const t = useTexts(financeTexts)
  const navigate = useNavigate()
  const find = (sought: string) =>
    void navigate(`${paths.finance()}?${new URLSearchParams({ ...(state && { state }), ...(sought && { text: sought }) })}`)
  return (
    <SearchForm
      label={t('invoices.find')}
      hint={t('invoices.findHint')}
      text={text}
      find={find}
      clear={{ words: t('invoices.clear'), to: paths.finance() }}
    />
  )
}
