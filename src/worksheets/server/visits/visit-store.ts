import { type Kysely, sql } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { Day } from '#calendar/calendar.ts'
import type { DB } from '#db/schema.ts'
import { maxVisitsOfDay, type PlannedVisit } from '../../visit.ts'

/** Whoever may fill the sheets of a kind and works here. */
export const techniciansOf = (tx: ReadDb<DB>, key: string) =>
  tx
    .selectFrom('accounts')
    .select(['id', 'firstName', 'middleName', 'lastName'])
    .where('customerType', '=', 'EMPLOYEE')
    .where('enabled', '=', true)
    .where('permissionKeys', '@>', sql<string[]>`array[${key}]::text[]`)
    .orderBy('lastName')
    .orderBy('firstName')
    .orderBy('id')
    .execute()

export const nameOfTechnician = (tx: ReadDb<DB>, id: number) =>
  tx.selectFrom('accounts').select(['firstName', 'middleName', 'lastName']).where('id', '=', id).executeTakeFirstOrThrow()

/** The sheets of a day, of one technician or of all. */
export const sheetsOfDay = (tx: ReadDb<DB>, kind: string, day: Day, technicianId: number | null) =>
  tx
    .selectFrom('worksheets')
    .selectAll()
    .where('kind', '=', kind)
    .where('visitDay', '=', day)
    .$if(technicianId !== null, (query) => query.where('technicianAccountId', '=', technicianId))
    .orderBy('id')
    .limit(maxVisitsOfDay)
    .execute()

/** What waits for a day, the oldest first. */
export const sheetsWithoutDay = (tx: ReadDb<DB>, kind: string) =>
  tx
    .selectFrom('worksheets')
    .select(['id', 'number', 'ownerName', 'ownerPostalCode', 'ownerCity', 'ownerStreet', 'deviceBrand', 'deviceType', 'deviceGroup', 'reportedFault'])
    .where('kind', '=', kind)
    .where('visitDay', 'is', null)
    .where('closedAt', 'is', null)
    .where('ownerName', '<>', '')
    .orderBy('id')
    .limit(maxVisitsOfDay)
    .execute()

/** @returns the new version */
export async function writeVisit(tx: Kysely<DB>, id: number, { day, from, to, technicianId }: PlannedVisit): Promise<number> {
  const { version } = await tx
    .updateTable('worksheets')
    .set({ visitDay: day, visitFrom: from, visitTo: to, technicianAccountId: technicianId, version: sql`version + 1` })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}
