import { randomUUID } from 'node:crypto'
import type { Insertable, Kysely } from 'kysely'
import type { DB, PreAlerts } from '#db/schema.ts'

/** A device that a partner announced, as a test wants it, without asking the portal. @returns its number */
export async function insertPreAlert(db: Kysely<DB>, accountId: number, over: Partial<Insertable<PreAlerts>> = {}): Promise<number> {
  // One open announcement of a partner has it.
  const reference = randomUUID().toUpperCase()
  const row = {
    ...{ accountId, reference, referenceKey: reference, searchKey: reference, device: 'P30 Pro', note: '', source: 'form' },
    ...{ expectedOn: '2026-11-30', announcedAt: Temporal.Instant.from('2026-11-23T08:00:00Z') },
    ...over,
  }
  const { id: preAlertId } = await db.insertInto('preAlerts').values(row).returning('id').executeTakeFirstOrThrow()
  await db
    .insertInto('preAlertHistory')
    .values({ preAlertId, step: 'announced', at: row.announcedAt, byKind: 'customer', byAccountId: accountId, expectedOn: row.expectedOn })
    .execute()
  return preAlertId
}
