import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { maxBusyStretch } from './busy-stretch.ts'

const busyMs = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
const compute = (ms: number) => {
  const end = busyMs() + ms
  while (busyMs() < end);
}

test('a stretch that keeps the loop busy is seen, several short ones are not added up', async () => {
  const blocked = await maxBusyStretch(async () => {
    await wait(20)
    compute(80)
    await wait(20)
    return 'done'
  })
  expect(blocked.answer).toBe('done')
  expect(blocked.maxBusyMs).toBeGreaterThanOrEqual(80)
  const turning = await maxBusyStretch(async () => {
    for (let turn = 0; turn < 8; turn += 1) {
      compute(10)
      await wait(8)
    }
  })
  expect(turning.maxBusyMs).toBeLessThan(50)
})
