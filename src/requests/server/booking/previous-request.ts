import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { PreviousRequest } from '../../booking-setup.ts'
import { maskEmail, maskEnd, maskName, maskPostalCode } from '../masked.ts'
import { findEarlierRequest } from '../request-store.ts'
import { requestOfServiceWarrantyLink } from './service-warranty-link.ts'
import { serviceWarrantyTerm } from './service-warranty-term.ts'

/**
 * What the link of an earlier repair fills into a new order (SECURITY C16): whoever finds the email learns the device, not the person.
 * @throws Refusal NOT_FOUND when the link opens nothing
 */
export async function previousRequest(ctx: ReadContext & Call, identicalHash: string): Promise<PreviousRequest> {
  const id = await requestOfServiceWarrantyLink(ctx, identicalHash)
  const earlier = id === null ? undefined : await findEarlierRequest(ctx.tx, id)
  if (!earlier) throw new Refusal('NOT_FOUND')
  const { fits, until } = await serviceWarrantyTerm(ctx, earlier.id)
  const { brandId, productGroupId, productTypeId, productTypeName, productTypeOther, deviceColourId, identifierKind } = earlier
  return {
    crmRequestId: earlier.id,
    gsmWorksheetId: earlier.gsmWorksheetId,
    brandId,
    productGroupId,
    productType: productTypeId && productTypeName ? { id: productTypeId, name: productTypeName } : null,
    productTypeOther,
    deviceColourId,
    identifierKind,
    maskedIdentifier: maskEnd(earlier.identifier),
    maskedName: maskName(`${earlier.lastName} ${earlier.firstName}`),
    maskedEmail: maskEmail(earlier.email),
    maskedPhone: maskEnd(earlier.phone),
    maskedAddress: `${maskPostalCode(earlier.postalCode)} ${earlier.city}`,
    warrantyUntil: until,
    fits,
  }
}
