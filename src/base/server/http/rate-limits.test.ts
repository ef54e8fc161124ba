import { expect, test } from 'vitest'
import { fc } from '#testing/random-runs.ts'
import { limitedAddress, rateLimits } from './rate-limits.ts'

test('every kind of call has its limit: guessing is slow, an office can work', () => {
  for (const { max, timeWindow } of Object.values(rateLimits)) {
    expect(max).toBeGreaterThanOrEqual(10)
    expect(timeWindow).toMatch(/^\d+ (minutes?|hours?)$/)
  }
  const minutes = { '1 minute': 1, '15 minutes': 15, '1 hour': 60 } as Record<string, number>
  const perMinute = (kind: keyof typeof rateLimits) => rateLimits[kind].max / (minutes[rateLimits[kind].timeWindow] ?? 0)
  expect(Object.keys(rateLimits).sort()).toEqual(['booking', 'link', 'login', 'lookup', 'read', 'write'])
  expect(perMinute('booking')).toBeLessThan(1)
  expect(perMinute('link')).toBeLessThan(2)
  expect(perMinute('login')).toBeLessThanOrEqual(20)
  expect(perMinute('read')).toBeGreaterThan(perMinute('lookup'))
  expect(perMinute('lookup')).toBeGreaterThan(perMinute('write'))
})

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
