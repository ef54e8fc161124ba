import { expect, test } from 'vitest'
import { bulkKinds, plannedTakenOut, stepOf } from './step-of.ts'

test.each([
  ['hold', 'alkatresz', { kind: 'hold', reason: 'alkatresz' }],
  ['hold', '', null],
  ['assign', 'nobody', { kind: 'assign', accountId: null }],
  ['assign', '12', { kind: 'assign', accountId: 12 }],
  ['assign', '', null],
  ['finishWithoutRepair', 'NO_FAULT', { kind: 'finishWithoutRepair', outcome: 'NO_FAULT' }],
  // Only a repair ends with it.
  ['finishWithoutRepair', 'REPAIRED', null],
  ['ship', '', { kind: 'ship' }],
] as const)('%s with %j', (kind, detail, step) => expect(stepOf(kind, detail)).toEqual(step))

test('every step the server knows is offered', () =>
  expect([...bulkKinds].sort()).toEqual(['assign', 'finishRepair', 'finishWithoutRepair', 'hold', 'resume', 'ship']))

test('who hands devices back unrepaired is told of how many sheets something is taken out', () => {
  const rows = [{ status: 'QUOTE_ACCEPTED' }, { status: 'ARRIVED' }, { status: 'QUOTE_ACCEPTED' }] as const
  expect(plannedTakenOut('finishWithoutRepair', rows)).toBe(2)
  expect(plannedTakenOut('finishWithoutRepair', rows.slice(1, 2))).toBe(0)
  expect(plannedTakenOut('finishRepair', rows)).toBe(0)
})
