import { describe, expect, it } from 'vitest'
import { addressOf } from './call.ts'
import { fileNameIn } from './open-file.ts'

describe('the address of a call', () => {
  it('fills in its parameters', () => {
    expect(addressOf({ path: '/brands/:brandId/product-types/:groupId' }, { params: { brandId: 2, groupId: 1 } })).toBe(
      '/api/brands/2/product-types/1',
    )
  })
  it('keeps a parameter in one piece', () => {
    expect(addressOf({ path: '/check-claim-number/:number' }, { params: { number: '../a b' } })).toBe('/api/check-claim-number/..%2Fa%20b')
  })
  it('leaves out what is not asked', () => {
    expect(addressOf({ path: '/towns' }, { query: { code: '1134', town: undefined, size: 10 } })).toBe('/api/towns?code=1134&size=10')
  })
})

describe('the name of a file', () => {
  it('is the encoded one', () => expect(fileNameIn(`inline; filename="atadas.pdf"; filename*=UTF-8''%C3%A1tad%C3%A1s.pdf`)).toBe('átadás.pdf'))
  it('is else the plain one', () => expect(fileNameIn('attachment; filename="a.pdf"')).toBe('a.pdf'))
  it('is ours where there is none', () => expect(fileNameIn(null)).toBe('mobilfutar'))
})
