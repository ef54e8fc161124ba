import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import type { PricedDevice } from '../price-list.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal({ ROLE: 'web' })
})
afterAll(() => portal.stop())

const found = async (words: string): Promise<PricedDevice[]> => {
  const answer = await portal.call('GET', `/api/price-list/devices?words=${encodeURIComponent(words)}`, { language: 'en' })
  expect(answer.status).toBe(200)
  return answer.body.data
}
const namesOf = (devices: PricedDevice[]) => devices.map(({ brand, productType }) => `${brand.name} ${productType.name}`)

describe('looking a device up', () => {
  test.each([
    ['iphone 13', 'Apple iPhone 13'],
    ['Apple iphone 13', 'Apple iPhone 13'],
    ['galaxy a54', 'Samsung Galaxy A54 5G'],
    ['A54', 'Samsung Galaxy A54 5G'],
    ['redmi note 12', 'Xiaomi Redmi Note 12'],
    ['iphne 13', 'Apple iPhone 13'],
    ['SM-A546B', 'Samsung Galaxy A54 5G'],
  ])('%s', async (words, first) => {
    expect(namesOf(await found(words))[0]).toBe(first)
  })

  test('eight at most, with the prices of the model, gross and without the delivery; nothing for nothing', async () => {
    const devices = await found('iphone')
    expect(devices).toHaveLength(8)
    expect(devices[0]?.prices).toEqual([
      { failureOptionId: 1, name: 'Display', from: 54_990, to: 74_990 },
      { failureOptionId: 2, name: 'Battery', from: 29_990, to: 32_990 },
      { failureOptionId: 3, name: 'Back cover', from: 39_990, to: 49_990 },
    ])
    expect(await found('  ')).toEqual([])
    expect(await found('zzzz')).toEqual([])
    expect((await portal.call('GET', `/api/price-list/devices?words=${'a'.repeat(61)}`)).status).toBe(422)
  })
})

describe('the prices of a brand', () => {
  const pricesOf = (brand: string, query = '') => portal.call('GET', `/api/price-list/brands/${brand}${query}`, { language: 'hu' })

  test('by kind of device over every model, and of the model that is asked for', async () => {
    const { data } = (await pricesOf('apple', '?productTypeId=2001')).body
    expect(data.brand).toEqual({ id: 2, slug: 'apple', name: 'Apple' })
    expect(data.groups[0]).toEqual({
      productGroup: { id: 1, name: 'Mobiltelefon' },
      prices: [
        { failureOptionId: 1, name: 'Kijelző', from: 49_990, to: 188_990 },
        { failureOptionId: 2, name: 'Akkumulátor', from: 29_990, to: 54_990 },
        { failureOptionId: 3, name: 'Hátlap', from: 39_990, to: 99_990 },
      ],
    })
    expect(data.device.productType).toEqual({ id: 2001, name: 'iPhone 13' })
    expect(data).toMatchObject({ deliveryFee: 4522, inspectionFee: 6990, expectedRepairWorkingDays: [7, 10] })
  })

  test('a model of another brand is none of it, an unknown brand is not there', async () => {
    expect((await pricesOf('2', '?productTypeId=12010')).body.data.device).toBeNull()
    expect((await pricesOf('nobody')).status).toBe(404)
  })
})
