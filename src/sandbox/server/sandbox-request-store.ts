import { type Kysely, sql } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import type { RequestStatus } from '#requests/status.ts'

const requests = (tx: ReadDb<DB> | Kysely<DB>, companyId: number) =>
  tx
    .selectFrom('requests')
    .innerJoin('brands', 'brands.id', 'requests.brandId')
    .leftJoin('productTypes', 'productTypes.id', 'requests.productTypeId')
    .select(['requests.id', 'requests.version', 'status', 'closedAt', 'outcome', 'warrantyTypeId'])
    .select(sql<string>`concat_ws(' ', brands.name, product_types.trade_name)`.as('device'))
    .where('companyId', '=', companyId)
    .$narrowType<{ status: RequestStatus }>()

export const newestRequests = (tx: ReadDb<DB>, companyId: number, size: number) =>
  requests(tx, companyId).orderBy('receivedAt', 'desc').orderBy('requests.id', 'desc').limit(size).execute()

export const sandboxRequestOf = (tx: ReadDb<DB>, companyId: number, id: number) =>
  requests(tx, companyId).where('requests.id', '=', id).executeTakeFirst()
