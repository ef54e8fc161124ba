import { expect, test } from 'vitest'
import { validAddress, validOrder } from '#testing/pickup-orders.ts'
import { pickupOrderWire } from '../../pickup-order.ts'
import { addressesOf } from './order-rows.ts'

/** The three addresses of an order whose way back and invoice are typed anew. */
function rowsOf(typed: object) {
  const { contactName: _name, contactPhone: _phone, ...address } = validAddress
  const contact = { contactName: 'Kovács Béla', contactPhone: '+36301234567' }
  const order = pickupOrderWire.parse({
    ...validOrder(),
    deliveryOutAddress: { kind: 'address', ...validAddress, ...contact, ...typed },
    billingAddress: { kind: 'address', ...address, ...typed, billingName: 'Kovács Béla', isCompany: false, taxNumber: '' },
  })
  return addressesOf(1, order, { point: null, businessForm: null, language: 'hu' }).map(({ city, streetNumber, contactName }) => ({
    city,
    streetNumber,
    contactName,
  }))
}

test('an address typed anew that is the pickup’s in another spelling is kept as the pickup’s, with its own contact', () => {
  const [pickup, back, billing] = rowsOf({ city: validAddress.city.toUpperCase(), streetNumber: ` ${validAddress.streetNumber}.` })
  expect(back).toEqual({ ...pickup, contactName: 'Kovács Béla' })
  expect(billing).toEqual({ ...pickup, contactName: 'Kovács Béla' })
})

test('another number stays as it was typed', () => {
  expect(rowsOf({ streetNumber: '777' }).map(({ streetNumber }) => streetNumber)).toEqual([validAddress.streetNumber, '777', '777'])
})
