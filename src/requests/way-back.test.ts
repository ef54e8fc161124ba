import { expect, test } from 'vitest'
import { paths } from '#paths.ts'
import { wayBackIn, wayBackTo } from './way-back.ts'

const place = (address: string) => {
  const { pathname, search } = new URL(address, 'http://localhost')
  return { pathname, search }
}
const opened = (from: string) => paths.deskRequest(123456789, wayBackTo(place(from)))

test('the page of a request says where it was opened from, with its filters', () => {
  const from = '/iranyitopult/penzugy/atutalasok?text=Nagy%20%C3%89va&status=open'
  expect(opened(from)).toMatch(/^\/iranyitopult\/szerviz\/igenyek\/123456789\?vissza=%2Firanyitopult%2Fpenzugy%2Fatutalasok%3Ftext/)
  expect(wayBackIn(place(opened(from)).search)).toBe(from)
})

test('from the queue as it is nothing needs to be said, from a filtered one it does', () => {
  expect(opened(paths.deskQueue())).toBe(paths.deskRequest(123456789))
  expect(wayBackIn(place(opened(`${paths.deskQueue()}?bucket=late`)).search)).toBe(`${paths.deskQueue()}?bucket=late`)
  expect(wayBackIn('')).toBe(null)
})

test('from one request to another the way back stays', () => {
  const first = paths.deskRequest(987654321, paths.deskPayouts())
  expect(wayBackIn(place(opened(first)).search)).toBe(paths.deskPayouts())
  expect(opened(paths.deskRequest(987654321))).toBe(paths.deskRequest(123456789))
})

test('a long list that was searched for is left out', () => {
  expect(wayBackTo(place(paths.deskSearch('123456789 '.repeat(200))))).toBe(paths.deskSearch())
})
