import { describe, expect, test } from 'vitest'
import {
  type Actor,
  account,
  accountIdOf,
  anyOf,
  anyone,
  documentHolder,
  employee,
  employeeIdOf,
  keysOf,
  mayCall,
  nobody,
  requestHolder,
} from './who.ts'

const person = (customerType: 'B2C' | 'FLOTTA' | 'EMPLOYEE', ...permissionKeys: ('request.queue' | 'quote.send')[]): Actor => ({
  kind: 'account',
  sessionId: 1,
  accountId: 7,
  customerType,
  permissionKeys,
})
const actors = {
  nobody,
  customer: person('B2C'),
  fleet: person('FLOTTA'),
  employee: person('EMPLOYEE', 'request.queue'),
  newcomer: person('EMPLOYEE'),
  /** Keys in the table do not make an employee of a customer. */
  impostor: person('B2C', 'request.queue'),
  tracking: { kind: 'tracking', sessionId: 2, requestId: 100_000_001 },
  viewer: { kind: 'viewer', sessionId: 3, requestId: 100_000_001 },
} as const satisfies Record<string, Actor>

const everybody = Object.keys(actors) as (keyof typeof actors)[]
const accounts = ['customer', 'fleet', 'employee', 'newcomer', 'impostor']

describe('who may make a call', () => {
  test.each([
    ['anyone', anyone, everybody],
    ['whoever logged in', account(), accounts],
    ['accounts of one type', account('FLOTTA'), ['fleet']],
    ['accounts of two types', account('FLOTTA', 'B2C'), ['customer', 'fleet', 'impostor']],
    ['employees with the key', employee('request.queue'), ['employee']],
    ['employees with another key', employee('quote.send'), []],
    ['holders of a request', requestHolder, [...accounts, 'tracking']],
    ['holders of a document', documentHolder, [...accounts, 'tracking', 'viewer']],
    ['one audience or another', anyOf(account('FLOTTA'), employee('request.queue')), ['fleet', 'employee']],
    ['no audience at all', anyOf(), []],
  ] as const)('%s', (_what, who, allowed) => {
    expect(everybody.filter((one) => mayCall(who, actors[one]))).toEqual(allowed)
  })
})

describe('who acts', () => {
  test('only employees have keys', () => {
    expect(everybody.filter((one) => keysOf(actors[one]).length > 0)).toEqual(['employee'])
    expect(everybody.flatMap((one) => keysOf(actors[one]))).toEqual(['request.queue'])
  })

  test('only whoever logged in has an account; links have none', () => {
    expect(everybody.filter((one) => accountIdOf(actors[one]) !== null)).toEqual(accounts)
    expect(accountIdOf(actors.employee)).toBe(7)
  })

  test('an employee is asked for where only employees are let in', () => {
    expect(employeeIdOf({ actor: actors.employee })).toBe(7)
    expect(() => employeeIdOf({ actor: actors.tracking })).toThrow('Only an employee acts here')
    expect(() => employeeIdOf({ actor: nobody })).toThrow('Only an employee acts here')
  })
})
