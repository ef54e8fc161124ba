import { describe, expect, it } from 'vitest'
import { nextAction } from './next-action.ts'

const row = { status: 'ARRIVED', afterCancelling: null, closed: false, waitsForCustomer: false, warrantyTypeId: 1 } as const

describe('what has to be done next', () => {
  it('is a quote where the customer pays, a repair where nobody asks them', () => {
    expect(nextAction(row)).toBe('repair')
    expect(nextAction({ ...row, warrantyTypeId: 2 })).toBe('quote')
  })
  it('is the customer’s, while it is their turn', () => {
    expect(nextAction({ ...row, waitsForCustomer: true })).toBe('customerActs')
    expect(nextAction({ ...row, status: 'QUOTE_DONE', waitsForCustomer: true })).toBe('customerDecides')
  })
  it('is another invoice where one was cancelled to be issued anew, and the way back where what it asked for was let off', () => {
    expect(nextAction({ ...row, status: 'INVOICE_DONE', afterCancelling: 'anew' })).toBe('invoiceAnew')
    expect(nextAction({ ...row, status: 'INVOICE_DONE', afterCancelling: 'none' })).toBe('orderReturn')
  })
  it('is nothing once it is closed', () => expect(nextAction({ ...row, closed: true })).toBeNull())
})
