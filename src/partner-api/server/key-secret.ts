import { newToken, sha256 } from '#base/server/tokens.ts'

/** What every secret begins with, so that scanners of source code recognise one that was left there. */
const mark = 'mf_'
const shown = mark.length + 8

/** 256 random bits; only the hash is stored, and its beginning, by which people recognise it. */
export function newKeySecret() {
  const secret = `${mark}${newToken()}`
  return { secret, stored: { sha256: sha256(secret), prefix: secret.slice(0, shown) } }
}
