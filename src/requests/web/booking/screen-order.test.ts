import { expect, test } from 'vitest'
import { bookingSteps, refusalsAt } from '../../pickup-order-steps.ts'
import { placeOf } from './screen-order.ts'

const inOrder = (paths: string[]) => paths.toSorted((one, other) => placeOf(one) - placeOf(other))

test('problems are listed as the eye meets their fields', () => {
  expect(inOrder(['serviceRequest.troubleDescription', 'serviceRequest.failureOptionIds', 'serviceRequest.insuranceNumber'])).toEqual([
    'serviceRequest.insuranceNumber',
    'serviceRequest.failureOptionIds',
    'serviceRequest.troubleDescription',
  ])
  expect(inOrder(['serviceRequest.pickupDay', 'deliveryInAddress.postalCode', 'deliveryInAddress.city', 'customer.phone'])).toEqual([
    'customer.phone',
    'deliveryInAddress.postalCode',
    'deliveryInAddress.city',
    'serviceRequest.pickupDay',
  ])
  expect(inOrder(['what.ever', 'customer.companyName'])).toEqual(['customer.companyName', 'what.ever'])
})

test('every step has a place on the screen', () => {
  const samples = ['serviceRequest.brandId', 'invoice', 'customer.email', 'customer.taxNumber', 'gdpr'].map((path) => ({
    path,
    code: 'REQUIRED' as const,
  }))
  expect(bookingSteps.map((step) => refusalsAt(step, samples).length)).toEqual([1, 1, 1, 1, 1])
})

test('an address is read from its postal code to its service entry', () => {
  expect(
    inOrder(['deliveryInAddress.streetNumber', 'deliveryInAddress.publicPlaceType', 'deliveryInAddress.city', 'deliveryInAddress.contactName']),
  ).toEqual(['deliveryInAddress.contactName', 'deliveryInAddress.city', 'deliveryInAddress.publicPlaceType', 'deliveryInAddress.streetNumber'])
})
