import { sql } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import { folded } from '../fold.ts'

const columns = ['provider', 'code', 'kind', 'name', 'postalCode', 'city', 'street', 'directions', 'latitude', 'longitude', 'opening'] as const

const points = (tx: ReadDb<DB>, provider: string) =>
  tx.selectFrom('parcelPoints').select(columns).where('provider', '=', provider).where('enabled', '=', true)

// The same folding as fold.ts, in SQL.
const foldedColumn = (column: 'city' | 'name' | 'street') =>
  sql<string>`lower(translate(${sql.ref(column)}, 'ÁÉÍÓÖŐÚÜŰáéíóöőúüű', 'AEIOOOUUUaeiooouuu'))`

/** Points whose town, name, street, code or postal code begins with what was typed, those of the town first. */
export function pointsByTyping(tx: ReadDb<DB>, provider: string, typed: string, max: number) {
  const query = folded(typed)
  const beginning = `${query}%`
  return points(tx, provider)
    .where((eb) =>
      eb.or([
        eb(foldedColumn('city'), 'like', beginning),
        eb(foldedColumn('name'), 'like', beginning),
        eb(foldedColumn('name'), 'like', `% ${beginning}`),
        eb(foldedColumn('street'), 'like', beginning),
        eb('postalCode', 'like', beginning),
        eb(sql`lower(code)`, '=', typed.trim().toLowerCase()),
      ]),
    )
    .orderBy((eb) => eb.case().when(foldedColumn('city'), 'like', beginning).then(0).else(1).end())
    .orderBy('postalCode')
    .orderBy('code')
    .limit(max)
    .execute()
}

/** Points around a postal code: neighbouring codes share their first digits, then the nearest number. */
export function pointsAround(tx: ReadDb<DB>, provider: string, postalCode: string, max: number) {
  return points(tx, provider)
    .orderBy(
      sql`case when left(postal_code, 3) = left(${postalCode}, 3) then 0 when left(postal_code, 2) = left(${postalCode}, 2) then 1 when left(postal_code, 1) = left(${postalCode}, 1) then 2 else 3 end`,
    )
    .orderBy(sql`abs(postal_code::integer - ${postalCode}::integer)`)
    .orderBy('code')
    .limit(max)
    .execute()
}

/** One point by its code, or undefined when it is gone. */
export const parcelPointOf = (tx: ReadDb<DB>, provider: string, code: string) => points(tx, provider).where('code', '=', code).executeTakeFirst()
