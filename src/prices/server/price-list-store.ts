import { type Kysely, sql } from 'kysely'
import type { Actor } from '#accounts/who.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import { referenceData } from '#base/server/db/reference-data.ts'
import type { DB } from '#db/schema.ts'

/** The lists there are beside the general one (decision 110), by name. */
export const priceLists = referenceData(['priceLists'], (db: ReadDb<DB>) =>
  db.selectFrom('priceLists').select(['id', 'name']).orderBy('name').orderBy('id').execute(),
)

/** The same with how many companies have each by the terms in force. */
export const usedPriceLists = (tx: ReadDb<DB>) =>
  tx
    .selectFrom('priceLists')
    .select(['id', 'name'])
    .select(
      sql<number>`(select count(*)::int from company_terms as terms where terms.price_list_id = price_lists.id and not exists (
        select from company_terms as later where later.id > terms.id
          and (later.company_id = terms.company_id or terms.company_id is null and later.account_id = terms.account_id)))`.as('companies'),
    )
    .orderBy('name')
    .orderBy('id')
    .execute()

/** @returns its number; undefined: there is one of that name */
export const insertPriceList = async (tx: Kysely<DB>, list: { name: string; createdAt: Temporal.Instant; createdBy: number }) =>
  (
    await tx
      .insertInto('priceLists')
      .values(list)
      .onConflict((on) => on.doNothing())
      .returning('id')
      .executeTakeFirst()
  )?.id

/** Whose terms count: those of a company, or of a business account that acts for none. */
export type Payer = { readonly accountId: number | null; readonly companyId: number | null }

export const payerOf = (actor: Actor): Payer =>
  actor.kind === 'account' ? { accountId: actor.accountId, companyId: actor.company?.id ?? null } : { accountId: null, companyId: null }

/** The price list a payer has; null: the general prices. */
export async function priceListOf(tx: ReadDb<DB>, { accountId, companyId }: Payer): Promise<number | null> {
  if (accountId === null && companyId === null) return null
  const terms = await tx
    .selectFrom('companyTerms')
    .select('priceListId')
    .where(companyId === null ? 'accountId' : 'companyId', '=', companyId ?? accountId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return terms?.priceListId ?? null
}

/** Of a booking that is made in the name of an account: of its company, where it has one. */
export async function payerOfAccount(tx: ReadDb<DB>, accountId: number | null): Promise<Payer> {
  if (accountId === null) return { accountId, companyId: null }
  const person = await tx.selectFrom('companyPeople').select('companyId').where('accountId', '=', accountId).executeTakeFirst()
  return { accountId, companyId: person?.companyId ?? null }
}
