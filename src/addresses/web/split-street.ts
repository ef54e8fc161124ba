import { fullPlaceType, publicPlaceTypes } from '../public-place-types.ts'

export type StreetParts = {
  readonly publicPlaceName: string
  readonly publicPlaceType: string
  readonly streetNumber: string
  readonly other: string
}

const known = new Set(publicPlaceTypes)

/**
 * A whole street as people write it and browsers fill it in, taken apart: `Váci út 43. II/4` → Váci, út, 43., II/4.
 * Null when there is no kind of place with a number after it, so nothing is guessed.
 */
export function splitStreet(written: string): StreetParts | null {
  const words = written.trim().split(/[\s,]+/)
  for (let at = words.length - 2; at >= 1; at--) {
    const publicPlaceType = fullPlaceType(words[at] ?? '')
    const streetNumber = words[at + 1] ?? ''
    if (!known.has(publicPlaceType) || !/^\d/.test(streetNumber)) continue
    return {
      publicPlaceName: words.slice(0, at).join(' '),
      publicPlaceType,
      streetNumber,
      other: words.slice(at + 2).join(' '),
    }
  }
  return null
}
