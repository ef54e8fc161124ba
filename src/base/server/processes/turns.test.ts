import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

/** Written as `A2`: the second of A; `-` is of no caller. */
const task = (name: string) => ({ name, caller: name.startsWith('-') ? undefined : name.slice(0, 1) })
type Task = ReturnType<typeof task>

/** Everything that waits, in the order it would be taken by one process. */
function orderOf(names: string) {
  const turns = createTurns<Task>(() => [], 1)
  for (const name of names.split(' ')) turns.add(task(name))
  const order: string[] = []
  for (let one = turns.next(); one; one = turns.next()) {
    turns.take(one)
    order.push(one.name)
  }
  return order.join(' ')
}

test.each([
  ['in the order they came, of callers who sent one each', 'A1 B1 C1', 'A1 B1 C1'],
  ['one of each caller, then the second of each', 'A1 A2 A3 A4 B1 C1 B2', 'A1 B1 C1 A2 B2 A3 A4'],
  ['in the order they came, when nobody is known', '-1 -2 -3', '-1 -2 -3'],
])('tasks are taken %s', (_what, came, order) => {
  expect(orderOf(came)).toBe(order)
})

test('whoever comes later than many of one caller is before all of them but the one under way', () => {
  const running: Task[] = []
  const turns = createTurns<Task>(() => running, 1)
  for (const name of ['A1', 'A2', 'A3']) turns.add(task(name))
  const first = turns.next()
  if (!first) throw new Error('Nobody waits')
  turns.take(first)
  running.push(first)
  turns.add(task('A4'))
  turns.add(task('B1'))
  expect(turns.next()?.name).toBe('B1')
})

test('of one caller no more than so many are under way', () => {
  const running = [task('A1')]
  const turns = createTurns<Task>(() => running, 1)
  turns.add(task('A2'))
  expect(turns.next()).toBeUndefined()
  turns.add(task('B1'))
  expect(turns.next()?.name).toBe('B1')
})

test('when one is too many, it is of whoever has the most waiting', () => {
  const turns = createTurns<Task>(() => [], 1)
  for (const name of ['A1', 'A2', 'A3', 'B1']) turns.add(task(name))
  expect(turns.last()?.name).toBe('A3')
})
