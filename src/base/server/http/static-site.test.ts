import { expect, test } from 'vitest'
import { cpuTimeOf } from '#testing/cpu-time.ts'
import { pathnameOf } from './static-site.ts'

test.each([
  ['/', '/'],
  ['//', '/'],
  ['///', '/'],
  ['/a/', '/a'],
  ['/a///?b=/', '/a'],
  ['//a//b//', '//a//b'],
  ['/a', '/a'],
])('%s is the page %s', (url, page) => expect(pathnameOf(url)).toBe(page))

test('an address of nothing but slashes is read at once', async () => {
  expect(await cpuTimeOf(() => pathnameOf(`${'/'.repeat(200_000)}x`))).toBeLessThan(200)
})
