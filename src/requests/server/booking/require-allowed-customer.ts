import { hasFeature } from '#accounts/features.ts'
import { serviceId } from '#catalogue/service-ids.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'

/**
 * Who may order what, beyond the row of api.ts: the employees' service is for employees (SPEC 2), and pre-alert customers have no
 * new orders (SPEC 1).
 * @throws Refusal LOGIN_NEEDED or UNAUTHORISED
 */
export function requireAllowedCustomer({ actor }: Pick<ReadContext & Call, 'actor'>, service: { serviceId: number }): void {
  const type = actor.kind === 'account' ? actor.customerType : null
  if (type !== null && hasFeature(type, 'preAlert')) throw new Refusal('UNAUTHORISED')
  if (service.serviceId === serviceId.employee && type !== 'EMPLOYEE') throw new Refusal(actor.kind === 'nobody' ? 'LOGIN_NEEDED' : 'UNAUTHORISED')
}
