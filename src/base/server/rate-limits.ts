import { isIPv6 } from 'node:net'
import type { RateClass } from '../endpoint.ts'

/**
 * Hits per address and call, whatever becomes of them. `login` bears an office of thirty whose people come at eight o'clock, each with a
 * password and a code; wrong guesses are stopped long before by `accounts/server/login-limits.ts`. A household's IPv6 /64 counts as one address, or rotation would defeat every limit. */
export const rateLimits: Readonly<Record<RateClass, { max: number; timeWindow: string }>> = {
  read: { max: 600, timeWindow: '1 minute' },
  write: { max: 60, timeWindow: '1 minute' },
  lookup: { max: 300, timeWindow: '1 minute' },
  login: { max: 300, timeWindow: '15 minutes' },
  link: { max: 20, timeWindow: '15 minutes' },
  booking: { max: 10, timeWindow: '1 hour' },
}

/** The address a limit is counted by: IPv4 as it is (also when mapped into IPv6), IPv6 cut to its first four groups. */
export function limitedAddress(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)
  if (mapped?.[1]) return mapped[1]
  if (!isIPv6(ip)) return ip
  const [head = '', tail] = ip.toLowerCase().split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const groups = [...before, ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0'), ...after]
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
