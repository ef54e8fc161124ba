import type { Town } from '../addresses.api.ts'
import { budapestDistrict } from '../budapest-district.ts'
import { bestOf, rankOf, type Searchable, searchable } from '../fold.ts'
import { oneBlank, readStreets, readTowns } from './post-office-files.ts'

const hungarian = new Intl.Collator('hu')

/** A row of the six cities' street lists says which codes they have; the other towns come from the general list. */
async function loadTowns(): Promise<readonly Town[]> {
  const towns = new Map<string, Town>()
  const add = (zip: number, city: string, part?: string | null) => {
    const postalCode = String(zip)
    const key = `${postalCode} ${city}`
    const town = towns.get(key) ?? { postalCode, city, parts: [], district: city === 'Budapest' ? budapestDistrict(postalCode) : null }
    towns.set(key, town)
    if (part && !town.parts.includes(part)) town.parts.push(part)
  }
  for (const { zip, city, region } of await readTowns()) add(zip, oneBlank(city), region && oneBlank(region))
  for (const { city, rows } of await readStreets()) for (const zip of new Set(rows.map((row) => row.zip))) add(zip, city)
  return [...towns.values()].sort((one, other) => hungarian.compare(one.city, other.city) || one.postalCode.localeCompare(other.postalCode))
}

let loading: Promise<readonly Town[]> | undefined

/** Every pair of postal code and town, by town; read when first asked for. */
export function allTowns(): Promise<readonly Town[]> {
  loading ??= loadTowns()
  return loading
}

/** The towns a postal code serves: one, several (7838 serves eight) or, for a code newer than the list, none. */
export const townsOf = async (postalCode: string) => (await allTowns()).filter((town) => town.postalCode === postalCode)

type TownNames = { readonly town: Town; readonly names: readonly Searchable[] }
const namesOf = ({ city, parts, district }: Town) => [district ? `${city} ${district}` : city, ...parts].map(searchable)

let naming: Promise<readonly TownNames[]> | undefined
const allNames = () => (naming ??= allTowns().then((towns) => towns.map((town) => ({ town, names: namesOf(town) }))))

/** The best rank among a town's names: the name itself before one that only begins so, the town before its parts. */
function rankOfTown(query: Searchable, { names }: TownNames): number | null {
  let best: number | null = null
  names.forEach((name, i) => {
    const rank = rankOf(query, name)
    const place = rank === null ? null : rank + (i > 0 ? 3 : 0) + (name.folded === query.folded ? 0 : 0.5)
    if (place !== null && (best === null || place < best)) best = place
  })
  return best
}

/** At most ten towns for what was typed: the beginning of a code, or of a town, its part or its district. */
export async function findTowns(typed: string, max = 10): Promise<Town[]> {
  const query = searchable(typed)
  if (query.folded === '') return []
  if (/^\d{1,4}$/.test(query.folded)) {
    const towns = (await allTowns()).filter(({ postalCode }) => postalCode.startsWith(query.folded))
    return towns.sort((one, other) => one.postalCode.localeCompare(other.postalCode)).slice(0, max)
  }
  return bestOf(await allNames(), (named) => rankOfTown(query, named), max).map(({ town }) => town)
}
