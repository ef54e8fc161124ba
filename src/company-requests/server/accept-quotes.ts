import { rightsAbout } from '#accounts/who.ts'
import type { Input, Output } from '#base/endpoint.ts'
import { deviceName } from '#catalogue/device-name.ts'
import { catalogueNames } from '#catalogue/server/names-store.ts'
import type { Call, OutsideContext, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { QuoteView } from '#quotes/decided-quote.ts'
import { alternativesOf } from '#quotes/quote.ts'
import { answerQuote } from '#quotes/server/answer-quote.ts'
import { presentWordings } from '#quotes/server/decision-wordings.ts'
import { getQuote } from '#quotes/server/get-quote.ts'
import { findQuotedRequest } from '#quotes/server/quoted-request-store.ts'
import { requestLinesOf } from '#tracking/server/my-requests/my-requests-store.ts'
import type { companyRequestsApi } from '../company-requests.api.ts'
import type { QuoteOfMany, ResultOfMany } from '../in-bulk.ts'
import { resultOf } from './result-of.ts'

/** @throws Refusal NOT_FOUND where one of them is none of the caller's company */
export async function showQuotesOfMany(
  ctx: ReadContext & Call,
  { query: { ids } }: Input<typeof companyRequestsApi.showQuotesOfMany>,
): Promise<Output<typeof companyRequestsApi.showQuotesOfMany>> {
  const quotes: QuoteOfMany[] = []
  const devices = await devicesOf(ctx, ids)
  for (const id of ids) quotes.push({ id, device: devices.get(id) ?? '', ...(await quoteOf(ctx, id)) })
  return { quotes, orderToPay: (await presentWordings(ctx, ctx.language)).orderToPay }
}

async function quoteOf(ctx: ReadContext & Call, id: number): Promise<Pick<QuoteOfMany, 'quote' | 'notBecause'>> {
  const { quote } = await getQuote(ctx, { params: { id }, query: {}, body: {} })
  if (!quote) return { quote: null, notBecause: 'none' }
  const { version, cheapest, dearest, decision, lastDay } = quote
  const { gross: least } = decision?.totals ?? cheapest
  const { gross: most } = decision?.totals ?? dearest
  return { quote: { version, gross: least, most, lastDay }, notBecause: await whyNot(ctx, id, quote) }
}

/** The use case decides; this only says beforehand what it would refuse. */
async function whyNot(ctx: ReadContext & Call, id: number, quote: QuoteView): Promise<QuoteOfMany['notBecause']> {
  if (quote.decision) return quote.decision.expired ? 'over' : 'decided'
  if (quote.may.decide) return alternativesOf(quote.lines).length > 0 ? 'choice' : null
  const request = await findQuotedRequest(ctx.tx, id)
  const rights = request && rightsAbout(ctx.actor, request)
  if (rights !== 'acts' && rights !== 'decides') return 'notYours'
  return quote.approval ? 'aboveLimit' : 'over'
}

async function devicesOf(ctx: ReadContext & Call, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const names = await catalogueNames(ctx, ctx.language)
  const rows = await requestLinesOf(ctx.tx, ids)
  return new Map(
    rows.map(({ id, brandId, productGroupId, productTypeId, productTypeOther }) => {
      const type = productTypeId === null ? null : (names.productTypes.get(productTypeId)?.tradeName ?? null)
      const groupName = names.productGroups.get(productGroupId) ?? ''
      return [id, deviceName({ brandId, brandName: names.brands.get(brandId) ?? '', typeName: type ?? productTypeOther, groupName })]
    }),
  )
}

/** Each in a transaction of its own, by the use case of one quote: within the caller's limit, with its evidence. What may be added is not ordered. */
export async function acceptQuotesOfMany(
  ctx: OutsideContext & Call,
  { body: { quotes, orderToPay } }: Input<typeof companyRequestsApi.acceptQuotesOfMany>,
) {
  const textVersions = { orderToPay, startNow: null, startLoss: null }
  const declarations = { startNow: false, startLoss: false }
  const results: ResultOfMany[] = []
  for (const { id, version } of quotes) {
    const body = { quoteAcceptedStatus: true, reason: '', version, declarations, textVersions }
    const accept = () => ctx.transaction((own) => answerQuote({ ...ctx, ...own }, { params: { id }, query: {}, body }))
    results.push(await resultOf(ctx, id, () => accept().catch((error: unknown) => refusedOr(ctx, id, error))))
  }
  return { results }
}

/** One that fails takes nothing from the others. */
function refusedOr(ctx: OutsideContext & Call, requestId: number, error: unknown): never {
  if (error instanceof Refusal) throw error
  ctx.log.error({ err: error, requestId }, 'accepting one quote of many failed')
  throw new Refusal('REQUEST_SEND_1')
}
