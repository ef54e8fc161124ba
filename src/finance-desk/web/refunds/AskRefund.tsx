import { useState } from 'react'
import { News } from '#base/web/kit/News.tsx'
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
        choose={(invoice) => {
          setAnswer(null)
          setChosen(invoice)
        }}
      />
      {chosen && <PaymentsOf key={chosen.id} invoice={chosen} onAsked={asked} />}
      <News>{answer && t(`refunds.answer.${answer}`)}</News>
    </div>
  )
}
