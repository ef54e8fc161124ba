import { afterEach, expect, test } from 'vitest'
import type { SampleTasks } from './process-pool.sample.ts'
import { createProcessPool, type PoolLimits, type ProcessPool } from './process-pool.ts'

const script = new URL('./process-pool.sample.ts', import.meta.url)
let pool: ProcessPool<SampleTasks>
const open = (limits: Partial<PoolLimits> = {}, of = script) => {
  pool = createProcessPool<SampleTasks>(of, { size: 1, maxWaiting: 1, maxWaitMs: 20_000, maxRunMs: 20_000, maxMegabytes: 400, ...limits })
  return pool
}
afterEach(() => pool.close())

test('answers what a task answers, from one process after the other task, without the settings of the portal', async () => {
  const { run } = open({ maxWaiting: 2 })
  const [first, second] = await Promise.all([run('whoAreYou', {}), run('whoAreYou', {})])
  expect(second).toEqual(first)
  expect(first.pid).not.toBe(process.pid)
  expect(first.settings).toEqual([])
  expect(first.niceness).toBe(10)
})

test('an error keeps its message and code, and the process goes on', async () => {
  const { run } = open()
  const { pid } = await run('whoAreYou', {})
  await expect(run('fail', { code: 'ENOSPC' })).rejects.toMatchObject({ message: 'failed', code: 'ENOSPC' })
  expect((await run('whoAreYou', {})).pid).toBe(pid)
})

test('more than may wait, or for longer than they may, are refused as overload', async () => {
  const { run } = open({ maxWaitMs: 300 })
  const running = run('sleep', { ms: 1500 })
  const waiting = expect(run('whoAreYou', {})).rejects.toMatchObject({ code: 'OVERLOADED' })
  await expect(run('whoAreYou', {})).rejects.toMatchObject({ code: 'OVERLOADED' })
  await waiting
  expect(await running).toBe('slept')
})

test.each([
  ['never ends', { maxRunMs: 1500 }, 'spin', 'it took more than 1500 ms'],
  ['takes all memory', { maxMegabytes: 300 }, 'devour', 'it took more than 300 MB'],
  ['ends its process', {}, 'die', 'its process died'],
] as const)('a task that %s is aborted, and the next one is done', async (_what, limits, task, reason) => {
  const { run } = open(limits)
  const next = run(task, {}).catch((error: unknown) => error)
  const following = run('whoAreYou', {})
  expect(await next).toMatchObject({ name: 'TaskAborted', message: `${task}: ${reason}` })
  expect((await following).pid).toBeGreaterThan(0)
})

test('a task that the machine had no time for is refused as overload: its input is not to blame', async () => {
  const { run } = open({ maxRunMs: 1500, minProcessorMs: 1400 })
  await expect(run('sleep', { ms: 5000 })).rejects.toMatchObject({ code: 'OVERLOADED' })
  expect((await run('whoAreYou', {})).pid).toBeGreaterThan(0)
})

test('what a process has at hand is done in its order, one after the other', async () => {
  const { run } = open({ ahead: 1, maxWaiting: 0 })
  const ends: string[] = []
  const noting = (name: string, task: Promise<unknown>) => task.then(() => ends.push(name))
  await Promise.all([noting('slow', run('sleep', { ms: 300 })), noting('quick', run('sleep', { ms: 0 }))])
  expect(ends).toEqual(['slow', 'quick'])
  await Promise.all([run('sleep', { ms: 100 }), run('whoAreYou', {}), expect(run('whoAreYou', {})).rejects.toMatchObject({ code: 'OVERLOADED' })])
})

test('each task has its own time, and those behind one that is aborted are done by another process', async () => {
  const { run } = open({ ahead: 2, maxRunMs: 700 })
  const { pid } = await run('whoAreYou', {})
  expect(await Promise.all([run('sleep', { ms: 500 }), run('sleep', { ms: 500 })])).toEqual(['slept', 'slept'])
  const aborted = expect(run('spin', {})).rejects.toMatchObject({ message: 'spin: it took more than 700 ms' })
  const [first, second] = await Promise.all([run('whoAreYou', {}), run('whoAreYou', {})])
  await aborted
  expect(first).toEqual(second)
  expect(first.pid).not.toBe(pid)
})

test('one caller with many tasks is behind another with one, and has not every process', async () => {
  const ends: string[] = []
  const noting = (name: string, task: Promise<unknown>) => task.then(() => ends.push(name))
  const one = open({ maxWaiting: 10 })
  await Promise.all([
    ...['A1', 'A2', 'A3'].map((name) => noting(name, one.run('sleep', { ms: 50 }, 'A'))),
    noting('B1', one.run('sleep', { ms: 0 }, 'B')),
  ])
  expect(ends).toEqual(['A1', 'B1', 'A2', 'A3'])
  one.close()
  const two = open({ maxWaiting: 10, size: 2, maxRunMs: 2000 })
  const busy = ['A1', 'A2', 'A3'].map(() => two.run('spin', {}, 'A').catch((error: Error) => error.name))
  expect(await two.run('sleep', { ms: 0 }, 'B')).toBe('slept')
  two.close()
  expect(await Promise.all(busy)).toEqual(['Refusal', 'Refusal', 'Refusal'])
})

test('when too much waits, whoever has the most waiting is refused', async () => {
  const { run } = open({ maxWaiting: 2 })
  const first = run('sleep', { ms: 500 }, 'A')
  const refused = [
    expect(run('whoAreYou', {}, 'A')).resolves.toBeDefined(),
    expect(run('whoAreYou', {}, 'A')).rejects.toMatchObject({ code: 'OVERLOADED' }),
  ]
  await Promise.all([...refused, expect(run('whoAreYou', {}, 'B')).resolves.toBeDefined(), first])
})

test('whoever ends because nobody wants it takes nothing more', async () => {
  const { run } = open({ idleMs: 1 })
  for (let turn = 0; turn < 20; turn++) {
    await run('sleep', { ms: 0 })
    await new Promise((resolve) => setTimeout(resolve, turn % 4))
  }
})

test('the time of a task begins when its process has started, which has a time of its own', async () => {
  const slow = new URL('./slow-start.sample.ts', import.meta.url)
  const { run } = open({ maxRunMs: 700, ahead: 1 }, slow)
  const [first, second] = await Promise.all([run('whoAreYou', {}), run('whoAreYou', {})])
  expect(second).toEqual(first)
  pool.close()
  await expect(open({ maxStartMs: 300 }, slow).run('whoAreYou', {})).rejects.toMatchObject({ code: 'OVERLOADED' })
})

test('what runs or waits when the portal stops is refused, and nobody takes its input for broken', async () => {
  const { run, close } = open({ ahead: 1 })
  const all = [run('sleep', { ms: 5000 }), run('whoAreYou', {}), run('whoAreYou', {})]
  const refused = Promise.all(all.map((one) => expect(one).rejects.toMatchObject({ code: 'OVERLOADED' })))
  close()
  await refused
})
