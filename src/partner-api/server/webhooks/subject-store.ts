import { sql } from 'kysely'
import { compiledRow } from '#base/server/db/compiled-statement.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'

/** The request an event is about, as a company is told of it. `step` is its latest history row: the moment of the event. */
export const requestOfEvent = (tx: ReadDb<DB>, requestId: number) =>
  tx
    .selectFrom('requests')
    .select(['id', 'companyId', 'orderId', 'status', 'closedAt'])
    .select(sql<number | null>`(select max(id) from request_history where request_id = requests.id)`.as('step'))
    .where('id', '=', requestId)
    .where('companyId', 'is not', null)
    .executeTakeFirst()

const endpointOf = compiledRow((tx: ReadDb<DB>, { requestId }: { requestId: number }) =>
  tx
    .selectFrom('requests')
    .innerJoin('webhookEndpoints', 'webhookEndpoints.companyId', 'requests.companyId')
    .select('webhookEndpoints.id')
    .where('requests.id', '=', requestId)
    .limit(sql.lit(1)),
)

/** Whether the company of a request has any system that could be told, also one that is switched off for now. */
export const hasEndpoint = async (tx: ReadDb<DB>, requestId: number): Promise<boolean> => (await endpointOf(tx, { requestId })) !== undefined

export const requestsOfOrder = async (tx: ReadDb<DB>, orderId: number): Promise<number[]> =>
  (await tx.selectFrom('requests').select('id').where('orderId', '=', orderId).orderBy('id').execute()).map(({ id }) => id)

/** A pre-alert as its company is told of it. */
export const preAlertOfEvent = (tx: ReadDb<DB>, id: number) =>
  tx
    .selectFrom('preAlerts')
    .select(['id', 'companyId', 'reference', 'state', 'expectedOn', 'requestId', 'version'])
    .where('id', '=', id)
    .where('companyId', 'is not', null)
    .executeTakeFirst()
