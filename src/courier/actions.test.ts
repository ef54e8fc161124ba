import { expect, test } from 'vitest'
import { type RequestStatus, requestStatuses } from '#requests/status.ts'
import { mustChooseAgain, needsNewDelivery, openActions as openActionsOn } from './actions.ts'

const pickup = { day: '2026-11-24', window: '08-17' } as const
const request = (status: RequestStatus, over: object = {}) => ({ status, closed: false, collected: false, pickup, ...over })
const openActions = (of: Parameters<typeof openActionsOn>[0], shipments: Parameters<typeof openActionsOn>[1], today = '2026-11-24') =>
  openActionsOn(of, shipments, today)
const coming = { leg: 'in', status: 'PICKUP_ORDERED', ordered: true, collected: false, ended: false, ...pickup } as const
const going = { leg: 'out', status: 'PICKUP_ORDERED', ordered: true, collected: false, ended: false, ...pickup } as const

test('a courier to the customer is ordered once for each day, and only before the device is collected', () => {
  expect(openActions(request('RECEIVED'), [])).toEqual(['orderPickup'])
  expect(openActions(request('RECEIVED'), [{ ...coming, ordered: false }])).toEqual(['orderPickup'])
  expect(openActions(request('DELIVERY_IN_ORDERED'), [coming])).toEqual(['failPickup'])
  expect(openActions(request('DELIVERY_IN_ORDERED', { pickup: { ...pickup, day: '2026-11-25' } }), [coming])).toEqual(['orderPickup', 'failPickup'])
  expect(openActions(request('DELIVERY_IN_ORDERED', { collected: true }), [coming])).toEqual([])
  expect(openActions(request('DELIVERY_IN_ORDERED', { pickup: null }), [{ ...coming, ended: true }])).toEqual([])
})

test('the way back is ordered once, and again when the parcel came back', () => {
  expect(openActions(request('PRODUCT_LEFT_THE_SERVICE'), [])).toEqual(['orderDelivery', 'handOverAtCounter'])
  expect(openActions(request('INVOICE_DONE'), [{ ...going, ordered: false }])).toEqual(['orderDelivery', 'handOverAtCounter'])
  expect(openActions(request('DELIVERY_OUT_ORDERED'), [going])).toEqual(['ship', 'cancelDelivery'])
  // Not delivered, it is still with the courier; come back, it goes nowhere without a new order.
  expect(openActions(request('DELIVERY_OUT_ORDERED'), [{ ...going, collected: true }])).toEqual(['ship', 'receiveParcelBack', 'declareLost'])
  const cameBack = [{ ...going, status: 'RETURNED', collected: true, ended: true } as const]
  expect(openActions(request('DELIVERY_OUT_ORDERED'), cameBack)).toEqual(['orderDelivery', 'handOverAtCounter'])
  expect(needsNewDelivery(request('DELIVERY_OUT_ORDERED'), cameBack)).toBe(true)
  expect(needsNewDelivery(request('DELIVERY_OUT_ORDERED'), [going])).toBe(false)
  expect(needsNewDelivery(request('INVOICE_DONE'), [])).toBe(false)
  expect(openActions(request('SHIPPED'), [going])).toEqual(['failDelivery', 'handBack'])
  expect(openActions(request('SHIPPED'), [])).toEqual([])
})

test('a parcel is lost that a courier took and did not bring', () => {
  const lost = (status: RequestStatus, over: object, today?: string) =>
    openActions(request(status), [{ ...(status === 'DELIVERY_IN_ORDERED' ? coming : going), ...over }], today).includes('declareLost')
  for (const status of ['DELIVERY_IN_ORDERED', 'DELIVERY_OUT_ORDERED', 'SHIPPED'] as const) {
    expect(lost(status, { status: 'IN_TRANSIT', collected: true }), status).toBe(true)
    // Said to be delivered, and nobody can find it.
    expect(lost(status, { status: 'DELIVERED', collected: true, ended: true }), status).toBe(true)
    expect(lost(status, { status: 'RETURNED', collected: true, ended: true }), status).toBe(false)
    expect(lost(status, {}), status).toBe(false)
  }
  // Handed to a courier who never scanned it: not before its day is over.
  expect(lost('DELIVERY_IN_ORDERED', {}, '2026-11-25')).toBe(true)
  expect(lost('DELIVERY_OUT_ORDERED', {}, '2026-11-25')).toBe(false)
  expect(lost('ARRIVED', { collected: true })).toBe(false)
})

test('nothing is done about a closed request, whatever its status', () => {
  for (const status of requestStatuses) {
    expect(openActions(request(status, { closed: true }), [coming, going]), status).toEqual([])
    expect(mustChooseAgain(request(status, { closed: true, pickup: null }), [coming]), status).toBe(false)
  }
})

test('the customer chooses again when no day is left and a courier was there', () => {
  expect(mustChooseAgain(request('DELIVERY_IN_ORDERED', { pickup: null }), [coming])).toBe(true)
  expect(mustChooseAgain(request('DELIVERY_IN_ORDERED'), [coming])).toBe(false)
  expect(mustChooseAgain(request('RECEIVED', { pickup: null }), [])).toBe(false)
  expect(mustChooseAgain(request('ARRIVED', { pickup: null }), [coming])).toBe(false)
})
