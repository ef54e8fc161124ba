import type { CustomerType } from '#accounts/who.ts'

/** Whose accounts serve at a counter (DESIGN 8.26). */
export const storeTypes = ['STORE_01', 'RETAILER', 'DISTRIBUTOR'] as const satisfies readonly CustomerType[]

export const servesAtCounter = (type: CustomerType): boolean => storeTypes.some((one) => one === type)
