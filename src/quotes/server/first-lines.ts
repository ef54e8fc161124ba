import { translatorOf } from '#base/texts.ts'
import { budapestDay } from '#calendar/calendar.ts'
import { figureInForce } from '#catalogue/server/figures.ts'
import { lookupOf } from '#catalogue/server/lookup-store.ts'
import { repairFees } from '#catalogue/server/repair-fees.ts'
import type { ReadContext } from '#context.ts'
import { warrantyTypes } from '#requests/status.ts'
import { quoteDocumentTexts } from '../document-texts.ts'
import { type LineDraft, netOfGross } from '../quote.ts'
import { splitPrice } from '../split-price.ts'
import type { QuotedRequest } from './quoted-request-store.ts'

/** The first draft of a quote: what the estimate named, as parts and labour, and the transport of a paid repair; the workshop goes on from there. */
export async function firstLines(ctx: ReadContext, request: QuotedRequest): Promise<LineDraft[]> {
  const { language, warrantyTypeId } = request
  if (warrantyTypeId !== warrantyTypes.paid) return []
  const { deliveryFee } = await repairFees(ctx, budapestDay(ctx.now))
  const t = await translatorOf(quoteDocumentTexts, language)
  return [...(await linesOfEstimate(ctx, request)), lineOf('delivery', t('usual.delivery'), netOfGross(deliveryFee))]
}

const lineOf = (kind: LineDraft['kind'], description: string, netUnit: number): LineDraft => ({
  kind,
  description,
  quantity: 1,
  netUnit,
  choice: 'always',
  group: null,
})

async function linesOfEstimate(ctx: ReadContext, { estimate, language }: QuotedRequest): Promise<LineDraft[]> {
  if (!estimate) return []
  const names = new Map((await lookupOf(ctx, language, 'failureOptions')).map(({ id, name }) => [id, name]))
  const labourRate = await figureInForce(ctx, budapestDay(ctx.now), 'labourRate')
  const t = await translatorOf(quoteDocumentTexts, language)
  return estimate.lines.flatMap(({ failureOptionId, price }) => {
    const fault = names.get(failureOptionId)
    if (!price || !fault) return []
    const { part, labour } = splitPrice(price, labourRate)
    return [lineOf('part', t('usual.part', { fault }), part), ...(labour > 0 ? [lineOf('labour', t('usual.labour', { fault }), labour)] : [])]
  })
}
