import { describe, expect, it } from 'vitest'
import { greetingName } from './greeting.ts'

const person = { customerId: 1, firstName: 'Anna', lastName: 'Kovács', companyName: 'Példa Flotta', businessForm: 'Kft.', company: null } as const

describe('the greeting', () => {
  it.each(['B2C', 'MOST-B2C', 'EMPLOYEE'] as const)('says last name then first name to %s', (customerType) =>
    expect(greetingName({ ...person, customerType })).toBe('Kovács Anna'),
  )
  it.each(['FLOTTA', 'B2B', 'STORE_01'] as const)('says company and business form to %s', (customerType) =>
    expect(greetingName({ ...person, customerType })).toBe('Példa Flotta Kft.'),
  )
  it.each(['Tóth és Társa Kft.', 'Tóth és Társa KFT', 'Tóth és Társa Korlátolt Felelősségű Társaság'])(
    'does not say a business form twice: %s',
    (companyName) => expect(greetingName({ ...person, customerType: 'B2B', companyName })).toBe(companyName),
  )
  it('names the person of a company without a name', () =>
    expect(greetingName({ ...person, customerType: 'B2B', companyName: null, businessForm: null })).toBe('Kovács Anna'))
  it('leaves out a business form nobody gave', () =>
    expect(greetingName({ ...person, customerType: 'B2B', businessForm: null })).toBe('Példa Flotta'))
})
