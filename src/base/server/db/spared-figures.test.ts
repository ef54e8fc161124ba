import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SparedFigures } from './spared-figures.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => vi.useRealTimers())

test('counts at once when nobody has, spares the database twenty times as long, says that it is behind, and never answers a failure again', async () => {
  const figures = new SparedFigures()
  let present = 1
  let counted = 0
  const read = (key = '2026-11-25', of: object = figures) =>
    figures.read(of, key, async () => {
      counted++
      vi.advanceTimersByTime(10)
      return present
    })
  expect(await read()).toEqual({ figures: 1, isBehind: false })

  // Changed while it rests: what was counted is answered, with the word that it is behind.
  present = 2
  figures.change()
  vi.advanceTimersByTime(190)
  expect(await read()).toEqual({ figures: 1, isBehind: true })
  vi.advanceTimersByTime(20)
  expect(await Promise.all([read(), read()])).toEqual(Array(2).fill({ figures: 2, isBehind: false }))
  expect(counted).toBe(2)

  // Nothing was heard: the same for five seconds, then counted all the same.
  vi.advanceTimersByTime(4_900)
  await read()
  expect(counted).toBe(2)
  vi.advanceTimersByTime(100)
  await read()
  expect(counted).toBe(3)

  // Of another day, and after a connection was lost, nothing is known.
  await read('2026-11-26')
  figures.forget()
  await read('2026-11-26')
  expect(counted).toBe(5)
  const failing = {}
  await expect(figures.read(failing, '', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await read('', failing)).toEqual({ figures: 2, isBehind: false })
})
