import { companyTypes } from '#accounts/customer-type.ts'
import { noteInCompanyLog } from '#accounts/server/company-log-store.ts'
import { businessForms } from '#accounts/server/registration-setup-store.ts'
import { employeeIdOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import type { Call, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { companiesApi } from '../companies.api.ts'
import { belongsToCompany, findBusinessAccount, insertCompany, insertPerson } from './company-store.ts'
import { invite } from './invite-person.ts'

/** @throws Refusal INVALID_INPUT for a legal form that is none */
export async function createCompany(ctx: TransactionContext & Call, { body }: Input<typeof companiesApi.createCompany>) {
  const { administrator, businessForm: businessFormId, name, taxNumber, customerType } = body
  if (!(await businessForms(ctx, ctx.language)).some(({ id }) => id === businessFormId))
    throw new Refusal('INVALID_INPUT', { fields: [{ path: 'businessForm', code: 'INVALID_INPUT' }] })
  const createdBy = employeeIdOf(ctx)
  const companyId = await insertCompany(ctx.tx, ctx.now, { name, taxNumber, customerType, businessFormId, createdBy })
  await noteInCompanyLog(ctx.tx, ctx.now, { companyId, byAccountId: createdBy, action: 'created' })
  await invite(ctx, companyId, createdBy, { ...administrator, role: 'administrator' })
  return { companyId }
}

/**
 * The account of a company whose people shared it until now: it becomes the first administrator's.
 * @throws Refusal NO_BUSINESS_ACCOUNT, IN_A_COMPANY
 */
export async function createCompanyOfAccount(ctx: TransactionContext & Call, { body }: Input<typeof companiesApi.createCompanyOfAccount>) {
  const account = await findBusinessAccount(ctx.tx, body.email)
  if (!account || !companyTypes.includes(account.customerType)) throw refusedAddress('NO_BUSINESS_ACCOUNT')
  if (await belongsToCompany(ctx.tx, account.id)) throw refusedAddress('IN_A_COMPANY')
  const { id: accountId, companyName: name, businessFormId, taxNumber, customerType } = account
  const createdBy = employeeIdOf(ctx)
  const companyId = await insertCompany(ctx.tx, ctx.now, { name, taxNumber, customerType, businessFormId, createdBy })
  await insertPerson(ctx.tx, ctx.now, { accountId, companyId, role: 'administrator' })
  await noteInCompanyLog(ctx.tx, ctx.now, { companyId, byAccountId: createdBy, action: 'created', accountId, roleAfter: 'administrator' })
  return { companyId }
}

const refusedAddress = (code: 'NO_BUSINESS_ACCOUNT' | 'IN_A_COMPANY') => new Refusal(code, { fields: [{ path: 'email', code }] })
