import { expect, test } from 'vitest'
import { isKnownAddress } from './known-address.ts'
import { paths } from './paths.ts'

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
  expect(isKnownAddress(address)).toBe(true)
})

test.each(['/nincs-ilyen', '/igenyles/gyartok/apple/nincs', '/igeny-reszletei', '/igeny-reszletei/a/b', '/wp-login.php'])('%s is not', (address) => {
  expect(isKnownAddress(address)).toBe(false)
})
