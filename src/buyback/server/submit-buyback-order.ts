import { toBankAccount } from '#accounts/bank-account.ts'
import type { Input } from '#base/endpoint.ts'
import type { OutsideCall, OutsideContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { PickupOrder } from '#requests/pickup-order.ts'
import { bookPickup } from '#requests/server/booking/submit-pickup-order.ts'
import { validateOrder } from '#requests/server/booking/validate-order.ts'
import type { buybackApi } from '../buyback.api.ts'
import { insertBuyback } from './buyback-store.ts'
import { type Estimate, readEstimate } from './estimate-token.ts'

/** The courier for a device that is to be bought: the booking of a repair, and in its transaction what was told of the price. */
export async function submitBuybackOrder(ctx: OutsideContext & OutsideCall, { body }: Input<typeof buybackApi.submitBuybackOrder>) {
  const { estimate: token, payoutAccount: typed, ...order } = body
  const estimate = requireEstimate(ctx, token, order)
  const payoutAccount = toBankAccount(typed)
  if (payoutAccount === null) {
    const code = typed.trim() === '' ? 'REQUIRED' : 'BANK_ACCOUNT'
    throw new Refusal(code, { fields: [{ path: 'payoutAccount', code }] })
  }
  const measured = await validateOrder(ctx, order, { isBuyback: true })
  return ctx.once(async (part) => {
    const booked = await bookPickup(part, order, measured)
    const { answers, grade, storageGb, price, at, until } = estimate
    await insertBuyback(part.tx, {
      requestId: booked.crmRequestId,
      answers,
      grade,
      storageGb,
      estimatedPrice: price,
      estimatedAt: Temporal.Instant.fromEpochMilliseconds(at),
      estimatedUntil: Temporal.Instant.fromEpochMilliseconds(until),
      payoutAccount,
    })
    return booked
  })
}

/** The price was told for this model, by us, and still holds. */
function requireEstimate({ secrets, now }: OutsideContext, token: string, { serviceRequest }: PickupOrder): Estimate {
  const estimate = readEstimate(secrets, token)
  if (!estimate) throw new Refusal('INVALID_INPUT', { fields: [{ path: 'estimate', code: 'INVALID_INPUT' }] })
  if (estimate.until < now.epochMilliseconds) throw new Refusal('BUYBACK_ESTIMATE_EXPIRED')
  if (serviceRequest.productTypeId !== estimate.productTypeId)
    throw new Refusal('PRODUCT_TYPE_UNKNOWN', { fields: [{ path: 'serviceRequest.productTypeId', code: 'PRODUCT_TYPE_UNKNOWN' }] })
  return estimate
}
