import { isPrivate } from '#accounts/customer-type.ts'
import { requireOwnAccount } from '#accounts/server/own-account.ts'
import { showCustomer } from '#accounts/server/show-customer.ts'
import type { CustomerType } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import type { Call, TransactionContext } from '#context.ts'
import { type FieldRefusal, Refusal } from '#errors.ts'
import type { customerDataApi } from '../customer-data.api.ts'
import { refusalsOfBusinessForm, refuseFields } from './company-fields.ts'
import { updateProfile } from './customer-data-store.ts'

/** @throws Refusal NOT_FOUND, INVALID_INPUT; OWN_DATA_MOVED_ON when it was changed since `version` */
export async function changeProfile(ctx: TransactionContext & Call, { params, body }: Input<typeof customerDataApi.changeProfile>) {
  const id = requireOwnAccount(ctx, params.id)
  const { customerType } = await showCustomer(ctx, { params, query: {}, body: {} })
  const { version, phone, companyName, businessForm, ...names } = body
  refuseFields([...refusalsOfCompany(customerType, companyName), ...(await refusalsOfBusinessForm(ctx, customerType, businessForm))])
  const change = { ...names, phone: phone || null, companyName: companyName || null, businessFormId: businessForm }
  if (!(await updateProfile(ctx.tx, { id, version }, change))) throw new Refusal('OWN_DATA_MOVED_ON')
  return showCustomer(ctx, { params, query: {}, body: {} })
}

/** SPEC 1: company customers have a company name, the others none. */
function refusalsOfCompany(type: CustomerType, companyName: string): FieldRefusal[] {
  if (isPrivate(type)) return companyName === '' ? [] : [{ path: 'companyName', code: 'FIELD_NOT_ASKED' }]
  return companyName === '' ? [{ path: 'companyName', code: 'REQUIRED' }] : []
}
