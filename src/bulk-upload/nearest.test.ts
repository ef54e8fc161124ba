import { expect, test } from 'vitest'
import { nearestTo } from './nearest.ts'

const key = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '')
const names = ['HUAWEI', 'HONOR', 'Samsung', 'Xiaomi', 'Nokia', 'Google']

test.each([
  ['Huawai', ['HUAWEI']],
  ['samsng', ['Samsung']],
  ['Xiaomi Inc', ['Xiaomi']],
  ['hono', ['HONOR']],
  ['Motorola', []],
  ['', []],
])('%s may mean %o', (typed, suggestions) => {
  expect(nearestTo(typed, names, key)).toEqual(suggestions)
})

test('a text of any length costs the same', () => {
  const begin = performance.now()
  nearestTo(
    'x'.repeat(3000),
    Array.from({ length: 1000 }, (_, i) => `${'y'.repeat(500)}${i}`),
    key,
  )
  expect(performance.now() - begin).toBeLessThan(500)
})
