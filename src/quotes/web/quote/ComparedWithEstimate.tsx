import { useFormats } from '#base/web/formats.ts'
import { Note } from '#base/web/kit/Note.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import type { QuoteView } from '../../decided-quote.ts'
import { quoteTexts } from '../../texts.ts'
import styles from '../quotes.module.css'

/** What was told before the booking beside what the quote asks; where that is more, why. */
export function ComparedWithEstimate({ quote: { expected, cheapest, aboveEstimateReason } }: { readonly quote: QuoteView }) {
  const t = useTexts(quoteTexts)
  const { forint, forints } = useFormats()
  if (!expected) return null
  const range = forints(expected.from, expected.to)
  if (cheapest.gross <= expected.to) return <p>{t('quote.expected', { range })}</p>
  return (
    <Note as="div" tone="warning">
      <p>{t('quote.aboveExpected', { range, over: forint(cheapest.gross - expected.to) })}</p>
      <p className={styles.note}>
        <strong>{t('quote.aboveReason')}</strong>
        <br />
        {aboveEstimateReason}
      </p>
    </Note>
  )
}
