import { expect, test } from 'vitest'
import { newestPrice, priceTables, serviceTable } from './price-table.ts'

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

test('services have a row each, a column per kind of device; what has no price of its own has that of every device', () => {
  const service = (productGroupId: number | null, serviceOptionId: number, from: number) => ({
    serviceOptionId,
    serviceOptionName: `service ${serviceOptionId}`,
    productGroupId,
    productGroupName: productGroupId === null ? null : `group ${productGroupId}`,
    ...{ from, to: from * 2, validFrom: '2026-03-01' },
  })
  const { kinds, rows } = serviceTable([service(1, 1, 100), service(2, 1, 200), service(1, 2, 300), service(null, 2, 400)])
  expect(kinds).toEqual(['group 1', 'group 2', null])
  expect(rows.map(({ service, prices }) => [service, ...prices.map((price) => price?.from ?? null)])).toEqual([
    ['service 1', 100, 200, null],
    ['service 2', 300, 400, 400],
  ])
  expect(serviceTable([])).toEqual({ kinds: [], rows: [] })
})

test('dates the list by its newest price', () => {
  expect(newestPrice(prices)).toBe('2026-02-01')
  expect(newestPrice([])).toBeNull()
})
