import type { AddressTypeId } from '../address-type.ts'
import type { SavedAddress } from '../saved-address.ts'

/** What is open in a form: one of the list, or a new one of a kind. */
export type Open = { readonly type: AddressTypeId; readonly saved?: SavedAddress }

export const placeOf = ({ type, saved }: Open) => `${type} ${saved?.id ?? 'new'}`
