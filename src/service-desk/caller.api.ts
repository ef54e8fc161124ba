import { z } from 'zod'
import { customerTypes, employee } from '#accounts/who.ts'
import { addressTypeIds } from '#addresses/address-type.ts'
import { get, post } from '#base/endpoint.ts'
import { lineOfText } from '#base/plain-text.ts'
import { refusedWith, wrongType } from '#errors.ts'
import { pickupOrderWire } from '#requests/pickup-order.ts'
import { requestsApi } from '#requests/requests.api.ts'

const booker = employee('request.book')

/** A customer as the booking is filled in with them. */
const knownCaller = z.object({
  /** `a7`: an account; `r123456789`: somebody without one, as that request knows them. */
  key: z.string(),
  accountId: z.int().nullable(),
  profile: z.object({
    customerType: z.enum(customerTypes),
    lastName: z.string(),
    firstName: z.string(),
    middleName: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    companyName: z.string().nullable(),
    businessForm: z.object({ id: z.int() }).nullable(),
    taxNumber: z.string().nullable(),
  }),
  addresses: z.array(
    z.object({
      addressType: z.object({ id: z.literal(addressTypeIds) }),
      isDefault: z.boolean(),
      countryCode: z.string(),
      postalCode: z.string(),
      city: z.string(),
      publicPlaceName: z.string(),
      publicPlaceType: z.string(),
      streetNumber: z.string(),
      other: z.string(),
      billingName: z.string(),
    }),
  ),
})
export type KnownCaller = z.output<typeof knownCaller>

export const callerApi = {
  findCallers: get('/service-desk/callers', {
    summary: 'Customers by e-mail address, telephone number or name, with or without an account, to book for them while they are on the telephone',
    who: booker,
    fromReplica: true,
    rate: 'lookup',
    query: z.strictObject({ query: lineOfText(150).min(3, refusedWith('REQUIRED')) }, wrongType),
    answers: z.object({ callers: z.array(knownCaller) }),
  }),

  bookForCaller: post('/service-desk/bookings', {
    summary: 'Books a repair for a customer who is on the telephone; the consents are those that were read out and answered there',
    who: booker,
    csrf: true,
    idempotent: true,
    transaction: false,
    files: requestsApi.submitPickupOrder.files,
    /** The booking of the public pages, for the account that was found; null: the customer has none. */
    body: pickupOrderWire.extend({
      callerAccountId: z.int(wrongType).positive(refusedWith('INVALID_INPUT')).nullable().default(null),
    }),
    answers: requestsApi.submitPickupOrder.answers,
  }),
}
