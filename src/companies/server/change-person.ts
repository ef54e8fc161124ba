import { findLoginAccount, loginOf } from '#accounts/server/account-store.ts'
import { noteInCompanyLog } from '#accounts/server/company-log-store.ts'
import { passwordLinks, revokeMailedLinks } from '#accounts/server/mailed-link-store.ts'
import { endSessionsOfAccount } from '#accounts/server/session-store.ts'
import type { Input } from '#base/endpoint.ts'
import type { Call, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { companiesApi } from '../companies.api.ts'
import { personOf } from './company-dto.ts'
import { changePerson, type StoredPerson, setEnabled } from './company-store.ts'
import { accessAfter, changesNothing, requireKnownCostCentres, writeAccess } from './person-access.ts'
import { requireAnotherAdministrator, requireChanger, requirePerson } from './require-company.ts'

const mightDecide = ({ role }: StoredPerson) => role === 'administrator' || role === 'approver'

/** It holds from the next call on. @throws Refusal NOT_FOUND, UNAUTHORISED, COST_CENTRE_UNKNOWN, COMPANY_NEEDS_ADMINISTRATOR, COMPANY_PERSON_MOVED_ON */
export async function changeCompanyPerson(
  ctx: TransactionContext & Call,
  { params: { companyId, accountId }, body }: Input<typeof companiesApi.changeCompanyPerson>,
) {
  const byAccountId = await requireChanger(ctx, companyId)
  const person = await requirePerson(ctx, companyId, accountId)
  await requireKnownCostCentres(ctx, companyId, body)
  const after = accessAfter(person, body)
  if (changesNothing(person, after)) return personOf(ctx, person)
  const { role, everyCostCentre, decisionLimit } = after
  if (person.role === 'administrator' && role !== 'administrator' && person.leftAt === null)
    await requireAnotherAdministrator(ctx, companyId, accountId)
  if (!(await changePerson(ctx.tx, { accountId, version: body.version }, { role, everyCostCentre, decisionLimit })))
    throw new Refusal('COMPANY_PERSON_MOVED_ON')
  await writeAccess(ctx, { companyId, byAccountId, person }, after)
  await ctx.announce('companyPersonChanged', { companyId, accountId, mightDecide: mightDecide(person) })
  return personOf(ctx, await requirePerson(ctx, companyId, accountId))
}

/**
 * Their account of this company is closed: its sessions end, and what they sent stays the company's. With the last company mailed links end too. Who left already is answered as done.
 * @throws Refusal NOT_FOUND, UNAUTHORISED, COMPANY_NEEDS_ADMINISTRATOR, COMPANY_PERSON_MOVED_ON
 */
export async function leaveCompany(
  ctx: TransactionContext & Call,
  { params: { companyId, accountId }, body: { version } }: Input<typeof companiesApi.leaveCompany>,
) {
  const byAccountId = await requireChanger(ctx, companyId)
  const person = await requirePerson(ctx, companyId, accountId)
  if (person.leftAt !== null) return personOf(ctx, person)
  if (person.role === 'administrator') await requireAnotherAdministrator(ctx, companyId, accountId)
  if (!(await changePerson(ctx.tx, { accountId, version }, { leftAt: ctx.now }))) throw new Refusal('COMPANY_PERSON_MOVED_ON')
  await setEnabled(ctx.tx, accountId, false)
  await endSessionsOfAccount(ctx.tx, ctx.now, accountId)
  const login = await loginOf(ctx.tx, accountId)
  // Who acts for another company too goes on there, by the same login.
  if (!(await findLoginAccount(ctx.tx, login))) await revokeMailedLinks(ctx.tx, ctx.now, { purposes: passwordLinks, accountId: login })
  await noteInCompanyLog(ctx.tx, ctx.now, { companyId, byAccountId, action: 'left', accountId, roleBefore: person.role })
  await ctx.announce('companyPersonChanged', { companyId, accountId, mightDecide: mightDecide(person) })
  return personOf(ctx, await requirePerson(ctx, companyId, accountId))
}

/** Who is there already is answered as done. @throws Refusal NOT_FOUND, UNAUTHORISED, COMPANY_PERSON_MOVED_ON */
export async function returnToCompany(
  ctx: TransactionContext & Call,
  { params: { companyId, accountId }, body: { version } }: Input<typeof companiesApi.returnToCompany>,
) {
  const byAccountId = await requireChanger(ctx, companyId)
  const person = await requirePerson(ctx, companyId, accountId)
  if (person.leftAt === null) return personOf(ctx, person)
  if (!(await changePerson(ctx.tx, { accountId, version }, { leftAt: null }))) throw new Refusal('COMPANY_PERSON_MOVED_ON')
  await setEnabled(ctx.tx, accountId, true)
  await noteInCompanyLog(ctx.tx, ctx.now, { companyId, byAccountId, action: 'returned', accountId, roleAfter: person.role })
  return personOf(ctx, await requirePerson(ctx, companyId, accountId))
}
