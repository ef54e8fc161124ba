import { describe, expect, it } from 'vitest'
import { addressWith, isNarrowed, myFiltersIn } from './my-requests-address.ts'

const read = (address: string) => myFiltersIn(new URLSearchParams(address))

describe('the filters in the address of one’s own requests', () => {
  it('are read, and what is none is left out', () => {
    expect(read('state=open&status=ARRIVED,QUOTE_DONE&brand=7&text=+galaxy+')).toEqual({
      state: 'open',
      status: ['ARRIVED', 'QUOTE_DONE'],
      brand: 7,
      text: 'galaxy',
    })
    expect(isNarrowed(read('state=old&status=DONE&brand=x&text=+&rows=all'))).toBe(false)
  })
  it('are written beside what else the address says', () => {
    expect(addressWith(new URLSearchParams('rows=50&state=open'), read('status=ARRIVED'))).toBe('?rows=50&status=ARRIVED')
    expect(addressWith(new URLSearchParams('state=open'), {})).toBe('')
  })
})
