import { type InferResult, type RawBuilder, sql } from 'kysely'
import { addressTypes } from '#addresses/address-type.ts'
import { compiledRow } from '#base/server/db/compiled-statement.ts'
import { part } from '#base/server/db/one-statement.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import type { IdentifierKind } from '../identifier.ts'

/** The earlier repair that a repeat claim leans on. */
export type EarlierRequest = {
  id: number
  gsmWorksheetId: string | null
  brandId: number
  productGroupId: number
  productTypeId: number | null
  productTypeName: string | null
  productTypeOther: string | null
  deviceColourId: number | null
  identifier: string
  identifierKind: IdentifierKind
  identifierGenerated: boolean
  /** Of the device that was given in its place. */
  identifierOut: string | null
  firstName: string
  lastName: string
  email: string
  phone: string
  postalCode: string
  city: string
  publicPlaceName: string
  publicPlaceType: string
  streetNumber: string
}

export const findEarlierRequest = (tx: ReadDb<DB>, id: number): Promise<EarlierRequest | undefined> =>
  tx
    .selectFrom('requests')
    .innerJoin('requestAddresses', (join) => join.onRef('requestAddresses.requestId', '=', 'requests.id').on('addressTypeId', '=', addressTypes.in))
    .leftJoin('productTypes', 'productTypes.id', 'requests.productTypeId')
    .leftJoin('worksheets', 'worksheets.requestId', 'requests.id')
    .select(['requests.id', 'gsmWorksheetId', 'requests.brandId', 'requests.productGroupId', 'requests.productTypeId'])
    .select(['productTypes.tradeName as productTypeName', 'productTypeOther', 'colourId as deviceColourId'])
    .select(['identifier', 'identifierKind', 'identifierGenerated'])
    .select(sql<string | null>`case when requests.outcome = 'REPLACED' then nullif(device_identifier_out, '') end`.as('identifierOut'))
    .select(['firstName', 'lastName', 'email', 'phone', 'postalCode', 'city', 'publicPlaceName', 'publicPlaceType', 'streetNumber'])
    .where('requests.id', '=', id)
    .$narrowType<{ identifierKind: IdentifierKind }>()
    .executeTakeFirst()

/**
 * When the device of the first repair in a chain of repeat claims was handed back; the repeats do not restart the clock
 * (DESIGN 8.13). Null: not repaired, or not handed back yet.
 */
export const firstHandedBack = async (tx: ReadDb<DB>, id: number): Promise<Temporal.Instant | null> =>
  (await readFirst(tx, { requestId: id }))?.at ?? null

const handedBackFirst = (id: RawBuilder<unknown>) => sql<Temporal.Instant | null>`(
    with recursive chain as (
      select id, prev_crm_request_id, 1 as depth from requests where id = ${id}
      union all
      select earlier.id, earlier.prev_crm_request_id, depth + 1 from chain join requests as earlier on earlier.id = chain.prev_crm_request_id where depth < 100
    )
    select case when status = 'SERVICE_DONE' and outcome in ('REPAIRED', 'REPLACED') then closed_at end
    from chain join requests using (id) order by depth desc limit 1)`
const firstOfChain = (tx: ReadDb<DB>, { requestId }: { requestId: number }) => tx.selectNoFrom(handedBackFirst(sql`${requestId}::bigint`).as('at'))
const readFirst = compiledRow(firstOfChain)
export const firstHandedBackPart = part(firstOfChain, { at: true })

/** What a repeat claim about a closed request depends on; of an open one there is no row. */
const repeatable = (tx: ReadDb<DB>, { requestId }: { requestId: number }) =>
  tx
    .selectFrom('requests as closed')
    .select('warrantyLinkGeneration as generation')
    .select(handedBackFirst(sql`closed.id`).as('handedBackAt'))
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('requests')
          .select('requests.id')
          .whereRef('requests.identifier', '=', 'closed.identifier')
          .where('requests.closedAt', 'is', null)
          .where('requests.identifierGenerated', '=', false),
      ).as('isHereAgain'),
    )
    .where('closed.id', '=', requestId)
    .where('closed.closedAt', 'is not', null)
export const repeatablePart = part(repeatable, { handedBackAt: true })
export type Repeatable = InferResult<ReturnType<typeof repeatable>>[number]

/** Part of every link to a repeat claim about this request. */
export const warrantyLinkGeneration = async (tx: ReadDb<DB>, id: number): Promise<number | undefined> =>
  (await tx.selectFrom('requests').select('warrantyLinkGeneration').where('id', '=', id).executeTakeFirst())?.warrantyLinkGeneration
