import { type Kysely, sql } from 'kysely'
import type { DB } from '#db/schema.ts'
import type { InvoiceKind } from '../../invoice.ts'

type Numbered = { providerKey: string; kind: InvoiceKind; year: number; now: Temporal.Instant; numberOf: (sequence: number) => string }

/**
 * The number this key was given before, or the next one of the year and kind. The counter's row is locked until the transaction ends, and what
 * is rolled back gives its number back: there is no gap.
 * @throws Error when the same key is given its number elsewhere at this moment; asked again, it is found
 */
export async function numberOfKey(tx: Kysely<DB>, { providerKey, kind, year, now, numberOf }: Numbered): Promise<string> {
  const known = await tx.selectFrom('builtInInvoices').select('number').where('providerKey', '=', providerKey).executeTakeFirst()
  if (known) return known.number
  const { last: sequence } = await tx
    .insertInto('invoiceCounters')
    .values({ year, kind, last: 1 })
    .onConflict((on) => on.columns(['year', 'kind']).doUpdateSet({ last: sql`invoice_counters.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow()
  const number = numberOf(sequence)
  await tx.insertInto('builtInInvoices').values({ providerKey, kind, year, sequence, number, issuedAt: now }).execute()
  return number
}
