import type { PickupWindow } from '../../pickup-window.ts'

/** What a repeat claim asks anew. */
export type ClaimValues = {
  serviceRequest: { troubleDescription: string; pickupDay: string; pickupWindow: PickupWindow | null }
  gdpr: boolean
  termsAndCond: boolean
}

export const untouched: ClaimValues = {
  serviceRequest: { troubleDescription: '', pickupDay: '', pickupWindow: null },
  gdpr: false,
  termsAndCond: false,
}
