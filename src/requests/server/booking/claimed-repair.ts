import type { Call, ReadContext } from '#context.ts'
import { type FieldRefusal, Refusal } from '#errors.ts'
import { newServiceWarrantyOrder } from '#public-paths.ts'
import type { PickupOrder } from '../../pickup-order.ts'
import { asWorksheetNumber } from '../../worksheet-number.ts'
import { type EarlierRequest, findEarlierRequest } from '../earlier-request-store.ts'
import { requireHeldRequest } from '../request-holder-store.ts'
import { claimedDevice, isClaimedDevice } from './claimed-device.ts'
import { requestOfServiceWarrantyLink } from './service-warranty-link.ts'
import { serviceWarrantyTerm } from './service-warranty-term.ts'

const refused = (path: string, code: FieldRefusal['code']) => new Refusal(code, { fields: [{ path, code }] })

/**
 * The earlier repair an order of service 32 leans on: named by the link of that repair, or by somebody who holds it
 * (SECURITY R1). Nobody can hang an order on a stranger's repair by guessing its number.
 * @returns null for a new order without an earlier repair
 * @throws Refusal LINK_EXPIRED, INVALID_INPUT, BRAND_UNKNOWN, OTHER_DEVICE, SERVICE_WARRANTY_OVER
 */
export async function claimedRepair(ctx: ReadContext & Call, order: PickupOrder): Promise<{ id: number; gsmWorksheetId: string | null } | null> {
  const { prevCrmRequestId, prevGsmWorkSheetId } = order
  const link = linkOf(order)
  if (link === null && prevCrmRequestId === null && prevGsmWorkSheetId === null) return null

  const earlier = await earlierRepair(ctx, order)
  if (!earlier) throw link === null ? refused('prevCrmRequestId', 'INVALID_INPUT') : refused('identicalHash', 'LINK_EXPIRED')
  if (prevCrmRequestId !== earlier.id) throw refused('prevCrmRequestId', 'INVALID_INPUT')
  if ((prevGsmWorkSheetId && asWorksheetNumber(prevGsmWorkSheetId)) !== earlier.gsmWorksheetId) throw refused('prevGsmWorkSheetId', 'INVALID_INPUT')
  if (earlier.brandId !== order.serviceRequest.brandId) throw refused('serviceRequest.brandId', 'BRAND_UNKNOWN')
  if (!isClaimedDevice(claimedDevice(earlier), order.serviceRequest)) throw refused('serviceRequest.identifier', 'OTHER_DEVICE')
  if (!(await serviceWarrantyTerm(ctx, earlier.id)).fits) throw refused('prevCrmRequestId', 'SERVICE_WARRANTY_OVER')
  return { id: earlier.id, gsmWorksheetId: earlier.gsmWorksheetId }
}

const linkOf = ({ identicalHash }: PickupOrder) => (identicalHash === newServiceWarrantyOrder ? null : identicalHash)

async function earlierRepair(ctx: ReadContext & Call, order: PickupOrder): Promise<EarlierRequest | undefined> {
  const link = linkOf(order)
  const id = link === null ? await heldRequest(ctx, order.prevCrmRequestId) : await requestOfServiceWarrantyLink(ctx, link)
  return id === null ? undefined : findEarlierRequest(ctx.tx, id)
}

/** The order with the number of the device its link, or its holder, names: nobody is asked for it again. */
export async function withClaimedDevice(ctx: ReadContext & Call, order: PickupOrder): Promise<PickupOrder> {
  if (order.serviceRequest.identifier !== '') return order
  const earlier = await earlierRepair(ctx, order)
  return earlier ? { ...order, serviceRequest: { ...order.serviceRequest, ...claimedDevice(earlier) } } : order
}

async function heldRequest(ctx: ReadContext & Call, id: number | null): Promise<number | null> {
  if (id === null) return null
  try {
    await requireHeldRequest(ctx, id)
    return id
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}
