import { describe, expect, test } from 'vitest'
import { covers, isAbout, narrowest, narrowness } from './price.ts'
import { grossOf, vatOf } from './vat.ts'

const device = { brandId: 2, productGroupId: 1, productTypeId: 2001 }
const anywhere = { brandId: null, productGroupId: null, productTypeId: null }
const model = { ...anywhere, productTypeId: 2001 }
const kindOfBrand = { ...anywhere, brandId: 2, productGroupId: 1 }
const kind = { ...anywhere, productGroupId: 1 }
const brand = { ...anywhere, brandId: 2 }

describe('the narrowest price wins (GAPS D14)', () => {
  test('a model before a kind of device before a brand, whatever their order', () => {
    const scopes = [anywhere, brand, kind, kindOfBrand, model]
    expect(scopes.map(narrowness)).toEqual([0, 1, 2, 3, 4])
    for (let count = scopes.length; count > 0; count -= 1) {
      const rows = scopes.slice(0, count)
      expect(narrowest(rows, device)).toBe(rows.at(-1))
      expect(narrowest(rows.toReversed(), device)).toBe(rows.at(-1))
    }
  })

  test('of what covers the device only', () => {
    const others = [
      { ...model, productTypeId: 2002 },
      { ...kindOfBrand, brandId: 12 },
      { ...kind, productGroupId: 2 },
      { ...brand, brandId: 12 },
    ]
    expect(others.some((scope) => covers(scope, device))).toBe(false)
    expect(narrowest(others, device)).toBeNull()
    expect(narrowest([...others, brand], device)).toBe(brand)
  })

  test('a device whose model is not in the list is no model, not every model', () => {
    const unlisted = { ...device, productTypeId: null }
    expect(narrowest([model, kind], unlisted)).toBe(kind)
  })
})

describe('what a price is about', () => {
  const none = { failureOptionId: null, serviceOptionId: null, grade: null, storageGb: null }
  test.each([
    [{ ...none, kind: 'repair', failureOptionId: 1 } as const, { kind: 'repair', failureOptionId: 1 } as const, true],
    [{ ...none, kind: 'repair', failureOptionId: 1 } as const, { kind: 'repair', failureOptionId: 2 } as const, false],
    [{ ...none, kind: 'repair', failureOptionId: 1 } as const, { kind: 'service', serviceOptionId: 1 } as const, false],
    [{ ...none, kind: 'service', serviceOptionId: 1 } as const, { kind: 'service', serviceOptionId: 1 } as const, true],
    [{ ...none, kind: 'buyback', grade: 'A', storageGb: 128 } as const, { kind: 'buyback', grade: 'A', storageGb: 128 } as const, true],
    [{ ...none, kind: 'buyback', grade: 'A', storageGb: 128 } as const, { kind: 'buyback', grade: 'B', storageGb: 128 } as const, false],
    [{ ...none, kind: 'buyback', grade: 'A', storageGb: 128 } as const, { kind: 'buyback', grade: 'A', storageGb: 256 } as const, false],
    [{ ...none, kind: 'buyback', grade: 'A', storageGb: null } as const, { kind: 'buyback', grade: 'A', storageGb: null } as const, true],
  ])('%j about %j: %s', (price, subject, expected) => {
    expect(isAbout(price, subject)).toBe(expected)
  })
})

test('VAT is whole forints, halves up', () => {
  expect([vatOf(0), vatOf(50), vatOf(100), vatOf(150)]).toEqual([0, 14, 27, 41])
  expect(grossOf(19_677)).toBe(24_990)
})
