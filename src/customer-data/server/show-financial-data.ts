import { requireOwnAccount } from '#accounts/server/own-account.ts'
import type { Input } from '#base/endpoint.ts'
import type { LookupKind } from '#catalogue/catalogue.ts'
import { lookupOf } from '#catalogue/server/lookup-store.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { customerDataApi } from '../customer-data.api.ts'
import type { FinancialData } from '../customer-data.ts'
import { findFinancialData } from './customer-data-store.ts'

/** @throws Refusal NOT_FOUND */
export async function showFinancialData(
  ctx: ReadContext & Call,
  { params }: Pick<Input<typeof customerDataApi.showFinancialData>, 'params'>,
): Promise<FinancialData> {
  const found = await findFinancialData(ctx.tx, requireOwnAccount(ctx, params.id))
  if (!found) throw new Refusal('NOT_FOUND')
  return {
    version: found.financialVersion,
    currency: 'HUF',
    paymentMethod: await namedOf(ctx, 'paymentMethods', found.paymentMethodId),
    bankAccountNumber: found.bankAccount,
    taxNumber: found.taxNumber,
    businessForm: await namedOf(ctx, 'businessForms', found.businessFormId),
  }
}

async function namedOf(ctx: ReadContext & Call, kind: LookupKind, id: number | null) {
  const found = id === null ? undefined : (await lookupOf(ctx, ctx.language, kind)).find((one) => one.id === id)
  return found ? { id: found.id, name: found.short ?? found.name } : null
}
