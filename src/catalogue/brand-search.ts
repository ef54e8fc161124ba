import { misspelt } from '#base/misspelt.ts'
import { normalised } from '#base/normalised.ts'

/** What people call the devices of a brand, by its slug; as `plain` writes it. */
const callNames: Readonly<Record<string, readonly string[]>> = {
  apple: ['iphone', 'ipad', 'macbook', 'imac', 'ipod', 'airpods', 'applewatch'],
  asus: ['zenfone', 'zenbook', 'vivobook', 'rogphone'],
  google: ['pixel'],
  gopro: ['hero'],
  huawei: ['matebook', 'mediapad', 'matepad'],
  irobot: ['roomba', 'braava'],
  lenovo: ['ideapad', 'yogatab'],
  'lenovo-npc': ['ideapad', 'legion', 'thinkcentre'],
  'lenovo-think': ['thinkpad'],
  nokia: ['lumia'],
  oppo: ['reno'],
  samsung: ['galaxy'],
  tecno: ['spark', 'camon'],
  xiaomi: ['redmi', 'poco', 'mipad'],
}

/** Letters and digits only, without accents: „i Robot” finds iRobot. */
const plain = (text: string) =>
  normalised(text, 'NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()

/** „iphone 13” goes on after a call name; „ipho” is not written to its end yet. */
const isCalled = (slug: string, words: string) =>
  words.length >= 3 && (callNames[slug] ?? []).some((name) => name.startsWith(words) || words.startsWith(name))

const isMisspelt = ({ slug, name }: Searched, words: string) =>
  words.length >= 4 &&
  [...name.split(' ').map(plain), plain(name), ...(callNames[slug] ?? [])].some((each) => each.length >= 4 && misspelt(words, each))

type Searched = { readonly slug: string; readonly name: string }

/**
 * The brands a typed text means: those that begin with it first, then those whose devices are called so, then those that hold it. What is
 * written in none of them may be a slip: lenvo, samsnug.
 */
export function findBrands<B extends Searched>(brands: readonly B[], typed: string): B[] {
  const words = plain(typed)
  const placed = brands.map((brand) => ({ brand, at: plain(brand.name).indexOf(words), called: isCalled(brand.slug, words) }))
  const found = [
    ...placed.filter(({ at }) => at === 0),
    ...placed.filter(({ at, called }) => at !== 0 && called),
    ...placed.filter(({ at, called }) => at > 0 && !called),
  ].map(({ brand }) => brand)
  return found.length > 0 ? found : brands.filter((brand) => isMisspelt(brand, words))
}
