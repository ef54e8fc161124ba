import { expect, test } from 'vitest'
import { withdrawalIn } from './withdrawal.ts'

const ofConsumer = (outcome: 'ACCEPTED' | 'REJECTED' | null) => ({ outcome, isOfConsumer: true })
const ofBusiness = (outcome: 'ACCEPTED' | null) => ({ outcome, isOfConsumer: false })

test.each([
  ['nobody withdrew', [], null],
  ['a consumer waits for an answer', [ofConsumer(null)], 'open'],
  ['it was found not to hold', [ofConsumer('REJECTED')], null],
  ['it was accepted', [ofConsumer('ACCEPTED')], 'accepted'],
  ['one was refused, another waits', [ofConsumer('REJECTED'), ofConsumer(null)], 'open'],
  ['one waits, another was accepted', [ofConsumer(null), ofConsumer('ACCEPTED')], 'accepted'],
  ['a business has no such right', [ofBusiness(null)], null],
  ['a business whose withdrawal was accepted all the same', [ofBusiness('ACCEPTED')], 'accepted'],
] as const)('what a withdrawal means for the work: %s', (_case, all, meaning) => {
  expect(withdrawalIn(all)).toBe(meaning)
})
