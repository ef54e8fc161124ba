import type { Output } from '#base/endpoint.ts'
import { useFormats } from '#base/web/formats.ts'
import { Note } from '#base/web/kit/Note.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { cheapestLines, dearestLines, totalOf } from '../../quote.ts'
import type { quotesApi } from '../../quotes.api.ts'
import { quoteTexts } from '../../texts.ts'
import styles from '../quotes.module.css'
import { draftOf, type EditedLine } from './edited-line.ts'

type Props = { readonly lines: readonly EditedLine[]; readonly draft: Output<typeof quotesApi.getQuoteDraft> }

/** What the customer will see to pay, until when, and whether it is accepted by itself. By the same rule as the server's. */
export function DraftTotal({ lines, draft }: Props) {
  const t = useTexts(quoteTexts)
  const { forint, forints, day } = useFormats()
  const typed = lines.map((line, index) => ({ ...draftOf(line), id: index }))
  const [least, most] = [totalOf(cheapestLines(typed)).gross, totalOf(dearestLines(typed)).gross]
  const { repairCostLimit, ifSentToday } = draft
  const isWithin = repairCostLimit !== null && least <= repairCostLimit
  return (
    <>
      {Number.isFinite(most) && (
        <p role="status" className={styles.total}>
          {t('editor.total', { gross: forints(least, most) })}
        </p>
      )}
      {repairCostLimit !== null && <p>{t(isWithin ? 'editor.limit' : 'editor.limitOver', { limit: forint(repairCostLimit) })}</p>}
      <p>{t('editor.validity', { day: day(ifSentToday.lastDay) })}</p>
      {!ifSentToday.certain && <Note tone="warning">{t('editor.uncertain')}</Note>}
    </>
  )
}
