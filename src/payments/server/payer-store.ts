import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'

export type Payer = { email: string; paymentMethodId: number }

/** To whom the provider writes about a payment, and how its invoice was meant to be paid. */
export const findPayer = (tx: ReadDb<DB>, invoiceId: number): Promise<Payer> =>
  tx
    .selectFrom('invoices')
    .innerJoin('requests', 'requests.id', 'invoices.requestId')
    .select(['requests.email', 'invoices.paymentMethodId'])
    .where('invoices.id', '=', invoiceId)
    .executeTakeFirstOrThrow()
