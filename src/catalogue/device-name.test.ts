import { expect, test } from 'vitest'
import { deviceName } from './device-name.ts'

test.each([
  ['iPhone 13', { brandId: 2, brandName: 'Apple', typeName: 'iPhone 13' }],
  ['Apple Watch SE (2. gen.) 44 mm', { brandId: 2, brandName: 'Apple', typeName: 'Apple Watch SE (2. gen.) 44 mm' }],
  ['Apple', { brandId: 2, brandName: 'Apple', typeName: null }],
  ['Apple okosóra', { brandId: 2, brandName: 'Apple', typeName: '', groupName: 'okosóra' }],
  ['Samsung Galaxy S24', { brandId: 12, brandName: 'Samsung', typeName: 'Galaxy S24', groupName: 'mobiltelefon' }],
  ['HONOR 200', { brandId: 6, brandName: 'HONOR', typeName: 'HONOR 200' }],
  ['Honor 200', { brandId: 6, brandName: 'HONOR', typeName: 'Honor 200' }],
  ['LG LGame 5', { brandId: 11, brandName: 'LG', typeName: 'LGame 5' }],
  ['Alcatel 1', { brandId: 1, brandName: 'Alcatel', typeName: 'Alcatel 1' }],
])('a device is called %s', (name, device) => {
  expect(deviceName(device)).toBe(name)
})
