import { noKind } from '../address.ts'
import type { Street } from '../addresses.api.ts'
import { bestOf, rankOf, searchable } from '../fold.ts'
import { oneBlank, readStreets } from './post-office-files.ts'

const hungarian = new Intl.Collator('hu')
const written = ({ publicPlaceName, publicPlaceType }: Street) => `${publicPlaceName} ${publicPlaceType}`

/** Streets by postal code, each once: the lists have a row for each stretch of house numbers. */
async function loadStreets(): Promise<ReadonlyMap<string, readonly Street[]>> {
  const byCode = new Map<string, Map<string, Street>>()
  for (const { rows } of await readStreets())
    for (const { zip, streetName, streetType } of rows) {
      const street = { publicPlaceName: oneBlank(streetName), publicPlaceType: streetType ? oneBlank(streetType) : noKind }
      const streets = byCode.get(String(zip)) ?? new Map<string, Street>()
      byCode.set(String(zip), streets.set(written(street), street))
    }
  return new Map(
    [...byCode].map(([code, streets]) => [code, [...streets.values()].sort((one, other) => hungarian.compare(written(one), written(other)))]),
  )
}

let loading: Promise<ReadonlyMap<string, readonly Street[]>> | undefined

/** At most ten streets of a postal code for what was typed; empty where the post office publishes no streets. */
export async function findStreets(postalCode: string, typed: string, max = 10): Promise<Street[]> {
  loading ??= loadStreets()
  const query = searchable(typed)
  if (query.folded === '') return []
  return bestOf((await loading).get(postalCode) ?? [], (street) => rankOf(query, searchable(written(street))), max)
}
