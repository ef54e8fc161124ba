import { useFormats } from '#base/web/formats.ts'
import { FactList } from '#base/web/kit/FactList.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import type { QuoteView } from '../../decided-quote.ts'
import { quoteTexts } from '../../texts.ts'

/** What a refused or unanswered quote costs. */
export function FeeList({ fees }: { readonly fees: QuoteView['fees'] }) {
  const t = useTexts(quoteTexts)
  const { forint } = useFormats()
  const { inspection, logistics, total, totalInCash } = fees
  return (
    <FactList
      variant="amounts"
      facts={[
        [t('fees.inspection'), forint(inspection)],
        [t('fees.logistics'), forint(logistics)],
        [t('fees.total'), <strong key="total">{t('fees.inCash', { amount: forint(total), cash: forint(totalInCash) })}</strong>],
      ]}
    />
  )
}
