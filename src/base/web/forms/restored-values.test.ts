import { expect, test } from 'vitest'
import { restoredValues } from './restored-values.ts'

const untouched = { note: '', revision: 1, agreed: false, outcome: null, ids: [] as number[], checks: { display: { finding: null, note: '' } } }

test('what was typed stands in the fields again', () => {
  const typed = { ...untouched, note: 'Kijelző', agreed: true, ids: [2, 3], checks: { display: { finding: 'fine', note: 'x' } } }
  expect(restoredValues(untouched, JSON.parse(JSON.stringify(typed)))).toEqual(typed)
})

test.each([
  { stored: { note: 5 }, what: 'another type' },
  { stored: { ids: [{}] }, what: 'files, which do not travel' },
  { stored: { checks: { display: 'fine' } }, what: 'another shape' },
  { stored: { unknown: 'x' }, what: 'a field of yesterday' },
  { stored: null, what: 'nothing' },
  { stored: [1], what: 'a list' },
])('$what is passed over', ({ stored }) => {
  expect(restoredValues(untouched, stored)).toEqual(untouched)
})

test('a list of records comes back where each of them has the shape of its sample', () => {
  const empty = { lines: [] as { name: string; price: string }[] }
  const sample = { lines: [{ name: '', price: '' }] }
  const line = { name: 'Kijelző', price: '12 000' }
  expect(restoredValues(empty, { lines: [line, line] }, sample)).toEqual({ lines: [line, line] })
  expect(restoredValues(empty, { lines: [line, { name: 'x' }] }, sample)).toEqual(empty)
  expect(restoredValues(empty, { lines: [line] })).toEqual(empty)
})
