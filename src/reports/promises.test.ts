import { expect, test } from 'vitest'
import { type Counted, figuresOf } from './promises.ts'

const missed = (daysLate: number, promises: number, waiting = false): Counted => ({
  outcome: 'missed',
  daysLate,
  waiting,
  promises,
  byStaff: 0,
  byPortal: 0,
})

test.each([
  ['nothing missed', [], null, null],
  ['one', [missed(3, 1)], 3, 3],
  ['of an even number the earlier of the two in the middle', [missed(5, 2), missed(1, 2)], 1, 5],
  ['most of them at the end', [missed(0, 1), missed(2, 1), missed(9, 3)], 9, 9],
  ['the same days, done and waiting', [missed(4, 1), missed(2, 2), missed(4, 1, true)], 2, 4],
] as const)('by how much a week was missed: %s', (_, counted, median, longest) => {
  expect(figuresOf(counted)).toMatchObject({ median, longest, missed: counted.reduce((sum, { promises }) => sum + promises, 0) })
})
