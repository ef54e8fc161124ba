import { hash, randomBytes, timingSafeEqual } from 'node:crypto'

/** 256 random bits for a URL or a header. Only `sha256` of it is ever stored (SECURITY, design rule 6). */
export const newToken = (): string => randomBytes(32).toString('base64url')

export const looksLikeToken = (text: string): boolean => /^[\w-]{43}$/.test(text)

export const sha256 = (data: string | Uint8Array): Buffer => hash('sha256', data, 'buffer')

export const sameBytes = (a: Uint8Array, b: Uint8Array): boolean => a.length === b.length && timingSafeEqual(a, b)

/** Emails and digits that cannot be misread, for numbers people copy by hand. */
export function newReadableCode(length: number): string {
  const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
  return Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join('')
}
