import { expect, test } from 'vitest'
import { filtersIn } from '../../queue-address.ts'
import { lastQueue, rememberQueue } from './last-queue.ts'

test('a request leads back to the list as it was filtered last; what is no filter is left out', () => {
  expect(lastQueue()).toBe('/iranyitopult/szerviz')
  rememberQueue(filtersIn(new URLSearchParams('bucket=late&status=ARRIVED&x=1')))
  expect(lastQueue()).toBe('/iranyitopult/szerviz?bucket=late&status=ARRIVED')
  rememberQueue({})
  expect(lastQueue()).toBe('/iranyitopult/szerviz')
})
