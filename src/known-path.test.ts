import { expect, test } from 'vitest'
import { patternOfAddress } from './known-path.ts'
import { paths, patterns } from './paths.ts'

test.each([
  paths.requestStart(),
  paths.brand('apple'),
  paths.paidRepair('nokia'),
  paths.operatorPaidRepair('telekom'),
  paths.operatorWarrantyRepair('vodafone'),
  paths.externalRequest('123456789'),
  paths.setPassword('token'),
  '/',
])('%s is a page', (address) => {
  expect(patternOfAddress(address)).not.toBeNull()
})

test.each(['/nincs-ilyen', '/igenyles/gyartok/apple/nincs', '/igeny-reszletei', '/igeny-reszletei/a/b', '/wp-login.php'])('%s is not', (address) => {
  expect(patternOfAddress(address)).toBeNull()
})

test('an address is told by its pattern, without the number or token in it', () => {
  expect(patternOfAddress(paths.externalRequest('123456789'))).toBe(patterns.externalRequest)
  expect(patternOfAddress(paths.setPassword('token'))).not.toContain('token/')
})
