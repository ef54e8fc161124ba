import { newImei, orderFor, serviceEntries, setupOf } from './factories.ts'
import type { TestPortal } from './portal.ts'

type Session = { token: string; cookie: string }

/** A device as it stands in an order of many. */
export const orderedDevice = (over: object = {}) => ({
  warrantyType: 2,
  brandId: 7,
  productGroupId: 1,
  productTypeId: 7001,
  identifier: newImei(),
  identifierKind: 'imei',
  failureOptionIds: [1],
  troubleDescription: 'Nem kapcsol be.',
  ...over,
})

/** An order of these devices, one person and one pickup, as the screen checks it; what is agreed to comes with `agreedOrder`. */
export async function deviceOrder(portal: Pick<TestPortal, 'call'>, devices: object[] = [orderedDevice(), orderedDevice()], over: object = {}) {
  const setup = await setupOf(portal, serviceEntries.paid)
  const { customer, deliveryInAddress, deliveryOutAddress, billingAddress } = orderFor(setup)
  return {
    devices,
    ...{ customer, deliveryInAddress, deliveryOutAddress, billingAddress },
    pickupDay: setup.pickupDays[0]?.day ?? '',
    pickupWindow: '08-17',
    ...over,
  }
}

/** The same with every wording the check names. */
export async function agreedOrder(
  portal: Pick<TestPortal, 'call'>,
  session: Session,
  ...about: Parameters<typeof deviceOrder> extends [unknown, ...infer Rest] ? Rest : never
) {
  const order = await deviceOrder(portal, ...about)
  const { body } = await portal.call('POST', '/api/orders/check', { session, body: order })
  const wordings: { id: number }[] = body.data?.wordings ?? []
  return { ...order, gdpr: true, termsAndCond: true, textVersionIds: wordings.map(({ id }) => id) }
}
