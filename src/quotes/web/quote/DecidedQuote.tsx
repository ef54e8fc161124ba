import { useFormats } from '#base/web/formats.ts'
import { Note } from '#base/web/kit/Note.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import type { QuoteView } from '../../decided-quote.ts'
import { quoteTexts } from '../../texts.ts'
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
        <Note tone="success">{t(decision.channel === 'costLimit' ? 'decided.byLimit' : 'decided.accepted', { at })}</Note>
        <OrderedLines lines={ordered} />
        <QuoteTotal quote={quote} ordered={ordered} />
      </>
    )
  }
  return (
    <>
      <Note tone={decision.expired ? 'warning' : 'success'}>{t(decision.expired ? 'decided.expired' : 'decided.rejected', { at })}</Note>
      <p>{t('decided.return')}</p>
      <FeeList fees={decision.fees ?? quote.fees} />
    </>
  )
}
