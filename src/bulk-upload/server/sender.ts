import { findAccount } from '#accounts/server/account-store.ts'
import { accountIdOf } from '#accounts/who.ts'
import { addressTypes } from '#addresses/address-type.ts'
import { hungary } from '#addresses/hungary.ts'
import { addressesOffered, type OfferedAddress } from '#addresses/server/own-saved-addresses.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { type CompanyData, companyDataOf } from '#requests/server/booking/company-data-store.ts'
import { costCentresOffered } from '#requests/server/booking/cost-centre-store.ts'
import type { addressIn } from '../cells.ts'

/** Whoever uploads, as every row's customer: their company, and where invoices go. */
export type Sender = {
  readonly accountId: number
  /** Null: its name, legal form or tax number is missing, with the company and with the account. */
  readonly company: (CompanyData & { readonly isCompany: true }) | null
  /** The default first. */
  readonly billingAddresses: readonly { readonly id: number; readonly address: object }[]
  /** Saved addresses that have a name, one's own first: a row may name one in place of writing it out. */
  readonly places: readonly { readonly name: string; readonly address: ReturnType<typeof addressIn>; readonly courierNote: string }[]
  /** Those that may be chosen. */
  readonly costCentres: readonly { readonly id: number; readonly code: string }[]
}

export async function senderOf(ctx: ReadContext & Call): Promise<Sender> {
  const accountId = accountIdOf(ctx.actor)
  const account = accountId === null ? undefined : await findAccount(ctx.tx, accountId)
  if (!account) throw new Refusal('UNAUTHORISED')
  const company = await companyDataOf(ctx)
  const saved = await addressesOffered(ctx, account.id)
  return {
    accountId: account.id,
    company: company && { isCompany: true, ...company },
    places: saved
      .filter(({ label, countryCode }) => label !== '' && countryCode === hungary)
      .toSorted((one, other) => Number(one.shared) - Number(other.shared))
      .map((row) => ({ name: row.label, address: placeOf(row), courierNote: row.courierNote })),
    costCentres: await costCentresOffered(ctx),
    billingAddresses: saved
      .filter(({ addressTypeId }) => addressTypeId === addressTypes.billing)
      .map(({ id, countryCode, billingName, taxNumber: ownTaxNumber, isCompany, ...row }) => ({
        id,
        address: { ...placeOf(row), countryCode, billingName, taxNumber: ownTaxNumber, isCompany },
      })),
  }
}

type Place = Pick<OfferedAddress, 'postalCode' | 'city' | 'publicPlaceName' | 'publicPlaceType' | 'streetNumber' | 'other'>

const placeOf = ({ postalCode, city, publicPlaceName, publicPlaceType, streetNumber, other }: Place) => ({
  postalCode,
  city,
  publicPlaceName,
  publicPlaceType,
  streetNumber,
  other,
})
