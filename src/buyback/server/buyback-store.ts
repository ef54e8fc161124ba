import type { Kysely } from 'kysely'
import { type Insertable, sql } from 'kysely'
import type { CustomerType } from '#accounts/who.ts'
import type { Language } from '#base/languages.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { BuybackOffers, BuybackReturns, DB } from '#db/schema.ts'
import type { Grade } from '#prices/price.ts'
import type { RequestStatus } from '#requests/status.ts'
import type { BuybackAnswers } from '../answers.ts'

/** What a buyback asks of its request. */
export type BuybackRequest = {
  readonly id: number
  readonly status: RequestStatus
  readonly version: number
  readonly closedAt: Temporal.Instant | null
  readonly language: Language
  readonly warrantyTypeId: number
  readonly accountId: number | null
  readonly companyId: number | null
  readonly costCentreId: number | null
  readonly customerType: CustomerType
  readonly companyName: string | null
  readonly productTypeId: number | null
}

/** As the seller described it, and what they were told. */
export type Buyback = {
  readonly requestId: number
  readonly answers: BuybackAnswers
  readonly grade: Grade
  readonly storageGb: number | null
  readonly estimatedPrice: number
  readonly estimatedAt: Temporal.Instant
  readonly estimatedUntil: Temporal.Instant
  readonly payoutAccount: string
}

export type Decision = 'accepted' | 'declined' | 'expired'

export type BuybackOffer = {
  readonly requestId: number
  readonly found: BuybackAnswers
  readonly grade: Grade
  readonly price: number
  readonly reason: string
  readonly sentAt: Temporal.Instant
  readonly validUntil: Temporal.Instant
  readonly decision: Decision | null
  readonly decidedAt: Temporal.Instant | null
}

const requestById = (tx: ReadDb<DB>, id: number) =>
  tx
    .selectFrom('requests')
    .select([
      'id',
      'status',
      'version',
      'closedAt',
      'language',
      'warrantyTypeId',
      'accountId',
      'companyId',
      'costCentreId',
      'customerType',
      'companyName',
      'productTypeId',
    ])
    .where('id', '=', id)
    .$narrowType<{ status: RequestStatus; language: Language; customerType: CustomerType }>()

export const findBuybackRequest = (tx: ReadDb<DB>, id: number): Promise<BuybackRequest | undefined> => requestById(tx, id).executeTakeFirst()

/** Nobody else offers, decides or pays anything of this request until the transaction ends. */
export const lockBuybackRequest = (tx: ReadDb<DB>, id: number): Promise<BuybackRequest | undefined> =>
  requestById(tx, id).forUpdate().executeTakeFirst()

type NewBuyback = Omit<Buyback, 'answers'> & { readonly answers: BuybackAnswers }

export const insertBuyback = (tx: Kysely<DB>, { answers, ...row }: NewBuyback) =>
  tx
    .insertInto('buybacks')
    .values({ ...row, answers: JSON.stringify(answers) })
    .execute()

export const findBuyback = (tx: ReadDb<DB>, requestId: number): Promise<Buyback | undefined> =>
  tx
    .selectFrom('buybacks')
    .select(['requestId', 'answers', 'grade', 'storageGb', 'estimatedPrice', 'estimatedAt', 'estimatedUntil', 'payoutAccount'])
    .where('requestId', '=', requestId)
    .$narrowType<{ answers: BuybackAnswers; grade: Grade }>()
    .executeTakeFirst()

const offers = (tx: ReadDb<DB>) =>
  tx
    .selectFrom('buybackOffers')
    .select(['requestId', 'found', 'grade', 'price', 'reason', 'sentAt', 'validUntil', 'decision', 'decidedAt'])
    .$narrowType<{ found: BuybackAnswers; grade: Grade; decision: Decision | null }>()

export const findOffer = (tx: ReadDb<DB>, requestId: number): Promise<BuybackOffer | undefined> =>
  offers(tx).where('requestId', '=', requestId).executeTakeFirst()

type NewOffer = Pick<BuybackOffer, 'requestId' | 'found' | 'grade' | 'price' | 'reason' | 'sentAt' | 'validUntil'> & {
  readonly sentByAccountId: number
}

export const insertOffer = (tx: Kysely<DB>, { found, ...row }: NewOffer) =>
  tx
    .insertInto('buybackOffers')
    .values({ ...row, found: JSON.stringify(found) })
    .execute()

type NewDecision = Pick<Insertable<BuybackOffers>, 'decidedByAccountId' | 'channel' | 'note' | 'ip' | 'ownsTextId' | 'sellTextId'> & {
  readonly decision: Decision
  readonly decidedAt: Temporal.Instant
}

/** @returns false when it was decided before; then nothing is written */
export async function decideOfferRow(tx: Kysely<DB>, requestId: number, decided: NewDecision): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('buybackOffers')
    .set(decided)
    .where('requestId', '=', requestId)
    .where('decision', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Offers whose end has passed and that nobody decided about. */
export const overdueOffers = (tx: ReadDb<DB>, now: Temporal.Instant): Promise<{ requestId: number }[]> =>
  tx
    .selectFrom('buybackOffers')
    .select('requestId')
    .where('decision', 'is', null)
    .where('validUntil', '<', now)
    .orderBy('validUntil')
    .limit(500)
    .execute()

export const insertReturn = (tx: Kysely<DB>, row: Insertable<BuybackReturns>) => tx.insertInto('buybackReturns').values(row).execute()

export const findReturn = (tx: ReadDb<DB>, requestId: number) =>
  tx.selectFrom('buybackReturns').select(['reason', 'returnedAt']).where('requestId', '=', requestId).executeTakeFirst()

/** What the device's type is called in the price list of models. */
export const modelsNamed = (tx: ReadDb<DB>, productTypeIds: readonly number[]) =>
  tx
    .selectFrom('productTypes')
    .innerJoin('brands', 'brands.id', 'productTypes.brandId')
    .select(['productTypes.id as productTypeId', 'productGroupId', 'brands.id as brandId', 'brands.name as brandName', 'tradeName as name'])
    .select('locatorNames')
    .where(sql<boolean>`product_types.id = any(${productTypeIds}::integer[])`)
    .orderBy('brands.name')
    .orderBy('tradeName')
    .$narrowType<{ locatorNames: Readonly<Record<string, string>> | null }>()
    .execute()

/** What a private seller declared, word for word; undefined: nothing was. */
export async function declarationOf(tx: ReadDb<DB>, requestId: number): Promise<string | undefined> {
  const declared = await tx
    .selectFrom('buybackOffers')
    .innerJoin('textVersions', 'textVersions.id', 'ownsTextId')
    .select('body')
    .where('requestId', '=', requestId)
    .executeTakeFirst()
  return declared?.body
}
