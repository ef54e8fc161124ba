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

const asked = new Set(['serviceRequest.troubleDescription', 'serviceRequest.pickupDay', 'serviceRequest.pickupWindow', 'gdpr', 'termsAndCond'])

/** Which field shows what was refused at a path of the body. The hours are asked for once a day is chosen: until then theirs is the day's. */
export const fieldOfClaim = (path: string, { serviceRequest: { pickupDay } }: ClaimValues): string => {
  if (path === 'serviceRequest.pickupWindow' && pickupDay === '') return 'serviceRequest.pickupDay'
  return asked.has(path) ? path : `earlier.${path}`
}
