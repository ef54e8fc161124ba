import { expect, test, vi } from 'vitest'
import { formHolder, rowsOver, withHeld } from './held-forms.ts'

const rows = (...ids: number[]) => ids.map((id) => ({ id }))
const held =
  (...ids: number[]) =>
  ({ id }: { id: number }) =>
    ids.includes(id)
const idsOf = (list: readonly { readonly id: number }[]) => list.map(({ id }) => id)

test.each<[string, number[], number[], number[], number[]]>([
  ['nothing kept: the list as it is', [1, 2, 3], [1, 3, 4], [], [1, 3, 4]],
  ['what is kept stays where it stood', [1, 2, 3], [1, 3], [2], [1, 2, 3]],
  ['the first of the list', [1, 2], [2, 3], [1], [1, 2, 3]],
  ['after the nearest that is still there', [1, 2, 3, 4], [1, 5, 4], [3], [1, 3, 5, 4]],
  ['several in their order', [1, 2, 3, 4], [4], [1, 3], [1, 3, 4]],
  ['of a list that is empty now', [1, 2], [], [2], [2]],
  ['what is in the list stands there once', [1, 2], [2, 1], [1, 2], [2, 1]],
])('%s', (_, shown, now, typed, expected) => {
  expect(idsOf(withHeld(rows(...shown), rows(...now), held(...typed)))).toEqual(expected)
})

test.each<[string, number[], number[], boolean, number[]]>([
  ['nothing is over in a list as it is', [1, 2], [1, 2], true, []],
  ['what left a list that is whole is over', [1, 2, 3], [1], true, [2, 3]],
  ['also where nothing is left', [2], [], true, [2]],
  ['what stood after the last row that is read is perhaps there still', [1, 2, 3, 4], [1, 3], false, [2]],
  ['so that of nothing read nothing is known', [2], [], false, []],
])('%s', (_, shown, now, isWhole, expected) => {
  expect(idsOf(rows(...shown).filter(rowsOver(rows(...shown), rows(...now), isWhole)))).toEqual(expected)
})

test('forms are kept while one holds something, until it is sent, gone or not wanted', () => {
  const changed = vi.fn()
  const holder = formHolder(changed)
  let isTyped = false
  const gone = holder.register(() => isTyped)
  holder.register(() => false)
  expect(holder.isAnyUnsaved()).toBe(false)
  isTyped = true
  expect(holder.isAnyUnsaved()).toBe(true)
  gone()
  expect([holder.isAnyUnsaved(), changed.mock.calls.length]).toEqual([false, 1])
  holder.register(() => true)
  holder.forget()
  expect([holder.isAnyUnsaved(), changed.mock.calls.length]).toEqual([false, 2])
})

test('what is not wanted is let go of wherever a form keeps it, and only then', () => {
  const holder = formHolder(() => {})
  const [discard, gone] = [vi.fn(), vi.fn()]
  holder.register(() => true, discard)
  holder.register(() => true, gone)()
  expect([discard.mock.calls.length, gone.mock.calls.length]).toEqual([0, 0])
  holder.forget()
  expect([discard.mock.calls.length, gone.mock.calls.length]).toEqual([1, 0])
})
