import { isIPv4, isIPv6 } from 'node:net'
import type { RateClass } from '../../endpoint.ts'

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

/** The same for a caller with a key of its own: a company's system asks for many people. */
const keyLimits: Readonly<Record<RateClass, { max: number; timeWindow: string }>> = {
  ...rateLimits,
  read: { max: 1200, timeWindow: '1 minute' },
  write: { max: 300, timeWindow: '1 minute' },
  booking: { max: 600, timeWindow: '1 hour' },
}

/** What a caller with a key is counted by; no address looks like it. */
export const keySubject = (id: number) => `key ${id}`

/** Few such calls are made, and each does so much that one statement more is not felt: the database counts them, to the call (decision 129). */
const strict: ReadonlySet<RateClass> = new Set<RateClass>(['login', 'link', 'booking'])

/** As the limiter takes it: whose limit it is, the subject says. */
export const limitOf = (rate: RateClass) => ({
  isStrict: strict.has(rate),
  max: (_request: unknown, subject: string) => (subject.startsWith('key ') ? keyLimits : rateLimits)[rate].max,
  timeWindow: rateLimits[rate].timeWindow,
})

/** The address a limit is counted by: IPv4 as it is (also when mapped into IPv6), IPv6 cut to its first four groups. */
export function limitedAddress(ip: string): string {
  const mapped = ip.replace(/^::ffff:/i, '')
  if (isIPv4(mapped) || !isIPv6(ip)) return mapped
  const [before = [], after = []] = ip
    .toLowerCase()
    .split('::')
    .map((half) => half.split(':').filter(Boolean))
  const groups = [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after]
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
