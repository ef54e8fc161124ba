import type { PgBoss } from 'pg-boss'
import { beforeEach, expect, test } from 'vitest'
import { JobWorkers } from './job-workers.ts'

type Handler = (jobs: object[]) => Promise<unknown>

let handlers: Handler[] = []
let woken: string[] = []
let workers: JobWorkers
beforeEach(() => {
  handlers = []
  woken = []
  const boss = {
    work: async (_name: string, _options: object, handler: Handler) => `w${handlers.push(handler)}`,
    notifyWorker: (id: string) => void woken.push(id),
  }
  workers = new JobWorkers(boss as unknown as PgBoss)
})

/** Two workers; each takes as many jobs as it is given and is at work until `letGo`. */
async function employTwo(batchSize: number) {
  const atWork: (() => void)[] = []
  const run = () =>
    new Promise<never[]>((resolve) => {
      atWork.push(() => resolve([]))
    })
  for (let i = 0; i < 2; i++) await workers.employ('post', batchSize, run)
  const begin = (worker: number, jobs = 1) => handlers[worker]?.(Array.from({ length: jobs }, () => ({})))
  return { begin, letGo: () => atWork.shift()?.() }
}

test('a job that was written wakes one worker, in turn, and a name that nobody works nobody', async () => {
  await employTwo(4)
  for (let i = 0; i < 3; i++) workers.wake('post')
  workers.wake('elsewhere')
  expect(woken).toEqual(['w1', 'w2', 'w1'])
})

test('who is at work is not woken, and looks again afterwards when something came while all were', async () => {
  const { begin, letGo } = await employTwo(4)
  const first = begin(0)
  workers.wake('post')
  expect(woken).toEqual(['w2'])
  const second = begin(1)
  workers.wake('post')
  expect(woken).toEqual(['w2'])
  letGo()
  await first
  expect(woken).toEqual(['w2', 'w1'])
  letGo()
  await second
  expect(woken).toEqual(['w2', 'w1'])
})

test('who took as many as it takes has another look beside it at once, and looks again itself', async () => {
  const { begin, letGo } = await employTwo(4)
  const work = begin(0, 4)
  expect(woken).toEqual(['w2'])
  letGo()
  await work
  expect(woken).toEqual(['w2', 'w1'])
})

test('what is done one by one is looked for once more by whoever did it', async () => {
  const { begin, letGo } = await employTwo(1)
  const work = begin(0)
  expect(woken).toEqual([])
  letGo()
  await work
  expect(woken).toEqual(['w1'])
})

test('when it is not known what was missed, everybody looks', async () => {
  await employTwo(4)
  workers.wakeAll()
  expect(woken).toEqual(['w1', 'w2'])
})
