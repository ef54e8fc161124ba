import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { longestTurn } from './longest-turn.ts'

const compute = (ms: number) => {
  const end = process.threadCpuUsage().user / 1000 + ms
  while (process.threadCpuUsage().user / 1000 < end);
}

test('a stretch that keeps the loop busy is seen, several short ones are not added up', async () => {
  const blocked = await longestTurn(async () => {
    await wait(20)
    compute(80)
    await wait(20)
    return 'done'
  })
  expect(blocked.answer).toBe('done')
  expect(blocked.longestMs).toBeGreaterThanOrEqual(80)
  const turning = await longestTurn(async () => {
    for (let turn = 0; turn < 8; turn += 1) {
      compute(10)
      await wait(8)
    }
  })
  expect(turning.longestMs).toBeLessThan(50)
})
