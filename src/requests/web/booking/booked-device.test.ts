import { expect, test } from 'vitest'
import { bookedDeviceIn, withDevice } from './booked-device.ts'
import { emptyForm } from './booking-form.ts'

const device = {
  brandId: 7,
  productGroupId: 1,
  productTypeId: null,
  productTypeOther: 'P30 Pro',
  deviceColourId: 3,
  identifier: '356938035643809',
  identifierKind: 'imei' as const,
  dateOfPurchase: '2025-03-01',
  purchasePrice: '89900',
}

test('what the page of a device hands over fills the questions about the device, and nothing else', () => {
  const empty = emptyForm({ brand: null, previous: null, productGroups: [], costCentres: [], form: { definition: { company: 'person' } } } as never)
  const filled = withDevice(
    { ...empty, serviceRequest: { ...empty.serviceRequest, troubleDescription: 'Sötét.' } },
    bookedDeviceIn({ device, purchaseDocuments: [] }),
  )
  expect(filled.serviceRequest).toMatchObject({ ...device, troubleDescription: 'Sötét.' })
  expect(filled.customer).toEqual(empty.customer)
})

test.each([null, undefined, {}, { isMending: true }, { device: { ...device, brandId: '7' }, purchaseDocuments: [] }])('%o is no device', (state) => {
  expect(bookedDeviceIn(state)).toBeNull()
})
