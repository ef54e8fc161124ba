import { noteInCompanyLog } from '#accounts/server/company-log-store.ts'
import { employeeIdOf, keysOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import { budapestDay } from '#calendar/calendar.ts'
import { figureInForce } from '#catalogue/server/figures.ts'
import { lookupOf } from '#catalogue/server/lookup-store.ts'
import type { Call, ReadContext, TransactionContext } from '#context.ts'
import { methodsAllowed } from '#customer-data/payment-methods.ts'
import { Refusal } from '#errors.ts'
import { priceLists } from '#prices/server/price-list-store.ts'
import type { OwnTerms, TermsHolder } from '../company-terms.ts'
import { methods } from '../method-of-invoice.ts'
import type { termsApi } from '../terms.api.ts'
import { holdersOfTerms, insertTerms, lockHolder, openOnTerms, presentTerms } from './terms-store.ts'

/** For the finance desk: on what terms companies pay, and what is open of each. */
export async function listCompanyTerms(ctx: ReadContext & Call, { query }: Input<typeof termsApi.listCompanyTerms>) {
  const rows = await holdersOfTerms(ctx.tx, { ...query, language: ctx.language })
  const companies = rows.slice(0, query.size)
  const last = rows.length > query.size ? companies.at(-1) : undefined
  const next = last ? `${last.kind}-${last.id}` : null
  const maySet = keysOf(ctx.actor).includes('company.terms')
  const paymentMethods = await methodsInWords(ctx, Object.values(methods))
  return { companies, next, maySet, paymentMethods, priceLists: await priceLists(ctx), usualDays: await usualDaysOf(ctx) }
}

/**
 * Sets a company's terms from now on; what was set before stays in its history. Invoices that are issued keep their day.
 * @throws Refusal NOT_FOUND when there is no such company, TERMS_MOVED_ON when somebody set them meanwhile, INVALID_INPUT for a price list that is not there
 */
export async function setCompanyTerms(ctx: TransactionContext & Call, { params, body }: Input<typeof termsApi.setCompanyTerms>) {
  const { kind, holderId: id } = params
  const { seen, ...terms } = body
  const holder = await lockHolder(ctx.tx, { kind, id })
  if (!holder) throw new Refusal('NOT_FOUND')
  if (holder.termsId !== seen) throw new Refusal('TERMS_MOVED_ON')
  const { priceListId } = terms
  if (priceListId !== null && !(await priceLists.load(ctx.tx)).some((list) => list.id === priceListId))
    throw new Refusal('INVALID_INPUT', { fields: [{ path: 'priceListId', code: 'INVALID_INPUT' }] })
  const setBy = employeeIdOf(ctx)
  await insertTerms(ctx.tx, { kind, id }, { ...terms, setAt: ctx.now, setBy })
  await ctx.announce('companyTermsSet', { kind, id })
  if (kind === 'company') await noteInCompanyLog(ctx.tx, ctx.now, { companyId: id, byAccountId: setBy, action: 'termsSet' })
  return { id }
}

const usualDaysOf = (ctx: ReadContext) => figureInForce(ctx, budapestDay(ctx.now), 'companyInvoiceDueDays')

/** What the company is shown of its own terms (GAPS D12); who only sends or looks is not told what others left open. */
export async function showOwnTerms(ctx: ReadContext & Call): Promise<OwnTerms> {
  const { tx, actor } = ctx
  if (actor.kind !== 'account') throw new Refusal('UNAUTHORISED')
  const { accountId, company, customerType } = actor
  const holder: TermsHolder = company ? { kind: 'company', id: company.id } : { kind: 'account', id: accountId }
  const terms = await presentTerms(tx, holder)
  const seesCredit = company === undefined || company.role === 'administrator' || company.role === 'approver'
  return {
    dueDays: terms?.dueDays ?? (await usualDaysOf(ctx)),
    barred: terms?.barred ?? false,
    credit: seesCredit ? { limit: terms?.creditLimit ?? null, open: await openOnTerms(tx, holder, null) } : null,
    paymentMethods: await methodsInWords(ctx, methodsAllowed(customerType, terms?.paymentMethods ?? null)),
    usualMethod: terms?.usualMethod ? ((await methodsInWords(ctx, [terms.usualMethod]))[0] ?? null) : null,
    hasOwnPrices: (terms?.priceListId ?? null) !== null,
  }
}

const methodsInWords = async (ctx: ReadContext & Call, ids: readonly number[]) =>
  (await lookupOf(ctx, ctx.language, 'paymentMethods')).filter(({ id }) => ids.includes(id)).map(({ id, name }) => ({ id, name }))
