import { useFormats } from '#base/web/formats.ts'
import { Note } from '#base/web/kit/Note.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import type { QuoteView } from '../../decided-quote.ts'
import { quoteTexts } from '../../texts.ts'
import { byWhom } from '../by-whom.ts'
import { RefusalReason } from '../RefusalReason.tsx'
import { FeeList } from './FeeList.tsx'
import { OrderedLines } from './QuoteLines.tsx'
import { QuoteTotal } from './QuoteTotal.tsx'

type Props = { readonly quote: QuoteView; readonly decision: NonNullable<QuoteView['decision']> }

/** What was decided, when, and what it costs. */
export function DecidedQuote({ quote, decision }: Props) {
  const t = useTexts(quoteTexts)
  const formats = useFormats()
  const at = formats.moment(decision.decidedAt)
  const said = (how: 'accepted' | 'rejected') => t(`decided.${how}${byWhom(decision.decidedBy)}`, { at, name: decision.decidedBy ?? '' })
  if (decision.quoteAcceptedStatus) {
    const ordered = quote.lines.filter(({ id }) => decision.chosenLineIds.includes(id))
    return (
      <>
        <Note tone="success">{decision.channel === 'costLimit' ? t('decided.byLimit', { at }) : said('accepted')}</Note>
        <OrderedLines lines={ordered} />
        <QuoteTotal quote={quote} ordered={ordered} isDecided />
      </>
    )
  }
  return (
    <>
      <Note tone={decision.expired ? 'warning' : 'success'}>{decision.expired ? t('decided.expired', { at }) : said('rejected')}</Note>
      <RefusalReason reason={decision.reason} />
      <p>{t('decided.return')}</p>
      <FeeList fees={decision.fees ?? quote.fees} />
    </>
  )
}
