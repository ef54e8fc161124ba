/** Why a request waits (GAPS D1), as stored: for a part, for the customer, for the insurer. */
export const holdReasons = ['alkatresz', 'ugyfel', 'biztosito'] as const
export type HoldReason = (typeof holdReasons)[number]
export const isHoldReason = (text: string): text is HoldReason => holdReasons.some((one) => one === text)
