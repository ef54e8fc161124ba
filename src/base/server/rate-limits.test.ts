import { expect, test } from 'vitest'
import { fc } from '#testing/random-runs.ts'
import { limitedAddress } from './rate-limits.ts'

test('an IPv4 address is itself, also when it comes mapped into IPv6', () => {
  expect(limitedAddress('203.0.113.7')).toBe('203.0.113.7')
  expect(limitedAddress('::ffff:203.0.113.17')).toBe('203.0.113.17')
  expect(limitedAddress('::FFFF:203.0.113.17')).toBe('203.0.113.17')
  expect(limitedAddress('1::ffff:203.0.113.17')).toBe('1:0:0:0::/64')
})

test('every address of one IPv6 /64 counts as one, however it is written', () => {
  const group = fc.integer({ min: 0, max: 0xffff }).map((n) => n.toString(16))
  fc.assert(
    fc.property(fc.tuple(group, group, group, group), (low) => {
      expect(limitedAddress(`2001:db8:1:2:${low.join(':')}`)).toBe('2001:db8:1:2::/64')
    }),
  )
  expect(limitedAddress('2001:0DB8:0001:0002::1')).toBe('2001:db8:1:2::/64')
  expect(limitedAddress('2001:db8:1::1')).toBe('2001:db8:1:0::/64')
  expect(limitedAddress('::1')).toBe('0:0:0:0::/64')
  expect(limitedAddress('2001:db8::4:5:6:7:8')).toBe('2001:db8:0:4::/64')
  expect(limitedAddress('::3:4:5:6:7:8')).toBe('0:0:3:4::/64')
  expect(limitedAddress('2001:db8:1:2:3:4:5::')).toBe('2001:db8:1:2::/64')
})
