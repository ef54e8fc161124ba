import { describe, expect, test } from 'vitest'
import { askedWarrantyTypes, bookingOf, questionIn, searchOf } from './calculator-question.ts'

const service = (warrantyTypeId: number, url: string | null = null) => ({
  ...{ id: warrantyTypeId, language: 'hu' as const, serviceId: 100, serviceCode: '', serviceName: '', warrantyTypeName: '' },
  ...{ warrantyTypeId, url, formId: url === null ? 1 : null },
})
const huawei = { slug: 'huawei', availableService: [service(1), service(2)] }
const apple = { slug: 'apple', availableService: [service(2)] }
const samsung = { slug: 'samsung', availableService: [service(1), service(2, 'https://elsewhere.test/')] }

describe('a question in the address', () => {
  const question = { brandId: 2, productGroupId: 1, productTypeId: 2001, failureOptionIds: [1, 2], warrantyTypeId: 2 }
  test('comes back as it was asked', () => expect(questionIn(searchOf(question))).toEqual(question))
  test('says by nothing that the model is not in the list', () => {
    const unlisted = { ...question, productTypeId: null }
    expect(String(searchOf(unlisted))).not.toContain('tipus')
    expect(questionIn(searchOf(unlisted))).toEqual(unlisted)
  })
  test.each(['', 'marka=2', 'marka=x&csoport=1&hiba=1&javitas=2', 'marka=2&csoport=1&hiba=&javitas=2', 'marka=2&csoport=1&hiba=1&javitas=4'])(
    'is none: %s',
    (search) => expect(questionIn(new URLSearchParams(search))).toBeNull(),
  )
})

test('a warranty repair is asked of brands that offer it', () => {
  expect(askedWarrantyTypes(huawei)).toEqual([2, 1, 3])
  expect(askedWarrantyTypes(apple)).toEqual([2, 3])
})

test.each([
  [huawei, 2, false, '/igenyles/gyartok/huawei/fizetos-javitasok'],
  [huawei, 1, false, '/igenyles/gyartok/huawei/garancialis-javitasok'],
  [huawei, 2, true, '/iranyitopult/uj-megrendeles/fizetos?marka=huawei'],
  [huawei, 1, true, '/iranyitopult/uj-megrendeles/garancialis?marka=huawei'],
  [apple, 3, false, '/igenyles/biztositasi-szervizgarancia'],
  [apple, 3, true, '/iranyitopult/uj-megrendeles/biztositasi'],
  [apple, 1, false, '/igenyles/gyartok/apple'],
  [samsung, 2, true, 'https://elsewhere.test/'],
])('%j: a repair of type %i is booked (inside: %s) at %s', (brand, warrantyTypeId, isInside, address) =>
  expect(bookingOf(brand, warrantyTypeId, isInside)).toBe(address),
)
