import type { Kysely } from 'kysely'
import type { DB } from '#db/schema.ts'
import { start } from './people.ts'

let count = 0

/** An invoice of 4522 forints as issuing it will leave it. */
export async function insertInvoice(db: Kysely<DB>, requestId: number) {
  const number = `MF-2026-${String(++count).padStart(6, '0')}`
  const { id } = await db
    .insertInto('invoices')
    .values({ number, requestId, createdAt: start, net: 3561, vat: 961, gross: 4522, paymentMethodId: 4, dueOn: '2026-12-01' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, number }
}
