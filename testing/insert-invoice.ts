import type { Insertable, Kysely } from 'kysely'
import type { DB, Invoices } from '#db/schema.ts'
import type { Outcome } from '#requests/status.ts'
import { insertCharge } from './insert-charge.ts'
import { start } from './people.ts'

let count = 0

/** An invoice of 4522 forints, or of what `row` says, as issuing it leaves it, with its charge. */
export async function insertInvoice(db: Kysely<DB>, requestId: number, row: Partial<Insertable<Invoices>> = {}) {
  const number = `MF-2026-${String(++count).padStart(6, '0')}`
  const amounts = { net: row.net ?? 3561, vat: row.vat ?? 961, gross: row.gross ?? 4522 }
  const chargeId = row.chargeId ?? (await insertCharge(db, requestId, { ...amounts, decision: `invoice ${count}` }))
  const { id } = await db
    .insertInto('invoices')
    .values({
      number,
      requestId,
      chargeId,
      createdAt: start,
      issuedAt: start,
      pdfAt: start,
      performedOn: '2026-11-23',
      ...amounts,
      paymentMethodId: 4,
      dueOn: '2026-12-01',
      ...row,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('invoiceBuyers')
    .values({
      invoiceId: id,
      name: 'Nagy Éva',
      isCompany: false,
      countryCode: 'HUN',
      postalCode: '1134',
      city: 'Budapest',
      address: 'Váci út 43.',
    })
    .execute()
  return { id, number, chargeId }
}

/** The return fee of a claim that was not founded (DESIGN 8.34), invoiced. */
export async function insertReturnFee(db: Kysely<DB>, requestId: number, outcome: Outcome, row: Partial<Insertable<Invoices>> = {}) {
  const chargeId = await insertCharge(db, requestId, { reason: 'unfoundedClaim', decision: `outcome ${outcome}` })
  return insertInvoice(db, requestId, { chargeId, ...row })
}
