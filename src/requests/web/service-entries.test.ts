import { describe, expect, test } from 'vitest'
import { paths } from '#paths.ts'
import { serviceEntryAt } from './service-entries.ts'

describe('the service entry at an address', () => {
  test.each([
    [paths.warrantyRepair('huawei'), 'garancialis-javitasok', { brand: 'huawei', service: 100, warrantyType: 1 }, paths.brand('huawei')],
    [paths.paidRepair('apple'), 'fizetos-javitasok', { brand: 'apple', service: 100, warrantyType: 2 }, paths.brand('apple')],
    [
      paths.operatorWarrantyRepair('telekom'),
      'telekom-garancialis-javitas',
      { provider: 'telekom', service: 110, warrantyType: 1 },
      paths.operator('telekom'),
    ],
    [
      paths.operatorPaidRepair('vodafone'),
      'vodafone-fizetos-javitas',
      { provider: 'vodafone', service: 110, warrantyType: 2 },
      paths.operator('vodafone'),
    ],
    [paths.damageSettlement(), 'karrendezes', { provider: 'vodafone', service: 110, warrantyType: 3 }, paths.operator('vodafone')],
    [paths.insuranceServiceWarranty(), 'biztositasi-szervizgarancia', { service: 120, warrantyType: 3 }, paths.insurance()],
    [paths.serviceWarrantyPickup('abc_1-2'), 'szervizgarancia-futarszolgaltatas', { service: 200, identicalHash: 'abc_1-2' }, paths.requestStart()],
    [paths.serviceWarrantyPickup(), 'szervizgarancia-futarszolgaltatas', { service: 200, identicalHash: undefined }, paths.requestStart()],
    [paths.employeeRequest(), 'dolgozoknak', { service: 300 }, paths.requestStart()],
  ])('%s', (address, processType, query, back) => {
    expect(serviceEntryAt(address)).toEqual({ processType, query, back, loginNeeded: address === paths.employeeRequest() })
  })

  test('is none elsewhere', () => {
    expect(serviceEntryAt('/igenyles/gyartok/huawei')).toBeNull()
    expect(serviceEntryAt('/')).toBeNull()
  })
})
