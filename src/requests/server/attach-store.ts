import { type Kysely, sql } from 'kysely'
import type { DB } from '#db/schema.ts'

/**
 * Gives an account the requests that were booked with its address and belong to nobody, each with one line of history: in one statement, so
 * that whoever attaches twice attaches once.
 * @returns how many there were
 */
export async function attachByEmail(
  tx: Kysely<DB>,
  now: Temporal.Instant,
  { accountId, email }: { accountId: number; email: string },
): Promise<number> {
  const { rows } = await sql`
    with attached as (
      update requests set account_id = ${accountId} where lower(email) = ${email} and account_id is null returning id, status
    )
    insert into request_history (request_id, step, code, status, at, by_kind, by_account_id)
    select id, 'accountAttached', null, status, ${now.toString()}::timestamptz, 'customer', ${accountId} from attached
    returning request_id`.execute(tx)
  return rows.length
}
