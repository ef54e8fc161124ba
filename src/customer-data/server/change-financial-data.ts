import { requireOwner } from '#accounts/server/own-account.ts'
import type { Input } from '#base/endpoint.ts'
import type { Call, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { customerDataApi } from '../customer-data.api.ts'
import { methodsAllowed } from '../payment-methods.ts'
import { refusalsOfBusinessForm, refuseFields } from './company-fields.ts'
import { updateFinancialData } from './customer-data-store.ts'
import { allowedMethodsOf } from './payment-terms-store.ts'
import { showFinancialData } from './show-financial-data.ts'

/** @throws Refusal NOT_FOUND, INVALID_INPUT; OWN_DATA_MOVED_ON when it was changed since `version` */
export async function changeFinancialData(ctx: TransactionContext & Call, { params, body }: Input<typeof customerDataApi.changeFinancialData>) {
  const { accountId: id, customerType } = requireOwner(ctx, params.id)
  const { version, paymentMethod, bankAccountNumber, taxNumber, businessForm } = body
  const isForbidden = paymentMethod !== null && !methodsAllowed(customerType, await allowedMethodsOf(ctx.tx, ctx.actor)).includes(paymentMethod)
  refuseFields([
    ...(isForbidden ? [{ path: 'paymentMethod', code: 'INVALID_INPUT' } as const] : []),
    ...(await refusalsOfBusinessForm(ctx, customerType, businessForm)),
  ])
  const change = {
    paymentMethodId: paymentMethod,
    bankAccount: bankAccountNumber || null,
    taxNumber: taxNumber || null,
    businessFormId: businessForm,
  }
  if (!(await updateFinancialData(ctx.tx, { id, version }, change))) throw new Refusal('OWN_DATA_MOVED_ON')
  return showFinancialData(ctx, { params })
}
