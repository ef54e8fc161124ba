import { expect, test } from 'vitest'
import { fieldOfClaim, untouched } from './claim-values.ts'

const chosen = { ...untouched, serviceRequest: { ...untouched.serviceRequest, pickupDay: '2026-11-24' } }

test.each([
  ['serviceRequest.pickupWindow', untouched, 'serviceRequest.pickupDay'],
  ['serviceRequest.pickupWindow', chosen, 'serviceRequest.pickupWindow'],
  ['serviceRequest.pickupDay', untouched, 'serviceRequest.pickupDay'],
  ['gdpr', untouched, 'gdpr'],
  ['serviceRequest.identifier', chosen, 'earlier.serviceRequest.identifier'],
])('what is refused at %s is shown at a field that stands there', (path, values, field) => {
  expect(fieldOfClaim(path, values)).toBe(field)
})
