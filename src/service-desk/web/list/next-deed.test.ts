import { describe, expect, it } from 'vitest'
import { nextDeed } from './next-deed.ts'

const row = { status: 'ARRIVED', closed: false, waitsForCustomer: false, warrantyTypeId: 1 } as const

describe('what has to be done next', () => {
  it('is a quote where the customer pays, a repair where nobody asks them', () => {
    expect(nextDeed(row)).toBe('repair')
    expect(nextDeed({ ...row, warrantyTypeId: 2 })).toBe('quote')
  })
  it('is the customer’s, while it is their turn', () => {
    expect(nextDeed({ ...row, waitsForCustomer: true })).toBe('customerActs')
    expect(nextDeed({ ...row, status: 'QUOTE_DONE', waitsForCustomer: true })).toBe('customerDecides')
  })
  it('is nothing once it is closed', () => expect(nextDeed({ ...row, closed: true })).toBeNull())
})
