import type { CustomerProfile } from '#accounts/customer.ts'
import type { Address } from '#addresses/address.ts'
import type { SavedAddress } from '#addresses/saved-address.ts'

/** What a booking is filled in with, of whoever it is for. */
export type KnownPerson = {
  readonly profile: Pick<
    CustomerProfile,
    'lastName' | 'firstName' | 'middleName' | 'email' | 'phone' | 'companyName' | 'taxNumber' | 'customerType'
  > & { readonly businessForm: { readonly id: number } | null }
  readonly addresses: readonly KnownAddress[]
}
/** Whom the courier meets at a pickup point of a company, and what they should know; the phone as E.164. */
export type Meeting = Pick<SavedAddress, 'contactName' | 'contactPhone' | 'courierNote'>
export type KnownAddress = Address & Pick<SavedAddress, 'addressType' | 'isDefault' | 'billingName'> & Partial<Meeting>

/** What the account of whoever books knows of them. */
export type OwnData = { readonly profile: CustomerProfile; readonly addresses: readonly SavedAddress[] }
