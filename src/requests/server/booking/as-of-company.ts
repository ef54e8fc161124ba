import { fullCompanyName } from '#accounts/greeting.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { PickupOrder } from '../../pickup-order.ts'
import { companyDataOf } from './company-data-store.ts'
import { shortBusinessForm } from './device-store.ts'

type Invoiced = Pick<PickupOrder, 'customer' | 'billingAddress'>

const namesCompany = ({ isCompany, companyName, businessForm, taxNumber }: PickupOrder['customer']) =>
  companyName !== '' || businessForm !== null || (isCompany && taxNumber !== '')

/**
 * Decision 95, an invoice is the company's: whoever books for a company need not type what is known of it, and has nothing invoiced to a person on
 * its terms. What they left out is the company's own, an address for invoices that names no company names it; a company they named stays.
 * @throws Refusal COMPANY_DATA_MISSING
 */
export async function asOfCompany<Order extends Invoiced>(ctx: ReadContext & Call, order: Order): Promise<Order> {
  const { customer, billingAddress: billing } = order
  if (ctx.actor.kind !== 'account' || !ctx.actor.company || namesCompany(customer)) return order
  const own = await companyDataOf(ctx)
  if (!own) throw new Refusal('COMPANY_DATA_MISSING')
  const { companyName, businessForm, taxNumber } = own
  const billingName = fullCompanyName(companyName, await shortBusinessForm(ctx, businessForm))
  return {
    ...order,
    customer: { ...customer, isCompany: true, companyName, businessForm, taxNumber },
    billingAddress: billing.kind === 'same' || billing.isCompany ? billing : { ...billing, billingName, taxNumber, isCompany: true },
  }
}
