import { expect, test } from 'vitest'
import { refusalsOfIssues } from '#errors.ts'
import { deviceOrder } from '#requests/device-order.ts'
import { emptyDevice, fieldOfMany, orderOf, untouchedForm } from './many-form.ts'

const form = untouchedForm(null)

test.each([
  ['devices.1.productTypeId', 'devices.1.type'],
  ['devices.0.failureOptionIds.0', 'devices.0.failureOptionId'],
  ['devices.12.costCentreId', 'devices.12.costCentreId'],
  ['customer.email', 'rest.email'],
  ['deliveryInAddress.contactPhone', 'rest.phone'],
  ['deliveryInAddress.city', 'rest.city'],
  ['pickupWindow', 'rest.pickup'],
  ['gdpr', 'gdpr'],
  // Nothing of the form: it concerns all of it.
  ['billingAddress.taxNumber', 'billingAddress.taxNumber'],
])('what is refused at %s is shown at %s', (path, field) => expect(fieldOfMany(path, form)).toBe(field))

test.each([
  ['contactName', { contactName: '李' }],
  ['lastName', { lastName: '李', firstName: 'Éva' }],
  ['firstName', { lastName: 'Nagy', firstName: '李' }],
])('a contact whose name cannot be printed is told at %s', (field, names) => {
  expect(fieldOfMany('deliveryInAddress.contactName', { ...form, rest: { ...form.rest, ...names } })).toBe(`rest.${field}`)
})

test('of an empty form every field that is missing is blamed where it stands', () => {
  const read = deviceOrder.safeParse(orderOf(form, null))
  const fields = refusalsOfIssues(read.error?.issues ?? []).map(({ path }) => fieldOfMany(path, form))
  expect(fields).toEqual(expect.arrayContaining(['devices.0.brandId', 'devices.1.troubleDescription', 'rest.email', 'rest.city', 'rest.pickup']))
  for (const field of fields) expect(field).toMatch(/^(devices\.[01]|rest)\./)
})

test('each device has a cost centre of its own; a new one begins with that of the one before', () => {
  const devices = [emptyDevice('7'), emptyDevice()]
  expect(orderOf({ ...form, devices }, null).devices.map(({ costCentreId }) => costCentreId)).toEqual([7, null])
})
