import { Money } from '#base/web/kit/Money.tsx'
import styles from '../finance.module.css'
import { InvoiceLink } from './InvoiceLink.tsx'

type Props = { readonly row: { readonly invoiceNumber: string; readonly crmRequestId: number | null; readonly amount: number } }

/** The first line of money on a card: of which invoice, and how much. */
export function MoneyHead({ row: { invoiceNumber, crmRequestId, amount } }: Props) {
  return (
    <p className={styles.top}>
      <InvoiceLink number={invoiceNumber} crmRequestId={crmRequestId} />
      <span className={styles.sum}>
        <Money forint={amount} />
      </span>
    </p>
  )
}
