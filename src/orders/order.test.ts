import { expect, test } from 'vitest'
import { orderStatusOf } from './order.ts'
import { formatOrderNumber, parseOrderNumber } from './order-number.ts'

test.each([
  [{ all: 2, open: 2, done: 0 }, 'open'],
  [{ all: 2, open: 1, done: 0 }, 'open'],
  [{ all: 2, open: 1, done: 1 }, 'partlyDone'],
  [{ all: 2, open: 0, done: 1 }, 'done'],
  [{ all: 2, open: 0, done: 0 }, 'cancelled'],
] as const)('%o is %s (GAPS D13)', (counts, status) => {
  expect(orderStatusOf(counts)).toBe(status)
})

test.each([
  [202_600_000_123, 'R-2026-000123'],
  [202_701_234_567, 'R-2027-1234567'],
])('%i is %s, and back', (id, number) => {
  expect(formatOrderNumber(id)).toBe(number)
  expect(parseOrderNumber(` ${number.toLowerCase()} `)).toBe(id)
})

test.each(['', 'R-2026-12', '2026-000123', 'R-1999-000123', 'R-2026-000123x'])('%s is no order number', (typed) => {
  expect(parseOrderNumber(typed)).toBeNull()
})
