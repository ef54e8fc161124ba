import { keysOf } from '#accounts/who.ts'
import type { Call, ReadContext, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { administratorsOf, findPerson, lockCompany, type StoredPerson } from './company-store.ts'

/**
 * Narrows the callers to the administrators of the company and to employees who keep companies.
 * @throws Refusal NOT_FOUND for another company, and for one that does not exist; UNAUTHORISED for whoever is something else in this one
 */
export function requireKeeper({ actor }: Pick<Call, 'actor'>, companyId: number): void {
  if (keysOf(actor).includes('company.people')) return
  if (actor.kind !== 'account' || actor.company?.id !== companyId) throw new Refusal('NOT_FOUND')
  if (actor.company.role !== 'administrator') throw new Refusal('UNAUTHORISED')
}

/**
 * The same for whoever changes something: the company is locked, and an administrator still is one, now that it is their turn.
 * @returns the account that acts
 */
export async function requireChanger(ctx: TransactionContext & Call, companyId: number): Promise<number> {
  requireKeeper(ctx, companyId)
  if (ctx.actor.kind !== 'account' || !(await lockCompany(ctx.tx, companyId))) throw new Refusal('NOT_FOUND')
  const { accountId, company } = ctx.actor
  if (company && !(await administratorsOf(ctx.tx, companyId)).includes(accountId)) throw new Refusal('UNAUTHORISED')
  return accountId
}

/** @throws Refusal NOT_FOUND */
export async function requirePerson({ tx }: Pick<ReadContext, 'tx'>, companyId: number, accountId: number): Promise<StoredPerson> {
  const person = await findPerson(tx, companyId, accountId)
  if (!person) throw new Refusal('NOT_FOUND')
  return person
}

/** Somebody must be able to invite the next one. @throws Refusal COMPANY_NEEDS_ADMINISTRATOR */
export async function requireAnotherAdministrator({ tx }: Pick<ReadContext, 'tx'>, companyId: number, accountId: number): Promise<void> {
  const others = (await administratorsOf(tx, companyId)).filter((id) => id !== accountId)
  if (others.length === 0) throw new Refusal('COMPANY_NEEDS_ADMINISTRATOR')
}
