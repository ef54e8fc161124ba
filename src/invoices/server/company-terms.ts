import { z } from 'zod'
import { employeeIdOf, keysOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import { budapestDay } from '#calendar/calendar.ts'
import { figureInForce } from '#catalogue/server/system-param-store.ts'
import type { Call, ReadContext, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { termsApi } from '../terms.api.ts'
import { companiesOnTerms, insertTerms, lockCompany } from './terms-store.ts'

/** For the finance desk: on what terms companies pay, and what is open of each. */
export async function listCompanyTerms(ctx: ReadContext & Call, { query }: Input<typeof termsApi.listCompanyTerms>) {
  const rows = await companiesOnTerms(ctx.tx, query)
  const companies = rows.slice(0, query.size)
  const usualDays = await figureInForce(ctx, budapestDay(ctx.now), 'companyInvoiceDueDays', z.int().positive())
  const next = rows.length > query.size ? (companies.at(-1)?.accountId ?? null) : null
  return { companies, next, maySet: keysOf(ctx.actor).includes('company.terms'), usualDays }
}

/**
 * Sets a company's terms from now on; what was set before stays in its history. Invoices that are issued keep their day.
 * @throws Refusal NOT_FOUND when there is no such company, TERMS_MOVED_ON when somebody set them meanwhile
 */
export async function setCompanyTerms(ctx: TransactionContext & Call, { params, body }: Input<typeof termsApi.setCompanyTerms>) {
  const { accountId } = params
  const { seen, ...terms } = body
  const company = await lockCompany(ctx.tx, accountId)
  if (!company) throw new Refusal('NOT_FOUND')
  if (company.termsId !== seen) throw new Refusal('TERMS_MOVED_ON')
  await insertTerms(ctx.tx, { ...terms, accountId, setAt: ctx.now, setBy: employeeIdOf(ctx) })
  return { accountId }
}
