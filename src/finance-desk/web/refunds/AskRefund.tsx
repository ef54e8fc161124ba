import { News } from '#base/web/kit/News.tsx'
import { useNews } from '#base/web/use-news.ts'
import { useOpenStep } from '#base/web/use-open-step.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { financeTexts } from '../../texts.ts'
import styles from '../finance.module.css'
import { FindInvoice } from '../transfers/FindInvoice.tsx'
import { PaymentsOf } from './PaymentsOf.tsx'

type Chosen = { readonly id: number; readonly number: string }

/** Money is given back of a payment that came through a provider: the invoice first, then how much and why. */
export function AskRefund({ onAsked }: { readonly onAsked: () => unknown }) {
  const t = useTexts(financeTexts)
  const { step: chosen, begin, leave, end, onto } = useOpenStep<Chosen>(({ id }) => id)
  const { news, tell, forget } = useNews()
  const asked = (status: 'forApproval' | 'asked') => {
    tell(t(`refunds.answer.${status}`))
    end()
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
          forget()
          begin(invoice)
        }}
        onto={onto}
      />
      {chosen && <PaymentsOf key={chosen.id} invoice={chosen} onAsked={asked} onCancel={leave} />}
      <News news={news} />
    </div>
  )
}
