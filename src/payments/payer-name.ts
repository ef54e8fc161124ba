import { normalised } from '#base/normalised.ts'

/** Legal forms and titles (DOMAIN 9), as they remain without accents and dots: they are left out or written out as one likes. */
const noise = new Set(
  'kft bt zrt nyrt kkt rt ec ev se nonprofit korlatolt felelossegu tarsasag beteti reszvenytarsasag zartkoruen mukodo egyeni vallalkozo ceg dr ifj id idosb ozv prof'.split(
    ' ',
  ),
)

const wordsOf = (name: string): string[] =>
  normalised(name.slice(0, 200).toLocaleLowerCase('hu'), 'NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(?<=\b\p{L})\.(?=\p{L}\b)/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !noise.has(word))

/** Banks cut a name after 32 or 35 characters, so the last word may be the beginning of one. */
const cutAt = 32

/**
 * Whether the payer a bank names may be this buyer: the same words in any order, accents, legal forms and titles apart. One word is not enough
 * to know a person by, but it may be a company's name.
 */
export function isSamePayer(payer: string, buyer: string, { isCompany = false } = {}): boolean {
  const theirs = wordsOf(payer)
  const ours = wordsOf(buyer)
  if (theirs.length === 0 || ours.length === 0) return false
  if (ours.length < 2 && !isCompany) return false
  const wasCut = payer.trim().length >= cutAt
  const left = [...theirs]
  const missing = ours.filter((word) => {
    const at = left.indexOf(word)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  if (missing.length === 0) return left.length === 0
  if (!wasCut) return false
  // What is missing was cut off: the payer's last word begins the first of it, or is whole.
  const last = theirs.at(-1) ?? ''
  const begun = left.length === 1 && left[0] === last && missing[0]?.startsWith(last) === true
  return begun || (left.length === 0 && theirs.length >= 2)
}
