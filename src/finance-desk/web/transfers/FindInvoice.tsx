import { type KeyboardEvent, type Ref, useState } from 'react'
import { Button } from '#base/web/kit/Button.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { Money } from '#base/web/kit/Money.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { TextField } from '#base/web/kit/TextField.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { financeDeskApi } from '../../finance-desk.api.ts'
import { financeTexts } from '../../texts.ts'
import styles from '../finance.module.css'

type Found = { readonly id: number; readonly number: string; readonly buyer: string; readonly outstanding: number }
type Props = {
  readonly name: string
  /** Among which it is looked. */
  readonly state: 'open' | 'paid'
  readonly label: string
  /** What choosing an invoice is called. */
  readonly add: (number: string) => string
  readonly isChosen: (invoice: { readonly id: number }) => boolean
  readonly choose: (invoice: Found) => void
  /** Where what is chosen is one step: the button it was chosen by, for whoever leaves it. */
  readonly onto?: (invoice: Found) => Ref<HTMLButtonElement> | undefined
}

/** Invoices by number, reference, request or buyer. It may stand within a form, so Enter searches here. */
export function FindInvoice({ name, state, label, add, isChosen, choose, onto }: Props) {
  const t = useTexts(financeTexts)
  const [text, setText] = useState('')
  const [asked, setAsked] = useState('')
  const read = useCall(financeDeskApi.listAllInvoices, { query: { state, text: asked } }, { enabled: asked !== '', staleTime: 0 })
  const found = (read.data?.invoices ?? []).filter((invoice) => !isChosen(invoice))
  const search = () => setAsked(text.trim())
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    search()
  }
  return (
    <div>
      <div className={styles.find}>
        <TextField
          name={`find-${name}`}
          type="search"
          autoComplete="off"
          maxLength={100}
          label={label}
          hint={t('transfers.addHint')}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <Button variant="quiet" onClick={search}>
          {t('transfers.search')}
        </Button>
      </div>
      <ErrorText>{read.error?.message}</ErrorText>
      <div role="status">{asked !== '' && read.data && found.length === 0 && <Muted>{t('transfers.foundNone')}</Muted>}</div>
      {found.length > 0 && (
        <ul className={styles.parts} aria-label={t('transfers.found')}>
          {found.slice(0, 10).map(({ id: invoiceId, number, buyer, outstanding }) => {
            if (number === null) return null
            const invoice = { id: invoiceId, number, buyer, outstanding }
            return (
              <li key={invoiceId} className={styles.part}>
                <span>
                  {buyer} {state === 'open' && <Money forint={outstanding} />}
                </span>
                <Button ref={onto?.(invoice)} variant="link" onClick={() => choose(invoice)}>
                  {add(number)}
                </Button>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
