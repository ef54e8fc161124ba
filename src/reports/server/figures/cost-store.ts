import { sql } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import { beginning, end, isOf, type Scope } from '../report-store.ts'

type Costs = { costCentreId: number | null; code: string | null; name: string | null; requests: number; net: number; gross: number }

/**
 * What was invoiced in the period, by the cost centre the request stands on today; the dearest first. A cancelling or correcting invoice takes off
 * in the period it was written in; a proforma is none.
 */
export const costsByCentre = (tx: ReadDb<DB>, scope: Scope): Promise<Costs[]> =>
  tx
    .selectFrom('invoices')
    .innerJoin('requests', 'requests.id', 'invoices.requestId')
    .leftJoin('costCentres', 'costCentres.id', 'requests.costCentreId')
    .where('invoices.kind', '<>', 'proforma')
    .where('invoices.createdAt', '>=', beginning(scope.period.from))
    .where('invoices.createdAt', '<', end(scope.period.to))
    .where(isOf(scope))
    .select([
      'requests.costCentreId',
      'costCentres.code',
      'costCentres.name',
      sql<number>`count(distinct requests.id)`.as('requests'),
      sql<number>`sum(invoices.net)::float8`.as('net'),
      sql<number>`sum(invoices.gross)::float8`.as('gross'),
    ])
    .groupBy(['requests.costCentreId', 'costCentres.code', 'costCentres.name'])
    .orderBy('gross', 'desc')
    .orderBy('requests.costCentreId')
    .execute()
