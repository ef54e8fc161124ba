import { useFormats } from '#base/web/formats.ts'
import { useTexts } from '#base/web/use-texts.ts'
import type { QuoteView } from '../../decided-quote.ts'
import { quoteTexts } from '../../texts.ts'
import styles from '../quotes.module.css'
import { FeeList } from './FeeList.tsx'
import { OrderedLines } from './QuoteLines.tsx'
import { QuoteTotal } from './QuoteTotal.tsx'

type Props = { readonly quote: QuoteView; readonly decision: NonNullable<QuoteView['decision']> }

/** What was decided, when, and what it costs. */
export function DecidedQuote({ quote, decision }: Props) {
  const t = useTexts(quoteTexts)
  const formats = useFormats()
  const at = formats.moment(decision.decidedAt)
  if (decision.quoteAcceptedStatus) {
    const ordered = quote.lines.filter(({ id }) => decision.chosenLineIds.includes(id))
    return (
      <>
        <p className={styles.done}>{t(decision.channel === 'costLimit' ? 'decided.byLimit' : 'decided.accepted', { at })}</p>
        <OrderedLines lines={ordered} />
        <QuoteTotal quote={quote} ordered={ordered} />
      </>
    )
  }
  return (
    <>
      <p className={styles.done}>{t(decision.expired ? 'decided.expired' : 'decided.rejected', { at })}</p>
      <p>{t('decided.return')}</p>
      <FeeList fees={decision.fees ?? quote.fees} />
    </>
  )
}
