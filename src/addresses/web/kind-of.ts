import { type AddressTypeId, addressTypes } from '../address-type.ts'

/** The words of a kind of address are under this key. */
export type AddressKind = keyof typeof addressTypes

export const kindOf = (type: AddressTypeId): AddressKind => (type === addressTypes.in ? 'in' : type === addressTypes.billing ? 'billing' : 'out')
