/** SPEC 3: 1 shipping-in, 2 billing, 3 shipping-out. */
export const addressTypes = { in: 1, billing: 2, out: 3 } as const
export type AddressTypeId = (typeof addressTypes)[keyof typeof addressTypes]

export const addressTypeIds: readonly AddressTypeId[] = Object.values(addressTypes)
