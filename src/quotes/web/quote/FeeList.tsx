import { useFormats } from '#base/web/formats.ts'
import { useTexts } from '#base/web/use-texts.ts'
import type { QuoteView } from '../../decided-quote.ts'
import { quoteTexts } from '../../texts.ts'
import styles from '../quotes.module.css'

/** What a refused or unanswered quote costs. */
export function FeeList({ fees }: { readonly fees: QuoteView['fees'] }) {
  const t = useTexts(quoteTexts)
  const { forint } = useFormats()
  const { inspection, logistics, total, totalInCash } = fees
  return (
    <dl className={styles.fees}>
      <div>
        <dt>{t('fees.inspection')}</dt>
        <dd>{forint(inspection)}</dd>
      </div>
      <div>
        <dt>{t('fees.logistics')}</dt>
        <dd>{forint(logistics)}</dd>
      </div>
      <div>
        <dt>{t('fees.total')}</dt>
        <dd>
          <strong>{t('fees.inCash', { amount: forint(total), cash: forint(totalInCash) })}</strong>
        </dd>
      </div>
    </dl>
  )
}
