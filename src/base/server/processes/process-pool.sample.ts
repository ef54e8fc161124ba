import os from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { answerTasks } from './task-process.ts'

/** The tasks of process-pool.test.ts. */
const tasks = {
  whoAreYou: async (_input: object) => ({
    pid: process.pid,
    niceness: os.getPriority(),
    settings: Object.keys(process.env).filter((name) => name !== 'NODE_CHANNEL_FD' && !name.startsWith('NODE_CHANNEL_')),
  }),
  fail: async ({ code }: { code: string }) => {
    throw Object.assign(new Error('failed'), { code })
  },
  sleep: async ({ ms }: { ms: number }) => {
    await sleep(ms)
    return 'slept'
  },
  spin: async (_input: object) => {
    for (;;) Math.random()
  },
  devour: async (_input: object) => {
    const taken: Buffer[] = []
    for (;;) {
      taken.push(Buffer.alloc(8_000_000, taken.length))
      await sleep(5)
    }
  },
  die: async (_input: object) => process.kill(process.pid, 'SIGKILL'),
}
export type SampleTasks = typeof tasks

answerTasks(tasks)
