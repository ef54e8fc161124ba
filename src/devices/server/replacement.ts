import { budapestDay, type Day } from '#calendar/calendar.ts'
import { claimedDevice } from '#requests/server/booking/claimed-device.ts'
import { warrantyTypes } from '#requests/status.ts'
import type { ReplacedRequest } from './device-store.ts'

/** A repair that ended by handing back another device. */
export type Replacement = ReturnType<typeof claimedDevice> & {
  readonly requestId: number
  /** Of the device that was sent. */
  readonly replaced: string
  readonly day: Day
  /** Under the guarantee: it begins anew for the new device (Ptk. 6:163. § (5), 6:173. §, decision 60). */
  readonly renewsGuarantee: boolean
  readonly purchase: { readonly dateOfPurchase: Day | null; readonly purchasePrice: number | null }
}

export function replacementOf(request: ReplacedRequest): Replacement[] {
  const { id, identifier, identifierOut, handedBackAt, warrantyTypeId, dateOfPurchase, purchasePrice } = request
  if (identifierOut === null || handedBackAt === null) return []
  const renewsGuarantee = warrantyTypeId === warrantyTypes.warranty
  const purchase = { dateOfPurchase, purchasePrice }
  return [{ ...claimedDevice(request), requestId: id, replaced: identifier, day: budapestDay(handedBackAt), renewsGuarantee, purchase }]
}

/** How a device stands among the replacements of its account, the newest first. */
export type Place = { readonly by: Replacement | undefined; readonly of: Replacement | undefined }

export const placeOf = (replacements: readonly Replacement[], identifier: string): Place => ({
  by: replacements.find(({ replaced }) => replaced === identifier),
  of: replacements.find((replacement) => replacement.identifier === identifier),
})
