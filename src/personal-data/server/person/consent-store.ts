import { sql } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import type { Person } from './person-store.ts'

type Consent = {
  crmRequestId: number | null
  kind: string
  subject: string
  language: string
  validFrom: Temporal.Instant
  givenAt: Temporal.Instant
  channel: string
}

/** Which texts a person has accepted, when and how, the newest first. */
export async function consentsOf(tx: ReadDb<DB>, { accountId, requestIds }: Person): Promise<Consent[]> {
  const { rows } = await sql<Consent>`select request_id as crm_request_id, kind, subject, language, valid_from, given_at, channel
    from request_consents join text_versions on text_versions.id = text_version_id
    where request_id = any(${requestIds}::bigint[])
    union all select null, kind, subject, language, valid_from, given_at, channel
    from account_consents join text_versions on text_versions.id = text_version_id where account_id = ${accountId}
    order by given_at desc, kind`.execute(tx)
  return rows
}

/** Since when the data of an account are only stored; null: they are not restricted. */
export const restrictedSince = async (tx: ReadDb<DB>, accountId: number): Promise<Temporal.Instant | null> =>
  (await tx.selectFrom('accounts').select('restrictedAt').where('id', '=', accountId).executeTakeFirst())?.restrictedAt ?? null
