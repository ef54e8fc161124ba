import { texts } from '#base/texts.ts'
import { type AfterCancelling, isBuyback, type Outcome, type RequestStage, type RequestStatus, stageOf } from './status.ts'
import hu from './texts/status/hu.ts'

/** Where a request stands in a word or two, as its customer reads it in lists. */
export const statusTexts = texts(hu, {
  en: async () => (await import('./texts/status/en.ts')).default,
  de: async () => (await import('./texts/status/de.ts')).default,
  sl: async () => (await import('./texts/status/sl.ts')).default,
})

/** Where a device that is bought has words of its own: there is no quote, and nothing to repair. */
const ofSales = ['QUOTE_DONE', 'QUOTE_ACCEPTED', 'QUOTE_REJECTED', 'PRODUCT_LEFT_THE_SERVICE', 'RETURNED_UNREPAIRED'] as const
type OfSale = (typeof ofSales)[number]

type Kind = { readonly warrantyTypeId: number }
type Stands = Kind & { readonly status: RequestStatus; readonly afterCancelling?: AfterCancelling | null }
const saleWord = (kind: Kind, word: RequestStage | Outcome): OfSale | undefined => (isBuyback(kind) ? ofSales.find((own) => own === word) : undefined)

/** The key of its words, here and in the texts of the service desk. */
export function statusKey({ status, afterCancelling, ...kind }: Stands): `status.${RequestStage}` | `sale.${OfSale}` {
  const stage = stageOf({ status, afterCancelling })
  const own = saleWord(kind, stage)
  return own ? `sale.${own}` : `status.${stage}`
}

/** As `statusKey`, of how it ended. */
export function outcomeKey({ outcome, ...kind }: Kind & { readonly outcome: Outcome }): `outcome.${Outcome}` | `sale.${OfSale}` {
  const own = saleWord(kind, outcome)
  return own ? `sale.${own}` : `outcome.${outcome}`
}

type Stage = Stands & { readonly outcome: Outcome | null; readonly closed: boolean }

/** What is over is called by how it ended. */
export const stageKey = ({ outcome, closed, ...request }: Stage) =>
  closed && outcome !== null ? outcomeKey({ ...request, outcome }) : statusKey(request)
