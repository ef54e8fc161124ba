import { z } from 'zod'
import { wrongType } from '#errors.ts'
import { pickupOrderWire } from './pickup-order.ts'

const { gdpr, identicalHash, serviceRequest, termsAndCond, textVersions } = pickupOrderWire.shape

/** What a repeat claim says anew: what is wrong this time, when the courier comes, and the customer's word. All else is the earlier request's. */
export const repeatClaimWire = z.strictObject(
  {
    identicalHash: identicalHash.unwrap().unwrap(),
    serviceRequest: serviceRequest.pick({ troubleDescription: true, pickupDay: true, pickupWindow: true }),
    gdpr,
    termsAndCond,
    textVersions,
  },
  wrongType,
)
export type RepeatClaim = z.output<typeof repeatClaimWire>
