import type { Input } from '#base/endpoint.ts'
import { serviceId } from '#catalogue/service-ids.ts'
import type { OutsideCall, OutsideContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { PickupOrder } from '../../pickup-order.ts'
import type { RepeatClaim } from '../../repeat-claim.ts'
import type { requestsApi } from '../../requests.api.ts'
import { type EarlierRequest, findEarlierRequest } from '../earlier-request-store.ts'
import { maskEmail } from '../masked.ts'
import { holdsRequest } from '../request-holder-store.ts'
import { findStored } from '../stored-request-store.ts'
import { claimedDevice } from './claimed-device.ts'
import { presentCostCentre } from './cost-centre-store.ts'
import { shortBusinessForm } from './device-store.ts'
import { orderOfRequest } from './order-of-request.ts'
import { findServiceEntry } from './service-entry-store.ts'
import { requestOfServiceWarrantyLink } from './service-warranty-link.ts'
import { bookPickup, measureRepair } from './submit-pickup-order.ts'

/**
 * A repeat claim in one click: device, person and addresses are those of the earlier request, and so are the account and the cost centre. Whoever has no more than
 * the link learns nothing of the person by booking (SECURITY C16): the hand-over sheet and the calendar entry go out by email alone.
 * @throws Refusal LINK_EXPIRED, SERVICE_WARRANTY_OVER, and whatever an ordinary booking is refused for
 */
export async function submitRepeatClaim(ctx: OutsideContext & OutsideCall, { body }: Input<typeof requestsApi.submitRepeatClaim>) {
  const id = await requestOfServiceWarrantyLink(ctx, body.identicalHash)
  const earlier = id === null ? undefined : await findEarlierRequest(ctx.tx, id)
  const stored = id === null ? undefined : await findStored(ctx.tx, id)
  const serviceEntry = await findServiceEntry(ctx, ctx.language, { service: serviceId.serviceWarranty })
  if (!earlier || !stored || !serviceEntry) throw new Refusal('LINK_EXPIRED', { fields: [{ path: 'identicalHash', code: 'LINK_EXPIRED' }] })
  const businessForm = await shortBusinessForm(ctx, stored.request.businessFormId)
  const order = claimOf(earlier, orderOfRequest(stored.request, stored.addresses, businessForm), body, serviceEntry.service.id)
  const measured = await measureRepair(ctx, order)
  const { accountId, customerType } = stored.request
  const isHeld = await holdsRequest(ctx, earlier.id)
  const borne = { ...order, serviceRequest: { ...order.serviceRequest, costCentreId: await presentCostCentre(ctx.tx, stored.request.costCentreId) } }
  return ctx.once(async (part) => {
    const booked = await bookPickup(part, borne, measured, { accountId, customerType, readBy: null })
    return isHeld
      ? { ...booked, email: earlier.email }
      : { ...booked, email: maskEmail(earlier.email), handoverDocumentHash: null, pickupCalendarUrl: null, follow: null }
  })
}

/** What comes with the device and what it does not do are told anew; what the service entry does not ask of a device is not carried. */
function claimOf(earlier: EarlierRequest, sent: PickupOrder, claim: RepeatClaim, availableServiceId: number): PickupOrder {
  const { customer, deliveryInAddress, deliveryOutAddress, billingAddress, serviceRequest: device } = sent
  const { textVersions, gdpr, termsAndCond, identicalHash } = claim
  return {
    serviceRequest: {
      ...device,
      ...claimedDevice(earlier),
      availableServiceId,
      // The second number was that of the device that was sent.
      imei2: earlier.identifierOut === null ? device.imei2 : '',
      purchasePrice: null,
      otherDescription: '',
      failureOptionIds: [],
      accessoryIds: [],
      accessoriesOther: '',
      insuranceNumber: '',
      repairCostLimit: null,
      ...claim.serviceRequest,
    },
    ...{ customer, deliveryInAddress, deliveryOutAddress, billingAddress },
    ...{ gdpr, termsAndCond, textVersions, generalInfos: false },
    accountRegistration: false,
    processType: 'szervizgarancia-futarszolgaltatas',
    prevCrmRequestId: earlier.id,
    prevGsmWorkSheetId: earlier.gsmWorksheetId,
    identicalHash,
  }
}
