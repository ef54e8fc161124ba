import { newToken, sha256 } from '#base/server/tokens.ts'

/** What every secret begins with, so that scanners of source code recognise one that was left there. */
const mark = 'mf_'
const testMark = 'mf_test_'
const shown = 11

/** 256 random bits; only the hash is stored, and its beginning, by which people recognise it. @param tag of a sandbox, which its keys end with */
export function newKeySecret(tag?: string) {
  const begins = tag === undefined ? mark : testMark
  const secret = `${begins}${newToken()}${tag === undefined ? '' : `_${tag}`}`
  return { secret, stored: { sha256: sha256(secret), prefix: secret.slice(0, shown) } }
}

/** Of a test key where it belongs; null for any other. */
export const tagOf = (secret: string | undefined): string | null => /^mf_test_[\w-]{43}_([\w-]{16})$/.exec(secret ?? '')?.[1] ?? null
