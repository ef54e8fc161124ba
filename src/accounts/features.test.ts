import { expect, test } from 'vitest'
import { type Feature, hasFeature } from './features.ts'
import { customerTypes } from './who.ts'

test.each<[Feature, string[]]>([
  ['registration', ['B2C', 'MOST-B2B']],
  ['bulkUpload', ['FLOTTA', 'DISTRIBUTOR', 'STORE_01', 'RETAILER', 'OTHER_01']],
  ['preAlert', ['PREALERT']],
])('%s is on for nobody but %j', (feature, types) => {
  expect(customerTypes.filter((type) => hasFeature(type, feature))).toEqual(types)
})
