import { customerTypeOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import { lookupOf } from '#catalogue/server/lookup-store.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { customerDataApi } from '../customer-data.api.ts'
import { methodsAllowed } from '../payment-methods.ts'
import { allowedMethodsOf } from './payment-terms-store.ts'

/** What a type of customer may choose; of the caller's own type what the terms of their company allow. FLEET is read as FLOTTA (DESIGN 8.16). @throws Refusal NOT_FOUND for no type of ours */
export async function listPaymentMethods(ctx: ReadContext & Call, { params }: Input<typeof customerDataApi.listPaymentMethods>) {
  const type = customerTypeOf(params.type)
  if (!type) throw new Refusal('NOT_FOUND')
  const isOwn = ctx.actor.kind === 'account' && ctx.actor.customerType === type
  const offered = methodsAllowed(type, isOwn ? await allowedMethodsOf(ctx.tx, ctx.actor) : null)
  const known = await lookupOf(ctx, ctx.language, 'paymentMethods')
  return known.filter(({ id }) => offered.includes(id)).map(({ id, name }) => ({ id, name }))
}
