import { defaultLanguage } from '#base/languages.ts'
import { serviceId } from '#catalogue/service-ids.ts'
import type { ReferenceContext, TransactionContext } from '#context.ts'
import { type FieldRefusal, Refusal } from '#errors.ts'
import { generateTestImei, type IdentifierKind, normaliseIdentifier, refusalOfImei } from '#requests/identifier.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import { knownDevice } from '#requests/server/booking/device-store.ts'
import { type ServiceEntry, serviceEntryFor } from '#requests/server/booking/service-entry-store.ts'
import { findOpenRequest } from '#requests/server/open-device-store.ts'

/** What whoever unpacked a device saw of it, where no booking says what it is. */
type SeenDevice = { readonly brandId: number; readonly productGroupId: number; readonly productTypeId: number | null }
type SeenIdentifier = { readonly identifierKind: IdentifierKind; readonly readIdentifier: string }

type NewIdentifier = {
  readonly identifier: string
  readonly identifierTyped: string
  readonly identifierKind: IdentifierKind
  readonly identifierGenerated: boolean
}

const refused = (...fields: FieldRefusal[]) => new Refusal(fields[0]?.code ?? 'INVALID_INPUT', { fields })

/**
 * The service a device is taken in under, and whether the catalogue knows it there.
 * @param warrantyTypes the kinds of repair that will do, the wanted one first
 * @throws Refusal BRAND_UNKNOWN, INVALID_INPUT, PRODUCT_TYPE_UNKNOWN
 */
export async function broughtService(ctx: ReferenceContext, device: SeenDevice, warrantyTypes: readonly number[]): Promise<ServiceEntry> {
  let entry: ServiceEntry | null = null
  for (const warrantyTypeId of warrantyTypes)
    entry ??= await serviceEntryFor(ctx, defaultLanguage, { serviceId: serviceId.brand, warrantyTypeId, brandId: device.brandId, providerId: null })
  const known = entry && (await knownDevice(ctx, { ...device, formId: entry.form.id, deviceColourId: null }))
  if (!entry || !known?.brand) throw refused({ path: 'brandId', code: 'BRAND_UNKNOWN' })
  if (!known.group?.taken) throw refused({ path: 'productGroupId', code: 'INVALID_INPUT' })
  if (!known.typeFits) throw refused({ path: 'productTypeId', code: 'PRODUCT_TYPE_UNKNOWN' })
  return entry
}

/** What cannot be read from the device has a number of ours until somebody knows it. */
export function broughtIdentifier({ readIdentifier, identifierKind }: SeenIdentifier): NewIdentifier {
  const read = normaliseIdentifier(identifierKind, readIdentifier)
  if (read === '') {
    const made = generateTestImei(Math.random)
    return { identifier: made, identifierTyped: made, identifierKind: 'imei', identifierGenerated: true }
  }
  const wrong = identifierKind === 'imei' ? refusalOfImei(read) : null
  if (wrong) throw refused({ path: 'readIdentifier', ...wrong })
  return { identifier: read, identifierTyped: readIdentifier, identifierKind, identifierGenerated: false }
}

/** The device was booked after all, or came before: it belongs to that request. */
export async function deviceOfOther(tx: TransactionContext['tx'], { readIdentifier, identifierKind }: SeenIdentifier): Promise<Refusal> {
  const other = await findOpenRequest(tx, normaliseIdentifier(identifierKind, readIdentifier))
  const values = { number: other === undefined ? '' : formatRequestNumber(other) }
  return new Refusal('OTHER_REQUEST_OPEN', { values, fields: [{ path: 'readIdentifier', code: 'OTHER_REQUEST_OPEN', values }] })
}
