import { useEffect } from 'react'
import type { RefusedField } from '#base/web/call-refused.ts'
import { useLanguage } from '#base/web/language.tsx'
import { useCall } from '#base/web/use-call.ts'
import { catalogueApi } from '#catalogue/catalogue.api.ts'
import { serviceId, warrantyType } from '#catalogue/service-ids.ts'
import { sentenceFormatterOf } from '#errors/sentences.ts'
import { requestsApi } from '#requests/requests.api.ts'
import { refusalsOfDevice } from '../../counter-booking.ts'
import type { bookingOf, TypedBooking } from './typed-booking.ts'

type Device = ReturnType<typeof bookingOf>['device']

/**
 * Adds to what the schema refused what is wrong with the length of a serial number and with a date, which the server looks at only once nothing is
 * missing. Until brand and kind are chosen the bounds are the insurer's, which no other kind goes beyond.
 */
export function useDeviceRefusals({ brandId, warrantyType: kind }: TypedBooking) {
  const { language } = useLanguage()
  const brand = useCall(catalogueApi.listBrands, {}).data?.find((one) => String(one.brandId) === brandId)?.slug
  const ofBrand = brand !== undefined && kind !== '' && Number(kind) !== warrantyType.insurance
  const query = ofBrand ? { brand, warrantyType: Number(kind) } : { brand, service: serviceId.insurance, warrantyType: warrantyType.insurance }
  // They are there when they are needed: nothing else is said meanwhile.
  useEffect(() => void sentenceFormatterOf(language), [language])
  const { data: setup } = useCall(requestsApi.getBookingSetup, { query })
  return async (refused: readonly RefusedField[], device: Device): Promise<readonly RefusedField[]> => {
    const say = await sentenceFormatterOf(language).catch(() => null)
    if (!setup || !say || refused.length === 0) return refused
    const more = refusalsOfDevice(device, { serial: setup.brand?.serial ?? null, bounds: setup.dateOfPurchase })
    const isNew = (path: string) => refused.every((field) => field.path !== path)
    return [...refused, ...more.filter(({ path }) => isNew(path)).map((refusal) => ({ ...refusal, message: say(refusal) }))]
  }
}
