import { nameInWords } from '#accounts/name-in-words.ts'
import { findAccountByEmail } from '#accounts/server/account-store.ts'
import { noteInCompanyLog } from '#accounts/server/company-log-store.ts'
import { findMailedLink, openMailedLink } from '#accounts/server/mailed-link-store.ts'
import { hashPassword } from '#accounts/server/password-hash.ts'
import { acceptedTexts } from '#accounts/server/registration-setup-store.ts'
import type { Input } from '#base/endpoint.ts'
import type { Call, ReadContext, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { companiesApi } from '../companies.api.ts'
import { findCompany, insertPerson } from './company-store.ts'
import { chooseCostCentres } from './cost-centre-store.ts'
import { findInvitation, insertAccountOfPerson, takeInvitation } from './invitation-store.ts'

/** It uses nothing: a mail scanner may look. @throws Refusal COMPANY_INVITATION_OVER */
export async function showInvitation(ctx: ReadContext & Call, { params }: Input<typeof companiesApi.showInvitation>) {
  const { invitation, company } = await requireInvited(ctx, params.token)
  return {
    name: company.name,
    businessForm: company.businessForm,
    person: nameInWords(ctx.language, invitation),
    email: invitation.email,
    role: invitation.role,
    hasLogin: (await findAccountByEmail(ctx.tx, invitation.email)) !== undefined,
    textVersions: await acceptedTexts(ctx, ctx.language),
  }
}

/**
 * Opens the account, which is of the company's customer type. It lets nobody in (SECURITY A3), and takes no earlier requests of the address along
 * as a registration does: what somebody booked for themselves is not their company's.
 * @throws Refusal COMPANY_INVITATION_OVER, also when the address has got an account meanwhile; TEXT_VERSION_CHANGED
 */
export async function acceptInvitation(ctx: TransactionContext & Call, { params, body }: Input<typeof companiesApi.acceptInvitation>) {
  const { tx, now, ip } = ctx
  await requireInvited(ctx, params.token)
  await requirePresentTexts(ctx, body)
  const passwordHash = await hashPassword(body.password)
  const link = await openMailedLink(tx, now, params.token, ['companyInvitation'])
  const invitation = link?.companyInvitationId ? await takeInvitation(tx, link.companyInvitationId) : undefined
  const company = invitation && (await findCompany(tx, invitation.companyId))
  if (!company) throw new Refusal('COMPANY_INVITATION_OVER')
  const { email, lastName, firstName, language, role, companyId, everyCostCentre, costCentreIds, decisionLimit } = invitation
  const { name: companyName, businessFormId, taxNumber, customerType } = company
  const account = { email, lastName, firstName, language, companyName, businessFormId, taxNumber, customerType, passwordHash }
  const textVersionIds = [body.textVersions.privacy, body.textVersions.terms]
  const accountId = await insertAccountOfPerson(tx, now, account, { textVersionIds, ip })
  if (accountId === undefined) throw new Refusal('COMPANY_INVITATION_OVER')
  await insertPerson(tx, now, { accountId, companyId, role, everyCostCentre, decisionLimit })
  await chooseCostCentres(tx, accountId, costCentreIds)
  await noteInCompanyLog(tx, now, { companyId, byAccountId: accountId, action: 'joined', accountId, roleAfter: role })
  return {}
}

/** @throws Refusal COMPANY_INVITATION_OVER */
export async function requireInvited({ tx, now }: Pick<ReadContext, 'tx' | 'now'>, token: string) {
  const link = await findMailedLink(tx, now, token, ['companyInvitation'])
  const invitation = link?.companyInvitationId ? await findInvitation(tx, link.companyInvitationId) : undefined
  const company = invitation && (await findCompany(tx, invitation.companyId))
  if (!company) throw new Refusal('COMPANY_INVITATION_OVER')
  return { invitation, company }
}

/** @throws Refusal TEXT_VERSION_CHANGED */
export async function requirePresentTexts(
  ctx: ReadContext & Call,
  { textVersions }: Pick<Input<typeof companiesApi.joinCompany>['body'], 'textVersions'>,
) {
  const present = await acceptedTexts(ctx, ctx.language)
  const changed = (['privacy', 'terms'] as const).filter((kind) => present[kind] !== textVersions[kind])
  if (changed.length > 0)
    throw new Refusal('TEXT_VERSION_CHANGED', { fields: changed.map((kind) => ({ path: `textVersions.${kind}`, code: 'TEXT_VERSION_CHANGED' })) })
}
