import type { Control } from 'react-hook-form'
import type { Output } from '#base/endpoint.ts'
import { useFormats } from '#base/web/formats.ts'
import { FormLongTextField } from '#base/web/forms/form-fields.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { isAboveEstimate } from '#prices/estimate.ts'
import { cheapestLines, totalOf } from '../../quote.ts'
import type { quotesApi } from '../../quotes.api.ts'
import { quoteTexts } from '../../texts.ts'
import { draftOf, type EditedLine, type EditedQuote } from './edited-line.ts'

type Props<Sent> = {
  readonly control: Control<EditedQuote, unknown, Sent>
  readonly lines: readonly EditedLine[]
  readonly expected: Output<typeof quotesApi.getQuoteDraft>['expected']
}

/** What the customer was told before the booking; a quote above it must say why. */
export function AboveEstimate<Sent>({ control, lines, expected }: Props<Sent>) {
  const t = useTexts(quoteTexts)
  const { forint, forints } = useFormats()
  if (!expected) return null
  const least = totalOf(cheapestLines(lines.map((line, id) => ({ ...draftOf(line), id })))).gross
  const range = forints(expected.from, expected.to)
  if (!isAboveEstimate(expected, least)) return <p>{t('editor.expected', { range })}</p>
  return (
    <FormLongTextField
      control={control}
      path="aboveEstimateReason"
      label={t('editor.aboveReason')}
      hint={t('editor.aboveHint', { range, over: forint(least - expected.to) })}
      limit={1000}
    />
  )
}
