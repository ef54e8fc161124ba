import { normalised } from '#base/bounded-text.ts'

/** Emails and digits only, without accents: „i Robot” finds iRobot. */
const plain = (text: string) =>
  normalised(text, 'NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()

/** The brands a typed text means: those that begin with it first, then those that hold it. */
export function findBrands<B extends { readonly name: string }>(brands: readonly B[], typed: string): B[] {
  const words = plain(typed)
  const places = brands.map((brand) => ({ brand, at: plain(brand.name).indexOf(words) })).filter(({ at }) => at >= 0)
  return [...places.filter(({ at }) => at === 0), ...places.filter(({ at }) => at > 0)].map(({ brand }) => brand)
}
