import { expect, test } from 'vitest'
import { eachApart } from './each-apart.ts'

test('one that fails holds up no other, and makes the whole fail at the end', async () => {
  const done: number[] = []
  const failed: number[] = []
  const work = async (item: number) => {
    if (item === 2) throw new Error('Broken')
    done.push(item)
  }
  await expect(eachApart([1, 2, 3], work, (item) => failed.push(item))).rejects.toThrow(AggregateError)
  expect([done, failed]).toEqual([[1, 3], [2]])
})

test('a list that is read in parts is worked off as it comes', async () => {
  const done: number[] = []
  async function* parts() {
    for (const item of [1, 2]) {
      expect(done).toHaveLength(item - 1)
      yield item
    }
  }
  await eachApart(
    parts(),
    async (item) => done.push(item),
    () => undefined,
  )
  expect(done).toEqual([1, 2])
})
