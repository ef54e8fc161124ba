import { type SqlBool, sql } from 'kysely'
import type { Reach } from '#accounts/who.ts'
import type { Language } from '#base/languages.ts'
import { inLanguage } from '#base/server/db/in-language.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import type { IdentifierKind } from '#requests/identifier.ts'
import { afterCancelling } from '#requests/server/owed-invoice-store.ts'
import { isWithin } from '#requests/server/within-reach-store.ts'
import type { Outcome, RequestStatus } from '#requests/status.ts'

/**
 * Each device of an account, or of its company, by its normalised identifier, the newest request first; one more than the page. The requests are walked in
 * their order until the page is full: a request counts where no newer one is about the same device.
 */
export function devicesOf(tx: ReadDb<DB>, reach: Reach, { after, size }: { readonly after: number | undefined; readonly size: number }) {
  const sameDevice = sql`same.identifier = requests.identifier and ${isWithin(reach, 'same')}`
  let query = tx
    .selectFrom('requests')
    .where(isWithin(reach))
    .where(
      sql<SqlBool>`not exists (select from requests as same where ${sameDevice} and (same.received_at, same.id) > (requests.received_at, requests.id))`,
    )
    .select(['identifier', 'id as newestId', sql<number>`(select count(*) from requests as same where ${sameDevice})`.as('count')])
  if (after !== undefined)
    query = query.where(
      sql<SqlBool>`(received_at, id) < (select received_at, id from requests as last where id = ${after} and ${isWithin(reach, 'last')})`,
    )
  return query
    .orderBy('receivedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(size + 1)
    .execute()
}

/** The identifier of the device that one of the requests within reach is about. */
export const identifierOf = async (tx: ReadDb<DB>, reach: Reach, requestId: number): Promise<string | undefined> =>
  (await tx.selectFrom('requests').select('identifier').where('id', '=', requestId).where(isWithin(reach)).executeTakeFirst())?.identifier

/** So many requests of a device are looked at; no device was ever repaired as often. */
const maxPerDevice = 100

/** What the requests within reach say of these devices, the newest first. */
export const requestsAbout = (tx: ReadDb<DB>, reach: Reach, identifiers: readonly string[], language: Language) =>
  tx
    .selectFrom('requests')
    .innerJoin('brands', 'brands.id', 'requests.brandId')
    .innerJoin('productGroups', 'productGroups.id', 'requests.productGroupId')
    .leftJoin('productTypes', 'productTypes.id', 'requests.productTypeId')
    .leftJoin('colours', 'colours.id', 'requests.colourId')
    .where(isWithin(reach))
    .where(sql<SqlBool>`requests.identifier = any(${identifiers})`)
    .select(['requests.id', 'identifier', 'identifierKind', 'identifierGenerated', 'requests.brandId', 'brands.name as brandName', 'brands.slug'])
    .select(['requests.productGroupId', 'requests.productTypeId', 'productTypeOther', 'colourId', 'dateOfPurchase', 'purchasePrice'])
    .select(['requests.status', 'outcome', 'closedAt', 'receivedAt', 'collectedAt', 'arrivedAt', 'handedBackAt', 'warrantyTypeId', 'companyName'])
    .select(afterCancelling.as('afterCancelling'))
    .select(['prevCrmRequestId', inLanguage('product_groups.names', language).as('groupName')])
    .select(inLanguage('colours.names', language).$castTo<string | null>().as('colourName'))
    .select((eb) => eb.fn.coalesce('productTypes.tradeName', 'requests.productTypeOther').as('typeName'))
    .orderBy('receivedAt', 'desc')
    .orderBy('requests.id', 'desc')
    .limit(maxPerDevice * identifiers.length)
    .$narrowType<{ status: RequestStatus; outcome: Outcome | null; identifierKind: IdentifierKind }>()
    .execute()
export type RequestAbout = Awaited<ReturnType<typeof requestsAbout>>[number]

/** More than these nobody had replaced. */
const maxReplaced = 1000

/** The repairs that ended by handing back another device, the newest first. */
export const replacedRequestsOf = (tx: ReadDb<DB>, reach: Reach) =>
  tx
    .selectFrom('requests')
    .innerJoin('worksheets', 'worksheets.requestId', 'requests.id')
    .where(isWithin(reach))
    .where('requests.outcome', '=', 'REPLACED')
    .select([
      'requests.id',
      'identifier',
      'identifierKind',
      'identifierGenerated',
      'handedBackAt',
      'warrantyTypeId',
      'dateOfPurchase',
      'purchasePrice',
    ])
    .select(sql<string | null>`nullif(device_identifier_out, '')`.as('identifierOut'))
    .orderBy('requests.id', 'desc')
    .limit(maxReplaced)
    .$narrowType<{ identifierKind: IdentifierKind }>()
    .execute()
export type ReplacedRequest = Awaited<ReturnType<typeof replacedRequestsOf>>[number]
