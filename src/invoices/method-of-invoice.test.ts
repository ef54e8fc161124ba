import { expect, test } from 'vitest'
import type { CustomerType } from '#accounts/who.ts'
import { mayLeaveUnpaid, methodOf, methods, methodsOffered } from './method-of-invoice.ts'

const request = (
  customerType: CustomerType,
  about: {
    toLocker?: boolean
    chosenMethodId?: number
    preferredMethodId?: number
    companyName?: string
    allowedMethods?: readonly number[]
    usualMethodId?: number
  } = {},
) => ({
  customerType,
  companyName: about.companyName ?? null,
  toLocker: about.toLocker ?? false,
  chosenMethodId: about.chosenMethodId ?? null,
  preferredMethodId: about.preferredMethodId ?? null,
  allowedMethods: about.allowedMethods ?? null,
  usualMethodId: about.usualMethodId ?? null,
})

test('cash on delivery is not offered where the device goes to a locker', () => {
  expect(methodsOffered(request('B2C'))).toEqual([1, 3, 4, 5])
  expect(methodsOffered(request('B2C', { toLocker: true }))).toEqual([3, 4, 5])
  expect(methodsOffered(request('B2B'))).toContain(methods.transfer)
  // The terms of a company leave some out, and never add what its type may not choose.
  expect(methodsOffered(request('B2B', { allowedMethods: [5, 2] })).toSorted()).toEqual([2, 5])
  expect(methodsOffered(request('B2C', { allowedMethods: [1, 2] }))).toEqual([1])
  expect(methodsOffered(request('B2B', { allowedMethods: [1], toLocker: true }))).toEqual([methods.online])
})

test.each([
  ['a consumer pays the courier', request('B2C'), methods.cashOnDelivery],
  ['or on line where no courier rings', request('B2C', { toLocker: true }), methods.online],
  ['a company transfers', request('B2B', { companyName: 'Minta Kft.' }), methods.transfer],
  ['what was chosen counts', request('B2C', { chosenMethodId: 3, preferredMethodId: 4 }), 3],
  ['then what the account prefers', request('B2C', { preferredMethodId: 4 }), 4],
  ['but not what cannot be', request('B2C', { chosenMethodId: 1, toLocker: true }), methods.online],
  ['nor what the type may not', request('B2C', { chosenMethodId: 2 }), methods.cashOnDelivery],
  ['what staff set for a company comes before what its people prefer', request('B2B', { usualMethodId: 1, preferredMethodId: 5 }), 1],
  ['but after what was chosen', request('B2B', { usualMethodId: 1, chosenMethodId: 5 }), 5],
  ['nothing is paid by what the terms leave out', request('B2B', { chosenMethodId: 2, preferredMethodId: 2, allowedMethods: [3, 5] }), 3],
  ['not even cash at a locker', request('B2B', { usualMethodId: 1, allowedMethods: [1, 3], toLocker: true }), 3],
])('%s', (_what, of, method) => expect(methodOf(of)).toBe(method))

test('a device leaves unpaid to the courier’s cash, and to a company on terms', () => {
  const [consumer, company] = [request('B2C'), request('B2B', { companyName: 'Minta Kft.' })]
  expect([1, 2, 3, 4, 5].filter((id) => mayLeaveUnpaid(id, consumer))).toEqual([1])
  expect([1, 2, 3, 4, 5].filter((id) => mayLeaveUnpaid(id, company))).toEqual([1, 2])
})
