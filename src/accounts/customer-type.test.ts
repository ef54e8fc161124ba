import { expect, it } from 'vitest'
import { customerTypeOf, customerTypes } from './who.ts'

it('reads every type as it is written, and FLEET as FLOTTA', () => {
  expect(customerTypes.map(customerTypeOf)).toEqual(customerTypes)
  expect(customerTypeOf('FLEET')).toBe('FLOTTA')
  expect(customerTypes).not.toContain('FLEET')
  expect(customerTypeOf('fleet')).toBeUndefined()
})
