import type { CustomerProfile } from '#accounts/customer.ts'
import type { SavedAddress } from '#addresses/saved-address.ts'

/** What the account of whoever books knows of them. */
export type OwnData = { readonly profile: CustomerProfile; readonly addresses: readonly SavedAddress[] }
