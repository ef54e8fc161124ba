import { describe, expect, it } from 'vitest'
import type { CustomerType } from '#accounts/who.ts'
import { cardsFor } from './service-cards.ts'

const names = (type: CustomerType | null) => cardsFor(type).map(({ name }) => name)

describe('the cards of the start page', () => {
  it('are all shown to a visitor, the employees’ one with a login', () => {
    expect(names(null)).toHaveLength(5)
    expect(
      cardsFor(null)
        .filter(({ loginNeeded }) => loginNeeded)
        .map(({ name }) => name),
    ).toEqual(['employees'])
  })
  it('leave out the employees’ one for a private person', () => expect(names('B2C')).not.toContain('employees'))
  it('show the employees’ one to an employee', () => expect(names('EMPLOYEE')).toContain('employees'))
  it('explain the service warranty by an icon', () =>
    expect(
      cardsFor(null)
        .filter(({ hasInfo }) => hasInfo)
        .map(({ name }) => name),
    ).toEqual(['serviceWarranty']))
})
