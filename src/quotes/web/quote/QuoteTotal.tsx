import { useFormats } from '#base/web/formats.ts'
import { useTexts } from '#base/web/use-texts.ts'
import type { QuoteView } from '../../decided-quote.ts'
import { totalOf } from '../../quote.ts'
import { quoteTexts } from '../../texts.ts'
import styles from '../quotes.module.css'
import type { ViewedLine } from './use-choice.ts'

type Props = {
  readonly quote: Pick<QuoteView, 'cheapest' | 'dearest'>
  readonly ordered: readonly ViewedLine[] | null
  readonly isFixed?: boolean
  readonly isDecided?: boolean
}

/** What is to be paid for what is chosen now; said again whenever the choice changes. `isFixed`: somebody else chooses. `isDecided`: what was ordered, which may have been paid since. */
export function QuoteTotal({ quote, ordered, isFixed = false, isDecided = false }: Props) {
  const t = useTexts(quoteTexts)
  const { forint, forints } = useFormats()
  if (ordered === null) {
    return (
      <p role="status" className={styles.total}>
        {t(isFixed ? 'quote.toChooseToSee' : 'quote.toChoose', { range: forints(quote.cheapest.gross, quote.dearest.gross) })}
      </p>
    )
  }
  const { net, vat, gross } = totalOf(ordered)
  return (
    <p role="status" className={styles.total}>
      {t(isDecided ? 'ordered' : 'toPay', { gross: forint(gross) })}
      <span className={styles.detail}>{t('amounts', { net: forint(net), vat: forint(vat) })}</span>
    </p>
  )
}
