import { employeeIdOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import { serviceId } from '#catalogue/service-ids.ts'
import type { OutsideCall, OutsideContext, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { payerOfAccount } from '#prices/server/price-list-store.ts'
import type { Booker } from '#requests/server/booking/booker.ts'
import { bookPickup, measureRepair } from '#requests/server/booking/submit-pickup-order.ts'
import type { callerApi } from '../../caller.api.ts'
import { typeOfCaller } from './caller-store.ts'

/**
 * DESIGN 8.33: the booking of the public pages, taken down by an employee. It is the customer's, with the source `telephone`; each text
 * version was read out by the employee, which is what its consent says. Nobody gets an account by word of mouth.
 * @throws Refusal NOT_FOUND for an account that cannot be booked for, SERVICE_NOT_OFFERED for the employees' own service
 */
export async function bookForCaller(ctx: OutsideContext & OutsideCall, { body }: Input<typeof callerApi.bookForCaller>) {
  const { callerAccountId, ...order } = body
  const measured = await measureRepair(ctx, order, await payerOfAccount(ctx.tx, callerAccountId))
  if (measured.serviceEntry.service.serviceId === serviceId.employee)
    throw new Refusal('SERVICE_NOT_OFFERED', { fields: [{ path: 'serviceRequest.availableServiceId', code: 'SERVICE_NOT_OFFERED' }] })
  return ctx.once(async (part) =>
    bookPickup(part, { ...order, accountRegistration: false }, measured, {
      ...(await ownerOf(part, callerAccountId)),
      readBy: employeeIdOf(ctx),
    }),
  )
}

async function ownerOf({ tx }: Pick<ReadContext, 'tx'>, accountId: number | null): Promise<Pick<Booker, 'accountId' | 'customerType'>> {
  if (accountId === null) return { accountId, customerType: null }
  const customerType = await typeOfCaller(tx, accountId)
  if (!customerType) throw new Refusal('NOT_FOUND')
  return { accountId, customerType }
}
