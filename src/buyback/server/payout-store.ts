import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'

export type Payout = {
  readonly requestId: number
  readonly amount: number
  readonly dueSince: Temporal.Instant
  readonly sellerInvoiceNumber: string | null
  readonly paidAt: Temporal.Instant | null
  readonly paidOn: string | null
  readonly reference: string
}

export const insertPayout = (tx: Kysely<DB>, row: Pick<Payout, 'requestId' | 'amount' | 'dueSince'>) =>
  tx.insertInto('buybackPayouts').values(row).execute()

export const findPayout = (tx: ReadDb<DB>, requestId: number): Promise<Payout | undefined> =>
  tx
    .selectFrom('buybackPayouts')
    .select(['requestId', 'amount', 'dueSince', 'sellerInvoiceNumber', 'paidAt', 'paidOn', 'reference'])
    .where('requestId', '=', requestId)
    .executeTakeFirst()

type Paid = {
  readonly paidAt: Temporal.Instant
  readonly paidOn: string
  readonly paidByAccountId: number
  readonly reference: string
  readonly sellerInvoiceNumber: string | null
}

/** @returns false when it was paid before; then nothing is written */
export async function payOutRow(tx: Kysely<DB>, requestId: number, paid: Paid): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('buybackPayouts')
    .set(paid)
    .where('requestId', '=', requestId)
    .where('paidAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

type PayoutPlace = { readonly dueSince: string; readonly requestId: number }

/** One more than a page, the longest due first. */
export const duePayouts = (tx: ReadDb<DB>, { after, size }: { after: PayoutPlace | null; size: number }) =>
  tx
    .selectFrom('buybackPayouts')
    .innerJoin('buybacks', 'buybacks.requestId', 'buybackPayouts.requestId')
    .innerJoin('requests', 'requests.id', 'buybackPayouts.requestId')
    .innerJoin('brands', 'brands.id', 'requests.brandId')
    .leftJoin('productTypes', 'productTypes.id', 'requests.productTypeId')
    .select(['buybackPayouts.requestId', 'amount', 'dueSince', 'payoutAccount', 'version', 'customerType', 'companyName'])
    .select(['firstName', 'middleName', 'lastName', 'requests.brandId', 'brands.name as brandName'])
    .select(sql<string | null>`coalesce(product_types.trade_name, requests.product_type_other)`.as('typeName'))
    .where('paidAt', 'is', null)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(due_since, buyback_payouts.request_id) > (${after?.dueSince}::timestamptz, ${after?.requestId}::bigint)`),
    )
    .orderBy('dueSince')
    .orderBy('buybackPayouts.requestId')
    .limit(size + 1)
    .execute()
