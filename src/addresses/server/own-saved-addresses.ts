import { requireOwnAccount } from '#accounts/server/own-account.ts'
import { type Actor, keysOf } from '#accounts/who.ts'
import type { Call, ReadContext, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { addressTypes } from '../address-type.ts'
import { meetsSomebody, type NewSavedAddress } from '../saved-address.ts'
import { type AddressOwner, findSavedAddresses, lockAddressesOf, type SavedAddressRow } from './saved-address-store.ts'

/** One's own addresses. @throws Refusal NOT_FOUND for somebody else's */
export const ownBook = (ctx: ReadContext & Call, accountId: number): AddressOwner => ({ accountId: requireOwnAccount(ctx, accountId) })

/**
 * Those of the company, which its administrators keep, and employees who keep companies.
 * @throws Refusal NOT_FOUND for another company, UNAUTHORISED for whoever is something else in this one
 */
export function companyBook({ actor }: { readonly actor: Actor }, companyId: number): { readonly companyId: number } {
  if (keysOf(actor).includes('company.people')) return { companyId }
  if (actor.kind !== 'account' || actor.company?.id !== companyId) throw new Refusal('NOT_FOUND')
  if (actor.company.role !== 'administrator') throw new Refusal('UNAUTHORISED')
  return { companyId }
}

/** Only at a company's places does the courier meet somebody else; nobody is met where an invoice goes. @throws Refusal FIELD_NOT_ASKED */
export function requireOfCompany(owner: AddressOwner, address: NewSavedAddress): void {
  if (!meetsSomebody(address) || ('companyId' in owner && address.addressType.id !== addressTypes.billing)) return
  throw new Refusal('INVALID_INPUT', { fields: [{ path: 'contactName', code: 'FIELD_NOT_ASKED' }] })
}

export type OfferedAddress = SavedAddressRow & { readonly shared: boolean }

/** What somebody may choose: their own, and those of their company. For an invoice the company's come first, else one's own. */
export async function addressesOffered({ tx, actor }: Pick<ReadContext & Call, 'tx' | 'actor'>, accountId: number): Promise<OfferedAddress[]> {
  const of = async (owner: AddressOwner, shared: boolean) => (await findSavedAddresses(tx, owner)).map((row) => ({ ...row, shared }))
  const company = actor.kind === 'account' ? actor.company : undefined
  const [own, shared] = [await of({ accountId }, false), company ? await of({ companyId: company.id }, true) : []]
  const isBilling = ({ addressTypeId }: SavedAddressRow) => addressTypeId === addressTypes.billing
  return [...shared.filter(isBilling), ...own, ...shared.filter((row) => !isBilling(row))]
}

/** The addresses of an owner, which nobody else changes until this transaction ends. @throws Refusal NOT_FOUND */
export async function lockAddresses(ctx: TransactionContext & Call, owner: AddressOwner): Promise<readonly SavedAddressRow[]> {
  if (!(await lockAddressesOf(ctx.tx, owner))) throw new Refusal('NOT_FOUND')
  return findSavedAddresses(ctx.tx, owner)
}

/** @throws Refusal NOT_FOUND for one that is gone, or somebody else's */
export async function lockAddress(ctx: TransactionContext & Call, owner: AddressOwner, id: number): Promise<SavedAddressRow> {
  const address = (await lockAddresses(ctx, owner)).find((one) => one.id === id)
  if (!address) throw new Refusal('NOT_FOUND')
  return address
}
