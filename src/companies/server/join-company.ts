import { findAccount, loginOf } from '#accounts/server/account-store.ts'
import { noteInCompanyLog } from '#accounts/server/company-log-store.ts'
import { openMailedLink } from '#accounts/server/mailed-link-store.ts'
import type { Input } from '#base/endpoint.ts'
import type { Call, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { companiesApi } from '../companies.api.ts'
import { requireInvited, requirePresentTexts } from './accept-invitation.ts'
import { findCompany, insertPerson, lockCompany } from './company-store.ts'
import { chooseCostCentres } from './cost-centre-store.ts'
import { actsForCompany, insertLinkedAccount, takeInvitation } from './invitation-store.ts'

/**
 * Whoever has a login already joins another company (GAPS D12, decision 112): by the link and by being logged in with the address it was mailed to. They
 * get an account of their own there, which follows their login; what they had stays where it is.
 * @throws Refusal COMPANY_INVITATION_OVER, COMPANY_INVITATION_OTHER for whoever is logged in by another address, IN_THIS_COMPANY, TEXT_VERSION_CHANGED
 */
export async function joinCompany(ctx: TransactionContext & Call, { params, body }: Input<typeof companiesApi.joinCompany>) {
  const { tx, now, ip, actor } = ctx
  const { invitation: invited } = await requireInvited(ctx, params.token)
  const self = actor.kind === 'account' && !actor.apiKey ? await findAccount(tx, actor.accountId) : undefined
  if (self?.email !== invited.email) throw new Refusal('COMPANY_INVITATION_OTHER')
  await requirePresentTexts(ctx, body)
  const login = await loginOf(tx, self.id)
  // Of two who accept at once one comes after the other.
  await lockCompany(tx, invited.companyId)
  if (await actsForCompany(tx, login, invited.companyId)) throw new Refusal('IN_THIS_COMPANY')
  const link = await openMailedLink(tx, now, params.token, ['companyInvitation'])
  const invitation = link?.companyInvitationId ? await takeInvitation(tx, link.companyInvitationId) : undefined
  const company = invitation && (await findCompany(tx, invitation.companyId))
  if (!company) throw new Refusal('COMPANY_INVITATION_OVER')
  const { companyId, role, everyCostCentre, costCentreIds, decisionLimit } = invitation
  const { name: companyName, businessFormId, taxNumber, customerType } = company
  const { email, lastName, firstName, middleName, phone, defaultLanguage } = self
  const about = { email, lastName, firstName, middleName, phone, defaultLanguage, companyName, businessFormId, taxNumber, customerType }
  const textVersionIds = [body.textVersions.privacy, body.textVersions.terms]
  const accountId = await insertLinkedAccount(tx, now, { ...about, loginAccountId: login }, { textVersionIds, ip })
  await insertPerson(tx, now, { accountId, companyId, role, everyCostCentre, decisionLimit })
  await chooseCostCentres(tx, accountId, costCentreIds)
  await noteInCompanyLog(tx, now, { companyId, byAccountId: accountId, action: 'joined', accountId, roleAfter: role })
  return { accountId }
}
