import { expect, test } from 'vitest'
import { newestPrice, priceTables } from './price-table.ts'

const price = (productGroupId: number, brandName: string | null, failureOptionId: number, from: number) => ({
  productGroupId,
  productGroupName: `group ${productGroupId}`,
  brandId: brandName ? 2 : null,
  brandName,
  failureOptionId,
  failureOptionName: `fault ${failureOptionId}`,
  from,
  to: from * 2,
  validFrom: `2026-0${failureOptionId}-01`,
})
const prices = [price(1, null, 1, 100), price(1, null, 2, 200), price(1, 'Apple', 1, 300), price(3, null, 1, 400)]

test('has a table per kind of device, brands before what holds for all others', () => {
  const tables = priceTables(prices)
  expect(tables.map(({ name, faults }) => [name, faults])).toEqual([
    ['group 1', ['fault 1', 'fault 2']],
    ['group 3', ['fault 1']],
  ])
  expect(tables[0]?.rows.map(({ brand }) => brand)).toEqual(['Apple', null])
})

test('a brand without a price of its own for a fault has the general one; without that either, none', () => {
  expect(priceTables(prices)[0]?.rows[0]?.prices.map((cell) => cell?.from ?? null)).toEqual([300, 200])
  const apart = [price(1, 'Apple', 1, 300), price(1, 'Google', 2, 500)]
  expect(priceTables(apart)[0]?.rows[0]?.prices.map((cell) => cell?.from ?? null)).toEqual([300, null])
})

test('dates the list by its newest price', () => {
  expect(newestPrice(prices)).toBe('2026-02-01')
  expect(newestPrice([])).toBeNull()
})
