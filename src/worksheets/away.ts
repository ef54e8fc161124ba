import { z } from 'zod'
import { refusedWith, wrongType } from '#errors.ts'

/** Days for which a phone keeps what it could not send: whoever was ill on Friday sends it on Monday. */
const daysUnsent = 7

const dayMs = 24 * 3600 * 1000

/** Whether a phone still keeps what was done at that moment: both in milliseconds since 1970, by its own clock. */
export const isKept = ({ at }: { readonly at: number }, now: number): boolean => now - at < daysUnsent * dayMs

/** A piece of work that was done without a network: its key, given on the phone, makes it arrive once; `at` is when it was done, by the phone's clock. */
export const away = {
  key: z.string(wrongType).regex(/^[0-9a-f]{32}$/, refusedWith('INVALID_INPUT')),
  at: z.iso.datetime(wrongType),
}

/**
 * When something was done without a network, as far as a phone's clock is believed: not later than now, nor earlier than a phone keeps it.
 * @returns milliseconds since 1970
 */
export const believedAt = (atMs: number, nowMs: number): number => Math.min(nowMs, Math.max(nowMs - daysUnsent * dayMs, atMs))
