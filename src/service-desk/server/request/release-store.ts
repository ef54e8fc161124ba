import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { DB } from '#db/schema.ts'

/** The open requests of a colleague who was closed out go back to nobody, with a line of history each. One who came back meanwhile keeps theirs. */
export async function releaseRequestsOf(tx: Kysely<DB>, accountId: number, now: Temporal.Instant): Promise<void> {
  await sql`with released as (
      update requests set assigned_account_id = null, version = version + 1
      where assigned_account_id = ${accountId} and closed_at is null and exists (select from accounts where id = ${accountId} and not enabled)
      returning id, status)
    insert into request_history (request_id, step, status, at, by_kind, note, internal)
    select id, 'unassigned', status, ${now.toString()}::timestamptz, 'system', 'colleagueClosed', true from released`.execute(tx)
}
