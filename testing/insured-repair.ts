import type { Insertable, Kysely } from 'kysely'
import type { DB, Requests } from '#db/schema.ts'
import { grossOf } from '#prices/vat.ts'
import { insertDecidedQuote } from './insert-decided-quote.ts'
import { insertRequest } from './insert-request.ts'

/** An insurer as finance keeps it. @returns its id */
export async function insertInsurer(
  db: Kysely<DB>,
  changedBy: number,
  over: { name?: string; email?: string; dueDays?: number } = {},
): Promise<number> {
  const { id } = await db
    .insertInto('insurers')
    .values({
      ...{ name: 'Minta Biztosító Zrt.', postalCode: '1051', city: 'Budapest', address: 'Sas utca 1.', taxNumber: '10773381-2-44' },
      ...{
        email: `kar-${crypto.randomUUID().slice(0, 8)}@biztosito.pelda.hu`,
        dueDays: 30,
        changedAt: Temporal.Instant.from('2026-10-01T08:00:00Z'),
        changedBy,
      },
      ...over,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type About = {
  /** Null: nobody said which. */
  readonly insurerId: number | null
  readonly by: number
  readonly readyAt?: string
  /** Net forints of the one line the insurer agreed to. */
  readonly net?: number
  /** Net forints of it the customer ordered themselves. */
  readonly ownShare?: number
}

/** A repair that is done and that its insurer pays, wholly or but for an own share. @returns its number */
export async function insertInsuredRepair(
  db: Kysely<DB>,
  { insurerId, by, readyAt = '2026-10-10T09:00:00Z', net = 10_000, ownShare }: About,
  row: Partial<Insertable<Requests>> = {},
): Promise<number> {
  const at = Temporal.Instant.from(readyAt)
  const requestId = await insertRequest(db, {
    ...{ warrantyTypeId: 3, insuranceNumber: 'AS1234567', status: 'PRODUCT_LEFT_THE_SERVICE', outcome: 'REPAIRED', readyAt: at },
    ...row,
  })
  if (ownShare !== undefined) await insertDecidedQuote(db, requestId, 'accepted', { lines: [{ quantity: 1, netUnit: ownShare }] })
  const gross = grossOf(net)
  await db
    .insertInto('insurerQuotes')
    .values({
      ...{ requestId, version: 1, insurerId, net, vat: gross - net, gross, email: 'kar@biztosito.pelda.hu', sentAt: at, sentByAccountId: by },
      ...{ status: ownShare === undefined ? 'accepted' : 'part', answeredAt: at, answeredByAccountId: by },
      ...(ownShare === undefined ? {} : { ownShare: grossOf(ownShare) }),
    })
    .execute()
  return requestId
}
