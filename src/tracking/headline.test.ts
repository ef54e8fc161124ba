import { expect, test } from 'vitest'
import type { ShipmentStatus } from '#courier/shipment.ts'
import { headlineOf } from './headline.ts'

const facts = { choosesPickup: false, waitsAtStore: false, collected: false, shipments: [] }
const parcel = (leg: 'in' | 'out', status: ShipmentStatus, attempt = 1) => ({ leg, status, attempt })

test.each([
  ['nothing is carried yet', { ...facts, status: 'RECEIVED' }, 'RECEIVED'],
  ['the courier is ordered', { ...facts, status: 'DELIVERY_IN_ORDERED', shipments: [parcel('in', 'PICKUP_ORDERED')] }, 'DELIVERY_IN_ORDERED'],
  [
    'the customer chooses again',
    { ...facts, status: 'DELIVERY_IN_ORDERED', choosesPickup: true, shipments: [parcel('in', 'FAILED')] },
    'choosePickup',
  ],
  [
    'a second attempt',
    { ...facts, status: 'DELIVERY_IN_ORDERED', shipments: [parcel('in', 'PICKUP_ORDERED', 2), parcel('in', 'FAILED')] },
    'comesAgain',
  ],
  ['the courier has it', { ...facts, status: 'DELIVERY_IN_ORDERED', collected: true, shipments: [parcel('in', 'PICKED_UP')] }, 'collected'],
  ['an employee noted that', { ...facts, status: 'DELIVERY_IN_ORDERED', collected: true }, 'collected'],
  ['it is on its way', { ...facts, status: 'DELIVERY_IN_ORDERED', collected: true, shipments: [parcel('in', 'IN_TRANSIT')] }, 'onItsWayIn'],
  ['it lies here unscanned', { ...facts, status: 'DELIVERY_IN_ORDERED', collected: true, shipments: [parcel('in', 'DELIVERED')] }, 'deliveredIn'],
  ['it was scanned', { ...facts, status: 'ARRIVED', collected: true, shipments: [parcel('in', 'DELIVERED')] }, 'ARRIVED'],
  ['the way back is ordered', { ...facts, status: 'DELIVERY_OUT_ORDERED', shipments: [parcel('out', 'PICKUP_ORDERED')] }, 'DELIVERY_OUT_ORDERED'],
  ['it came back', { ...facts, status: 'DELIVERY_OUT_ORDERED', shipments: [parcel('out', 'RETURNED')] }, 'cameBack'],
  ['the courier was called off', { ...facts, status: 'DELIVERY_OUT_ORDERED', shipments: [parcel('out', 'CANCELLED')] }, 'orderedAnew'],
  ['nobody was at home', { ...facts, status: 'DELIVERY_OUT_ORDERED', shipments: [parcel('out', 'FAILED')] }, 'notDelivered'],
  ['it comes today', { ...facts, status: 'SHIPPED', shipments: [parcel('out', 'OUT_FOR_DELIVERY'), parcel('in', 'DELIVERED')] }, 'outForDelivery'],
  ['nothing is heard of it', { ...facts, status: 'SHIPPED', shipments: [{ ...parcel('out', 'IN_TRANSIT'), isSilent: true }] }, 'noNews'],
  [
    'nothing is heard of a collected device',
    { ...facts, status: 'DELIVERY_IN_ORDERED', collected: true, shipments: [{ ...parcel('in', 'IN_TRANSIT'), isSilent: true }] },
    'noNews',
  ],
  ['it waits in a locker', { ...facts, status: 'SHIPPED', shipments: [parcel('out', 'IN_LOCKER')] }, 'inLocker'],
  ['it waits at the store', { ...facts, status: 'SHIPPED', waitsAtStore: true, shipments: [parcel('out', 'DELIVERED')] }, 'atStore'],
  ['an invoice stands', { ...facts, status: 'INVOICE_DONE', afterCancelling: null }, 'INVOICE_DONE'],
  ['it was cancelled, and another one comes', { ...facts, status: 'INVOICE_DONE', afterCancelling: 'anew' }, 'invoiceAnew'],
  ['it was cancelled and let off', { ...facts, status: 'INVOICE_DONE', afterCancelling: 'none' }, 'PRODUCT_LEFT_THE_SERVICE'],
  ['it is over', { ...facts, status: 'SERVICE_DONE', shipments: [parcel('out', 'DELIVERED')] }, 'SERVICE_DONE'],
] as const)('%s', (_what, request, headline) => expect(headlineOf(request)).toBe(headline))
