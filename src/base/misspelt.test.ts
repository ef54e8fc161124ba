import { expect, test } from 'vitest'
import { misspelt, slips } from './misspelt.ts'

test.each([
  ['ifone', 'iphone 13', false],
  ['iphne', 'iphone 13', true],
  ['ihpone 13', 'apple iphone 13', true],
  ['iphone 14', 'apple iphone 13', false],
  ['galxy a54', 'samsung galaxy a54 5g', true],
  ['galaxi', 'galaxy s23', true],
  ['redmii note', 'redmi note 12', true],
  ['smasung', 'samsung galaxy a54', true],
  ['hzawei', 'huawei p30 pro', true],
  ['nokia', 'samsung galaxy', false],
  ['', 'iphone', true],
])('%s is meant to be %s: %s', (typed, name, expected) => {
  expect(misspelt(typed, name)).toBe(expected)
})

test.each([
  ['abcd', 'abcd', false],
  ['abcd', 'abc', true],
  ['abcd', 'abxd', true],
  ['abcd', 'bacd', true],
  ['abcd', 'xabcd', true],
  ['abcd', 'abdcx', false],
  ['abcd', 'badc', false],
  ['abcd', 'cbad', false],
  ['abcd', 'ab', false],
])('from %s to %s is one slip: %s', (one, other, is) => {
  expect(slips(one, other, 1) === 1).toBe(is)
  expect(slips(other, one, 1) === 1).toBe(is)
})
