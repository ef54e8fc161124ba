import { expect, test } from 'vitest'
import { bulkKinds, stepOf } from './step-of.ts'

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
