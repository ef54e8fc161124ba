import { type Kysely, sql } from 'kysely'
import { addressTypes } from '#addresses/address-type.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'

/** Who serves at a counter: their account, and the company they act for. */
export type Serving = { readonly accountId: number; readonly companyId: number | null }

/** The store somebody serves at; undefined: nothing was handed in there yet. */
export async function findStore(tx: ReadDb<DB>, { accountId, companyId }: Serving): Promise<number | undefined> {
  const stores = tx.selectFrom('stores').select('id')
  const row = await (companyId === null
    ? stores.where('accountId', '=', accountId).where('companyId', 'is', null)
    : stores.where('companyId', '=', companyId)
  ).executeTakeFirst()
  return row?.id
}

/** The same, begun with its first device. An account that became a company's brings what was handed in to it before. */
export async function storeFor(tx: Kysely<DB>, serving: Serving): Promise<number> {
  const { accountId, companyId } = serving
  const known = await findStore(tx, serving)
  if (known !== undefined) return known
  if (companyId !== null)
    await tx.updateTable('stores').set({ companyId }).where('accountId', '=', accountId).where('companyId', 'is', null).execute()
  await tx
    .insertInto('stores')
    .values(companyId === null ? { accountId } : { companyId })
    .onConflict((on) => on.doNothing())
    .execute()
  const id = await findStore(tx, serving)
  if (id === undefined) throw new Error('A store that was written is not there')
  return id
}

const place = ['countryCode', 'postalCode', 'city', 'publicPlaceName', 'publicPlaceType', 'streetNumber', 'other'] as const

/** What the counter is called, and the telephone of whoever serves there. */
export const counterOf = (tx: ReadDb<DB>, { accountId, companyId }: Serving) =>
  tx
    .selectFrom('accounts')
    .select(['lastName', 'firstName', 'middleName', 'phone'])
    .select((eb) =>
      eb.fn
        .coalesce(eb.selectFrom('companies').select('companies.name').where('companies.id', '=', companyId), 'accounts.companyName')
        .as('companyName'),
    )
    .where('accounts.id', '=', accountId)
    .executeTakeFirstOrThrow()

/** Where the courier comes: the pickup address of the company, else one's own, else a colleague's; the default one first (decision 95). */
export const addressOfCounter = (tx: ReadDb<DB>, { accountId, companyId }: Serving) =>
  tx
    .selectFrom('accountAddresses')
    .leftJoin('accounts', 'accounts.id', 'accountAddresses.accountId')
    .select(place)
    .select('accounts.phone')
    .where('addressTypeId', '=', addressTypes.in)
    .where((eb) =>
      eb.or([
        eb('accountAddresses.accountId', '=', accountId),
        eb('accountAddresses.companyId', '=', companyId),
        eb('accountAddresses.accountId', 'in', (of) =>
          of.selectFrom('companyPeople').select('companyPeople.accountId').where('companyId', '=', companyId).where('leftAt', 'is', null),
        ),
      ]),
    )
    .orderBy(sql`account_addresses.company_id is not null`, 'desc')
    .orderBy(sql`account_addresses.account_id is not distinct from ${accountId}`, 'desc')
    .orderBy('isDefault', 'desc')
    .orderBy('accountAddresses.id')
    .limit(1)
    .executeTakeFirst()
