import type { CustomerType } from './who.ts'

/** SPEC 1, feature flags: the kinds of customers each is on for. */
const features = {
  registration: ['B2C', 'MOST-B2B'],
  bulkUpload: ['FLOTTA', 'DISTRIBUTOR', 'STORE_01', 'RETAILER', 'OTHER_01'],
  preAlert: ['PREALERT'],
} as const satisfies Readonly<Record<string, readonly CustomerType[]>>
export type Feature = keyof typeof features

/** The customer types a person can register as. */
export const registrationTypes = features.registration
export type RegistrationType = (typeof registrationTypes)[number]

export const bulkUploadTypes = features.bulkUpload

export const preAlertTypes = features.preAlert

export const hasFeature = (type: CustomerType, feature: Feature): boolean => (features[feature] as readonly CustomerType[]).includes(type)
