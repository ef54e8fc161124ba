import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { ParcelPoint, ParcelProvider } from '#addresses/parcel-point.ts'
import type { DB } from '#db/schema.ts'

const atOnce = 500

/**
 * Takes over a courier's whole list. A point that is no longer in it can no longer be chosen; its row stays, because requests may
 * name it.
 */
export async function replacePoints(tx: Kysely<DB>, provider: ParcelProvider, points: readonly ParcelPoint[]): Promise<void> {
  const codes = points.map(({ code }) => code)
  await tx
    .updateTable('parcelPoints')
    .set({ enabled: false })
    .where('provider', '=', provider)
    .where(sql<boolean>`code <> all(${codes}::text[])`)
    .execute()
  for (let i = 0; i < points.length; i += atOnce)
    await tx
      .insertInto('parcelPoints')
      .values(points.slice(i, i + atOnce).map(({ opening, ...point }) => ({ ...point, opening: JSON.stringify(opening), enabled: true })))
      .onConflict((on) =>
        on.columns(['provider', 'code']).doUpdateSet((eb) => ({
          kind: eb.ref('excluded.kind'),
          name: eb.ref('excluded.name'),
          postalCode: eb.ref('excluded.postalCode'),
          city: eb.ref('excluded.city'),
          street: eb.ref('excluded.street'),
          directions: eb.ref('excluded.directions'),
          latitude: eb.ref('excluded.latitude'),
          longitude: eb.ref('excluded.longitude'),
          opening: eb.ref('excluded.opening'),
          enabled: true,
        })),
      )
      .execute()
}
