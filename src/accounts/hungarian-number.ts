/** What is written between the digits of a number. */
const between = /[\s()./\-–]/g
/**
 * DOMAIN 0.11: two digits of the area and seven more, or eight digits in all; as the min metadata of libphonenumber says it for HU. It would let a mobile number
 * pass that lacks a digit; no area has such a prefix (DOMAIN 9).
 */
const national = /^(?:[235-7]\d{8}|(?!20|30|31|50|51|70)[1-9]\d{7})$/
const group = /^(?:1|\d{2})/

/** `+36 (30) 123-4567` as `+36301234567`. */
export const withoutPunctuation = (typed: string) => typed.trim().replace(between, '')

const withoutTrunk = (digits: string) => (digits.startsWith('06') ? digits.slice(2) : digits)

/**
 * A number written as numbers are in Hungary, as E.164: `06`, `0036`, `+36`, `36` or nothing before it. Null where it is no number of
 * Hungary; undefined where it is not for this rule to say: another country's number, or something else than digits.
 */
export function hungarianE164(typed: string): string | null | undefined {
  const digits = withoutPunctuation(typed)
  if (digits === '') return null
  const [, abroad, rest = ''] = /^(\+|00)?(\d+)$/.exec(digits) ?? []
  if (rest === '' || (abroad && !rest.startsWith('36'))) return undefined
  const bare = withoutTrunk(abroad ? rest.slice(2) : rest)
  if (national.test(bare)) return `+36${bare}`
  // `36…` with nothing before it is read as a number of an area first.
  const withoutCountry = !abroad && rest.startsWith('36') ? withoutTrunk(rest.slice(2)) : ''
  return national.test(withoutCountry) ? `+36${withoutCountry}` : null
}

/** `+36 30 123 4567`, `+36 1 234 5678`; null where it is no number of Hungary. */
export function formattedHungarian(e164: string): string | null {
  const bare = e164.startsWith('+36') ? e164.slice(3) : ''
  if (!national.test(bare)) return null
  const [area = ''] = group.exec(bare) ?? []
  const subscriber = bare.slice(area.length)
  return ['+36', area, subscriber.slice(0, 3), subscriber.slice(3)].join(' ')
}
