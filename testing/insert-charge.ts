import type { Insertable, Kysely } from 'kysely'
import type { Charges, DB } from '#db/schema.ts'
import { start } from './people.ts'

/** A charge of one line, as a finished repair leaves it. @returns its number */
export async function insertCharge(db: Kysely<DB>, requestId: number, row: Partial<Insertable<Charges>> = {}): Promise<number> {
  const { id } = await db
    .insertInto('charges')
    .values({ requestId, reason: 'repair', decision: 'test', payer: 'consumer', net: 3561, vat: 961, gross: 4522, createdAt: start, ...row })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('chargeLines')
    .values({ chargeId: id, position: 1, label: 'Javítás', quantity: 1, netUnit: row.net ?? 3561 })
    .execute()
  return id
}
