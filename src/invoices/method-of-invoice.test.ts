import { expect, test } from 'vitest'
import type { CustomerType } from '#accounts/who.ts'
import { mayLeaveUnpaid, methodOf, methods, methodsOffered } from './method-of-invoice.ts'

const request = (
  customerType: CustomerType,
  about: { toLocker?: boolean; chosenMethodId?: number; preferredMethodId?: number; companyName?: string } = {},
) => ({
  customerType,
  companyName: about.companyName ?? null,
  toLocker: about.toLocker ?? false,
  chosenMethodId: about.chosenMethodId ?? null,
  preferredMethodId: about.preferredMethodId ?? null,
})

test('cash on delivery is not offered where the device goes to a locker', () => {
  expect(methodsOffered(request('B2C'))).toEqual([1, 3, 4, 5])
  expect(methodsOffered(request('B2C', { toLocker: true }))).toEqual([3, 4, 5])
  expect(methodsOffered(request('B2B'))).toContain(methods.transfer)
})

test.each([
  ['a consumer pays the courier', request('B2C'), methods.cashOnDelivery],
  ['or on line where no courier rings', request('B2C', { toLocker: true }), methods.online],
  ['a company transfers', request('B2B', { companyName: 'Minta Kft.' }), methods.transfer],
  ['what was chosen counts', request('B2C', { chosenMethodId: 3, preferredMethodId: 4 }), 3],
  ['then what the account prefers', request('B2C', { preferredMethodId: 4 }), 4],
  ['but not what cannot be', request('B2C', { chosenMethodId: 1, toLocker: true }), methods.online],
  ['nor what the type may not', request('B2C', { chosenMethodId: 2 }), methods.cashOnDelivery],
])('%s', (_what, of, method) => expect(methodOf(of)).toBe(method))

test('a device leaves unpaid to the courier’s cash, and to a company on terms', () => {
  const [consumer, company] = [request('B2C'), request('B2B', { companyName: 'Minta Kft.' })]
  expect([1, 2, 3, 4, 5].filter((id) => mayLeaveUnpaid(id, consumer))).toEqual([1])
  expect([1, 2, 3, 4, 5].filter((id) => mayLeaveUnpaid(id, company))).toEqual([1, 2])
})
