import { z } from 'zod'
import { anyone } from '#accounts/who.ts'
import { boundedText } from '#base/bounded-text.ts'
import { get } from '#base/endpoint.ts'
import { lineOfText } from '#base/plain-text.ts'
import { refusedWith, wrongType } from '#errors.ts'
import { isPostalCode } from './address.ts'
import { parcelPoint, parcelProviders } from './parcel-point.ts'

const day = 24 * 3600

const postalCode = boundedText(4).trim().refine(isPostalCode, refusedWith('POSTAL_CODE')).meta({ description: 'Four digits', example: '1134' })

const typed = lineOfText(60).default('')

/** A town that a postal code serves. */
const town = z.object({
  postalCode: z.string(),
  city: z.string(),
  /** Parts of the town the code belongs to, where it is not the whole town. */
  parts: z.array(z.string()),
  /** Roman number of the district of Budapest. */
  district: z.string().nullable(),
})
export type Town = z.output<typeof town>

const street = z.object({ publicPlaceName: z.string(), publicPlaceType: z.string() })
export type Street = z.output<typeof street>

export const addressesApi = {
  townsOfPostalCode: get('/postal-codes/:code', {
    summary: 'The towns a postal code serves; empty for a code we do not know, which nobody is refused for',
    who: anyone,
    rate: 'lookup',
    cacheSeconds: day,
    params: z.object({ code: postalCode }),
    answers: z.array(town),
  }),
  findPostalCodes: get('/postal-codes', {
    summary: 'Postal codes and towns by typing: the beginning of a code, of a town, of a part of a town or a district of Budapest',
    who: anyone,
    rate: 'lookup',
    cacheSeconds: day,
    query: z.object({ query: typed }),
    answers: z.array(town).max(10),
  }),
  findStreets: get('/streets', {
    summary: 'Streets by typing, in the six towns whose streets are known; elsewhere empty',
    who: anyone,
    rate: 'lookup',
    cacheSeconds: day,
    query: z.object({ postalCode, query: typed }),
    answers: z.array(street).max(10),
  }),
  publicPlaceTypes: get('/public-place-types', {
    summary: 'Kinds of public places, the frequent ones first; the last one, a hyphen, says that the place has none',
    who: anyone,
    rate: 'lookup',
    cacheSeconds: day,
    answers: z.array(z.string()),
  }),
  findParcelPoints: get('/parcel-points', {
    summary: 'Parcel lockers and shops, by typing or around a postal code',
    who: anyone,
    rate: 'lookup',
    cacheSeconds: 3600,
    query: z.object({ provider: z.enum(parcelProviders, wrongType), query: typed, postalCode: postalCode.optional() }),
    answers: z.array(parcelPoint).max(20),
  }),
}
