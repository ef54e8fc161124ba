import { expect, test } from 'vitest'
import { outboxAddressOf, outboxFiltersIn } from './outbox-address.ts'

test('what an address says is read back, and what it cannot mean is left out', () => {
  const filters = { status: 'failed', recipient: 'nev+1@pelda.hu', request: 123_456_789, email: 'a-b' } as const
  expect(outboxFiltersIn(new URLSearchParams(outboxAddressOf(filters)))).toEqual(filters)
  expect(outboxFiltersIn(new URLSearchParams('status=lost&request=x&recipient='))).toEqual({
    status: undefined,
    recipient: undefined,
    request: undefined,
    email: undefined,
  })
  expect(outboxAddressOf({ status: undefined })).toBe('')
})
