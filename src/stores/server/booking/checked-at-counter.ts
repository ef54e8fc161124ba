import { fullCompanyName } from '#accounts/greeting.ts'
import { nameInWords } from '#accounts/name-in-words.ts'
import type { Call, OutsideCall, OutsideContext, ReadContext } from '#context.ts'
import type { FieldRefusal } from '#errors.ts'
import type { PickupOrder } from '#requests/pickup-order.ts'
import { checkDevices, type WantedDevice } from '#requests/server/booking/check-devices.ts'
import type { CheckedDevice } from '#requests/server/booking/checked-device.ts'
import { shortBusinessForm } from '#requests/server/booking/device-store.ts'
import { wantedDevice } from '#requests/server/booking/devices-of-order.ts'
import { serviceEntryOf } from '#requests/server/booking/service-entry-store.ts'
import { requireNothingWrong } from '#requests/server/booking/validate-order.ts'
import { withoutUnasked } from '#requests/server/booking/without-unasked.ts'
import type { AgreedWording } from '#requests/server/booking/wordings.ts'
import { type CounterBooking, fieldOfCounter } from '../../counter-booking.ts'
import { requireCounter, requireServing } from '../serving.ts'

type Checked = { readonly device: CheckedDevice; readonly wordings: readonly AgreedWording[] }

/**
 * A device as it would be booked by its owner, collected at the counter on a day that is not chosen yet.
 * @throws Refusal with the fields concerned; COUNTER_ADDRESS_MISSING; UNAUTHORISED for whoever only looks
 */
export async function checkedAtCounter(ctx: OutsideContext & OutsideCall, booking: CounterBooking): Promise<Checked> {
  const counter = await requireCounter(ctx, requireServing(ctx))
  const rest = addressesOf(booking, counter, { businessForm: await shortBusinessForm(ctx, booking.customer.businessForm), language: ctx.language })
  const wanted = await wantedDevice(ctx, booking.device, { ...rest, pickupDay: '', pickupWindow: '08-17', pickupNote: '' })
  if ('refusals' in wanted) refuse(wanted.refusals)
  const [check] = await checkDevices(ctx, [await asked(ctx, wanted)], { isCollectedLater: true })
  if (!check) throw new Error('A device that was checked has a result')
  if ('refusals' in check) refuse(check.refusals)
  return check
}

/** One form serves every kind of repair: what this one does not ask is left out. */
async function asked(ctx: ReadContext & Call, wanted: WantedDevice): Promise<WantedDevice> {
  const entry = await serviceEntryOf(ctx, ctx.language, wanted.order.serviceRequest.availableServiceId)
  return entry ? { ...wanted, order: withoutUnasked(wanted.order, entry.form.definition).order } : wanted
}

type Addresses = Pick<PickupOrder, 'customer' | 'deliveryInAddress' | 'deliveryOutAddress' | 'billingAddress'>

/** The courier reads Hungarian, an invoice is read in the language of the booking. */
type Named = Pick<Call, 'language'> & { readonly businessForm: string | null }

type Counter = Awaited<ReturnType<typeof requireCounter>>

function addressesOf({ customer, address, wayBack }: CounterBooking, counter: Counter, named: Named): Addresses {
  const { isCompany, companyName, taxNumber } = customer
  const contactName = nameInWords('hu', customer)
  const billingName = isCompany ? fullCompanyName(companyName, named.businessForm) : nameInWords(named.language, customer)
  return {
    customer,
    deliveryInAddress: { ...counter.address, contactName: counter.name, contactPhone: counter.phone },
    deliveryOutAddress: wayBack === 'counter' ? { kind: 'same' } : { kind: 'address', ...address, contactName, contactPhone: customer.phone },
    billingAddress: { kind: 'address', ...address, billingName, taxNumber, isCompany },
  }
}

/** @throws Refusal */
function refuse(refusals: readonly FieldRefusal[]): never {
  requireNothingWrong(refusals.map(({ path, ...rest }) => ({ ...rest, path: fieldOfCounter(path) })))
  throw new Error('A refusal says what is wrong')
}
