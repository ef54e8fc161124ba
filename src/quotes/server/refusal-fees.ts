import { budapestDay } from '#calendar/calendar.ts'
import { repairFees } from '#catalogue/server/repair-fees.ts'
import type { ReadContext } from '#context.ts'
import { roundedToCash } from '#site/figures.ts'
import type { SentQuote } from './quote-store.ts'

/** Gross forints a refused or unanswered quote costs, as they were told with it. */
export function refusalFees({ inspectionFee: inspection, logisticsFee: logistics }: Pick<SentQuote, 'inspectionFee' | 'logisticsFee'>) {
  const total = inspection + logistics
  return { inspection, logistics, total, totalInCash: roundedToCash(total) }
}

/** What a refusal costs of a quote sent today: the inspection, and the courier both ways, once (the terms call it logistics; DESIGN 8.34). */
export async function feesOfToday(ctx: Pick<ReadContext, 'tx' | 'now' | 'reference'>) {
  const { inspectionFee, deliveryFee } = await repairFees(ctx, budapestDay(ctx.now))
  return { inspectionFee, logisticsFee: deliveryFee }
}
