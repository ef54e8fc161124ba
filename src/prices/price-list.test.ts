import { expect, test } from 'vitest'
import { widest } from './price-list.ts'

test('the range of several prices holds every one of them', () => {
  expect(
    widest([
      { from: 300, to: 400 },
      { from: 100, to: 350 },
      { from: 200, to: 900 },
    ]),
  ).toEqual({ from: 100, to: 900 })
  expect(widest([])).toBeNull()
})
