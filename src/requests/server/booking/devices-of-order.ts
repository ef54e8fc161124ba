import { orNull } from '#base/plain-text.ts'
import { serviceId } from '#catalogue/service-ids.ts'
import type { Call, ReadContext } from '#context.ts'
import type { FieldRefusal } from '#errors.ts'
import type { DeviceOrder, OrderedDevice } from '../../device-order.ts'
import { warrantyTypes } from '../../status.ts'
import type { WantedDevice } from './check-devices.ts'
import { serviceEntryFor } from './service-entry-store.ts'

type Rest = Omit<DeviceOrder, 'devices' | 'reference'>

/** A device of an order of many as it would be booked alone, at the service its brand and kind of repair have. */
export async function wantedDevice(
  ctx: ReadContext & Call,
  { warrantyType, rmaNumber, referenceNumber, ...device }: OrderedDevice,
  { pickupDay, pickupWindow, pickupNote, ...rest }: Rest,
): Promise<WantedDevice | { readonly refusals: readonly FieldRefusal[] }> {
  const bookedAt = { serviceId: warrantyType === warrantyTypes.insurance ? serviceId.insurance : serviceId.brand, warrantyTypeId: warrantyType }
  const entry = await serviceEntryFor(ctx, ctx.language, { ...bookedAt, brandId: device.brandId, providerId: null })
  if (!entry) return { refusals: [{ path: 'serviceRequest.availableServiceId', code: 'SERVICE_NOT_OFFERED' }] }
  return {
    order: {
      serviceRequest: {
        ...device,
        availableServiceId: entry.service.id,
        identifierGenerated: false,
        calculatedPrice: null,
        ...{ pickupDay, pickupWindow, pickupNote },
      },
      ...rest,
      ...{ gdpr: true, termsAndCond: true, generalInfos: false },
      // What is agreed to is asked of the order as a whole (wordings.ts).
      textVersions: { privacy: 0, terms: 0, generalInfo: null, serviceTerms: null },
      accountRegistration: false,
      processType: 'uj-megrendeles',
      ...{ prevCrmRequestId: null, prevGsmWorkSheetId: null, identicalHash: null },
    },
    rmaNumber: orNull(rmaNumber),
    referenceNumber: orNull(referenceNumber),
  }
}
