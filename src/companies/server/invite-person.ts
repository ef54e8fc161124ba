import { noteInCompanyLog } from '#accounts/server/company-log-store.ts'
import type { Input } from '#base/endpoint.ts'
import type { Call, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { companiesApi } from '../companies.api.ts'
import type { NewPerson } from '../company.ts'
import { invitationOf } from './company-dto.ts'
import { countInvitations } from './invitation-limits.ts'
import { findInvitation, insertInvitation, prolongInvitation, type StoredInvitation, takeInvitation } from './invitation-store.ts'
import { requireKnownCostCentres } from './person-access.ts'
import { requireChanger } from './require-company.ts'

/**
 * Whether the address has an account is not looked at here: the email tells its owner, so that nobody learns it by inviting.
 * @throws Refusal NOT_FOUND, UNAUTHORISED, INVITED_ALREADY, TOO_MANY
 */
export async function invitePerson(ctx: TransactionContext & Call, { params: { companyId }, body }: Input<typeof companiesApi.invitePerson>) {
  const byAccountId = await requireChanger(ctx, companyId)
  return invite(ctx, companyId, byAccountId, body)
}

export async function invite(ctx: TransactionContext & Call, companyId: number, byAccountId: number, person: NewPerson) {
  const { email, role: roleAfter } = person
  await requireKnownCostCentres(ctx, companyId, person)
  await countInvitations(ctx, companyId, email)
  const id = await insertInvitation(ctx.tx, ctx.now, companyId, person)
  if (id === undefined) throw new Refusal('INVITED_ALREADY', { fields: [{ path: 'email', code: 'INVITED_ALREADY' }] })
  await noteInCompanyLog(ctx.tx, ctx.now, { companyId, byAccountId, action: 'invited', email, roleAfter })
  await ctx.announce('companyPersonInvited', { invitationId: id, at: ctx.now.toString() })
  return shown(ctx, id)
}

/** @throws Refusal NOT_FOUND, UNAUTHORISED, TOO_MANY */
export async function inviteAgain(ctx: TransactionContext & Call, { params: { companyId, invitationId } }: Input<typeof companiesApi.inviteAgain>) {
  const byAccountId = await requireChanger(ctx, companyId)
  const { email } = await requireInvitation(ctx, companyId, invitationId)
  await countInvitations(ctx, companyId, email)
  await prolongInvitation(ctx.tx, ctx.now, invitationId)
  await noteInCompanyLog(ctx.tx, ctx.now, { companyId, byAccountId, action: 'invitedAgain', email })
  await ctx.announce('companyPersonInvited', { invitationId, at: ctx.now.toString() })
  return shown(ctx, invitationId)
}

/** @throws Refusal NOT_FOUND, also when it was accepted meanwhile; UNAUTHORISED */
export async function takeInvitationBack(
  ctx: TransactionContext & Call,
  { params: { companyId, invitationId } }: Input<typeof companiesApi.takeInvitationBack>,
) {
  const byAccountId = await requireChanger(ctx, companyId)
  const { email } = await requireInvitation(ctx, companyId, invitationId)
  await takeInvitation(ctx.tx, invitationId)
  await noteInCompanyLog(ctx.tx, ctx.now, { companyId, byAccountId, action: 'takenBack', email })
  return {}
}

async function requireInvitation({ tx }: TransactionContext, companyId: number, id: number): Promise<StoredInvitation> {
  const invitation = await findInvitation(tx, id)
  if (invitation?.companyId !== companyId) throw new Refusal('NOT_FOUND')
  return invitation
}

async function shown(ctx: TransactionContext & Call, id: number) {
  const invitation = await findInvitation(ctx.tx, id)
  if (!invitation) throw new Error('An invitation that was just written is not there')
  return invitationOf(ctx, invitation)
}
