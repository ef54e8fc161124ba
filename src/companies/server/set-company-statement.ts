import { noteInCompanyLog } from '#accounts/server/company-log-store.ts'
import type { Input } from '#base/endpoint.ts'
import type { Call, TransactionContext } from '#context.ts'
import type { companiesApi } from '../companies.api.ts'
import { setWantsStatement } from './company-store.ts'
import { requireChanger } from './require-company.ts'

/** Asked twice it is one change. @throws Refusal NOT_FOUND, UNAUTHORISED */
export async function setCompanyStatement(
  ctx: TransactionContext & Call,
  { params: { companyId }, body: { wantsStatement } }: Input<typeof companiesApi.setCompanyStatement>,
) {
  const byAccountId = await requireChanger(ctx, companyId)
  if (await setWantsStatement(ctx.tx, companyId, wantsStatement))
    await noteInCompanyLog(ctx.tx, ctx.now, { companyId, byAccountId, action: wantsStatement ? 'statementOn' : 'statementOff' })
  return { wantsStatement }
}
