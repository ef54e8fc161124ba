import { useState } from 'react'
import { Note } from '#base/web/kit/Note.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { financeTexts } from '../../texts.ts'
import styles from '../finance.module.css'
import { FindInvoice } from '../transfers/FindInvoice.tsx'
import { PaymentsOf } from './PaymentsOf.tsx'

type Chosen = { readonly id: number; readonly number: string }

/** Money is given back of a payment that came through a provider: the invoice first, then how much and why. */
export function AskRefund({ onAsked }: { readonly onAsked: () => unknown }) {
  const t = useTexts(financeTexts)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [answer, setAnswer] = useState<'forApproval' | 'asked' | null>(null)
  const asked = (status: 'forApproval' | 'asked') => {
    setAnswer(status)
    setChosen(null)
    onAsked()
  }
  return (
    <div className={styles.item}>
      <FindInvoice
        name="refund"
        state="paid"
        label={t('refunds.find')}
        add={(number) => t('refunds.choose', { number })}
        isChosen={({ id }) => id === chosen?.id}
        choose={setChosen}
      />
      {chosen && <PaymentsOf key={chosen.id} invoice={chosen} onAsked={asked} />}
      <Note role="status" tone="success">
        {answer && t(`refunds.answer.${answer}`)}
      </Note>
    </div>
  )
}
