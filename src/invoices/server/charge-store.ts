import type { Kysely } from 'kysely'
import { compiledRead } from '#base/server/db/compiled-statement.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import type { Amounts } from '#quotes/quote.ts'
import type { ChargeReason } from '../owed.ts'

export type Payer = 'consumer' | 'company'
export type ChargeLine = { label: string; quantity: number; netUnit: number }
export type Charge = Amounts & {
  id: number
  requestId: number
  reason: ChargeReason
  decision: string
  payer: Payer
  createdAt: Temporal.Instant
}

type NewCharge = Omit<Charge, 'id'> & { lines: readonly ChargeLine[] }

/** @returns its id; undefined when the same duty is charged already */
export async function insertCharge(tx: Kysely<DB>, { lines, ...charge }: NewCharge): Promise<number | undefined> {
  const row = await tx
    .insertInto('charges')
    .values(charge)
    .onConflict((on) => on.columns(['requestId', 'reason', 'decision']).where('voidedAt', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (row && lines.length > 0)
    await tx
      .insertInto('chargeLines')
      .values(lines.map((line, index) => ({ ...line, chargeId: row.id, position: index + 1 })))
      .execute()
  return row?.id
}

/** Those of requests; an insurer's are asked for in `collective`. */
const charges = (tx: ReadDb<DB>) =>
  tx
    .selectFrom('charges')
    .select(['id', 'requestId', 'reason', 'decision', 'payer', 'net', 'vat', 'gross', 'createdAt'])
    .$narrowType<{ requestId: number; reason: ChargeReason; payer: Payer }>()

const chargesInForce = compiledRead((tx: ReadDb<DB>, { requestId }: { requestId: number }) =>
  charges(tx).where('requestId', '=', requestId).where('voidedAt', 'is', null).where('reason', '!=', 'correction').orderBy('id'),
)

/** The duties of a request that stand, oldest first; corrections are none. */
export const chargesOf = (tx: ReadDb<DB>, requestId: number): Promise<Charge[]> => chargesInForce(tx, { requestId })

export const findCharge = (tx: ReadDb<DB>, id: number): Promise<Charge> => charges(tx).where('id', '=', id).executeTakeFirstOrThrow()

/** The duties about which anything was written, an invoice or a proforma, whatever became of it and of them; each once. */
export const invoicedCharges = (tx: ReadDb<DB>, requestId: number): Promise<Pick<Charge, 'id' | 'decision'>[]> =>
  tx
    .selectFrom('charges')
    .innerJoin('invoices', 'invoices.chargeId', 'charges.id')
    .select(['charges.id', 'charges.decision'])
    .distinct()
    .where('charges.requestId', '=', requestId)
    .execute()

/** Whether this duty was invoiced and has been let off since; one that was taken back before anything was invoiced is charged anew. */
export async function wasLetOff(
  tx: ReadDb<DB>,
  { requestId, reason, decision }: Pick<Charge, 'requestId' | 'reason' | 'decision'>,
): Promise<boolean> {
  const row = await tx
    .selectFrom('charges')
    .innerJoin('invoices', 'invoices.chargeId', 'charges.id')
    .select('charges.id')
    .where('charges.requestId', '=', requestId)
    .where('charges.reason', '=', reason)
    .where('charges.decision', '=', decision)
    .where('voidedAt', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export const linesOfCharge = (tx: ReadDb<DB>, chargeId: number): Promise<ChargeLine[]> =>
  tx.selectFrom('chargeLines').select(['label', 'quantity', 'netUnit']).where('chargeId', '=', chargeId).orderBy('position').execute()

/** The duty falls away; what was invoiced about it has been cancelled before. */
export const voidCharge = (tx: Kysely<DB>, id: number, voidReason: string, now: Temporal.Instant) =>
  tx.updateTable('charges').set({ voidedAt: now, voidReason }).where('id', '=', id).where('voidedAt', 'is', null).execute()
