import { sql } from 'kysely'
import { compiledForRows } from '#base/server/db/compiled-statement.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'

/**
 * Those of these numbers that a device with an open request has, as its identifier or as its second IMEI. A list and no array: of a few devices it is prepared
 * and planned once.
 */
export async function openNumbers(tx: ReadDb<DB>, numbers: readonly string[]): Promise<ReadonlySet<string>> {
  if (numbers.length === 0) return new Set()
  const rows = await openAmong(
    tx,
    numbers.map((number) => ({ number })),
  )
  return new Set(rows.map(({ number }) => number))
}

const openAmong = compiledForRows((tx: ReadDb<DB>, rows: readonly { readonly number: string }[]) => {
  const numbers = rows.map(({ number }) => number)
  return tx
    .selectFrom('requests')
    .select('identifier as number')
    .where('identifier', 'in', numbers)
    .where('closedAt', 'is', null)
    .where('identifierGenerated', '=', sql.lit(false))
    .unionAll((others) =>
      others
        .selectFrom('requests')
        .select((eb) => eb.ref('imei2').$notNull().as('number'))
        .where('imei2', 'in', numbers)
        .where('closedAt', 'is', null),
    )
})

/** The number of the open request of a device. */
export async function findOpenRequest(tx: ReadDb<DB>, identifier: string): Promise<number | undefined> {
  const row = await tx
    .selectFrom('requests')
    .select('id')
    .where('identifier', '=', identifier)
    .where('closedAt', 'is', null)
    .where('identifierGenerated', '=', false)
    .executeTakeFirst()
  return row?.id
}

/** The oldest open request but this one that knows a device by one of these, as its identifier or as its second IMEI. */
export async function findOtherOpenRequest(tx: ReadDb<DB>, identifiers: readonly string[], requestId: number): Promise<number | undefined> {
  const row = await tx
    .selectFrom('requests')
    .select('id')
    .where(sql<boolean>`(identifier = any(${[...identifiers]}) and not identifier_generated or imei2 = any(${[...identifiers]}))`)
    .where('closedAt', 'is', null)
    .where('id', '<>', requestId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row?.id
}
