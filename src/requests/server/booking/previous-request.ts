import { nameInWords } from '#accounts/name-in-words.ts'
import { formatPhone } from '#accounts/phone.ts'
import { formatAddress } from '#addresses/format-address.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { PreviousRequest } from '../../booking-setup.ts'
import { type EarlierRequest, findEarlierRequest } from '../earlier-request-store.ts'
import { maskEmail, maskEnd, maskName, maskPostalCode } from '../masked.ts'
import { holdsRequest } from '../request-holder-store.ts'
import { claimedDevice } from './claimed-device.ts'
import { requestOfServiceWarrantyLink } from './service-warranty-link.ts'
import { serviceWarrantyTerm } from './service-warranty-term.ts'

/**
 * What the link of an earlier repair fills into a new order (SECURITY C16): whoever finds the email learns the device, not the person. Whoever
 * holds the request sees what they know.
 * @throws Refusal NOT_FOUND when the link opens nothing
 */
export async function previousRequest(ctx: ReadContext & Call, identicalHash: string): Promise<PreviousRequest> {
  const id = await requestOfServiceWarrantyLink(ctx, identicalHash)
  const earlier = id === null ? undefined : await findEarlierRequest(ctx.tx, id)
  if (!earlier) throw new Refusal('NOT_FOUND')
  const { fits, until } = await serviceWarrantyTerm(ctx, earlier.id)
  const { brandId, productGroupId, productTypeId, productTypeName, productTypeOther, deviceColourId } = earlier
  const device = claimedDevice(earlier)
  return {
    crmRequestId: earlier.id,
    gsmWorksheetId: earlier.gsmWorksheetId,
    brandId,
    productGroupId,
    productType: productTypeId && productTypeName ? { id: productTypeId, name: productTypeName } : null,
    productTypeOther,
    deviceColourId,
    identifierKind: device.identifierKind,
    ...((await holdsRequest(ctx, earlier.id)) ? inFull : masked)({ ...earlier, name: nameInWords(ctx.language, earlier) }, device.identifier),
    warrantyUntil: until,
    fits,
  }
}

type Named = EarlierRequest & { readonly name: string }

const masked = ({ name, email, phone, postalCode, city }: Named, identifier: string) => ({
  identifier: maskEnd(identifier),
  name: maskName(name),
  email: maskEmail(email),
  phone: maskEnd(phone),
  address: `${maskPostalCode(postalCode)} ${city}`,
})

const inFull = (earlier: Named, identifier: string) => ({
  identifier,
  name: earlier.name,
  email: earlier.email,
  phone: formatPhone(earlier.phone),
  address: formatAddress({ ...earlier, other: '' }),
})
