import { type Insertable, type Kysely, sql } from 'kysely'
import type { CustomerType } from '#accounts/who.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { Day } from '#calendar/calendar.ts'
import type { CompensationSteps, DB } from '#db/schema.ts'
import type { Channel, CompensationStep } from '../compensation.ts'

/** A lost parcel's compensation waits to be paid from the moment it is decided. */
export const openCompensation = (tx: Kysely<DB>, requestId: number) => tx.insertInto('compensations').values({ requestId }).execute()

const byRequest = (tx: ReadDb<DB>, requestId: number) =>
  tx
    .selectFrom('compensations')
    .innerJoin('lostParcels', 'lostParcels.requestId', 'compensations.requestId')
    .innerJoin('requests', 'requests.id', 'compensations.requestId')
    .select(['compensations.requestId', 'compensations.version', 'account', 'holder', 'compensations.dueOn', 'paidAt', 'paidOn', 'reference'])
    .select(['lostParcels.compensation as amount', 'lostParcels.decidedAt', 'accountId', 'companyId', 'costCentreId', 'customerType'])
    .where('compensations.requestId', '=', requestId)
    .$narrowType<{ customerType: CustomerType }>()

export type Compensation = NonNullable<Awaited<ReturnType<typeof findCompensation>>>
export const findCompensation = (tx: ReadDb<DB>, requestId: number) => byRequest(tx, requestId).executeTakeFirst()

/** The same, and whoever else is about to change it waits. */
export const lockCompensation = (tx: Kysely<DB>, requestId: number) => byRequest(tx, requestId).forUpdate('compensations').executeTakeFirst()

/** Where the price of a bought device was to go, or what the account of whoever sent it holds. */
export async function knownAccountsOf(tx: ReadDb<DB>, requestId: number): Promise<{ ofRequest: string | null; ofAccount: string | null }> {
  const found = await tx
    .selectFrom('requests')
    .leftJoin('buybacks', 'buybacks.requestId', 'requests.id')
    .leftJoin('accounts', 'accounts.id', 'requests.accountId')
    .select(['buybacks.payoutAccount as ofRequest', 'accounts.bankAccount as ofAccount'])
    .where('requests.id', '=', requestId)
    .executeTakeFirst()
  return { ofRequest: found?.ofRequest || null, ofAccount: found?.ofAccount || null }
}

type Changed = {
  readonly account?: string
  readonly holder?: string
  readonly accountSince?: Temporal.Instant
  readonly dueOn?: Day
  readonly paidAt?: Temporal.Instant | null
  readonly paidOn?: Day | null
  readonly paidByAccountId?: number | null
  readonly reference?: string
}

/** @returns its new version */
export async function changeCompensation(tx: Kysely<DB>, requestId: number, changed: Changed): Promise<number> {
  const { version } = await tx
    .updateTable('compensations')
    .set((eb) => ({ ...changed, version: eb('version', '+', 1) }))
    .where('requestId', '=', requestId)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

/** @returns its id */
export async function insertStep(tx: Kysely<DB>, step: Insertable<CompensationSteps> & { step: CompensationStep }): Promise<number> {
  const { id } = await tx.insertInto('compensationSteps').values(step).returning('id').executeTakeFirstOrThrow()
  return id
}

export const findStep = (tx: ReadDb<DB>, id: number) =>
  tx
    .selectFrom('compensationSteps')
    .select(['step', 'accountEnd', 'paidOn', 'byAccountId', 'channel'])
    .where('id', '=', id)
    .$narrowType<{ step: CompensationStep; channel: Channel | null }>()
    .executeTakeFirst()

/** The first first, with the name of whoever did it. */
export const stepsOf = (tx: ReadDb<DB>, requestId: number) =>
  tx
    .selectFrom('compensationSteps')
    .leftJoin('accounts', 'accounts.id', 'compensationSteps.byAccountId')
    .select(['step', 'at', 'channel', 'accountEnd', 'paidOn', 'note', 'byAccountId', 'firstName', 'middleName', 'lastName'])
    .where('requestId', '=', requestId)
    .orderBy('compensationSteps.id')
    .$narrowType<{ step: CompensationStep; channel: Channel | null }>()
    .execute()

export const countOpen = async (tx: ReadDb<DB>) => {
  const { rows } = await sql<{ toPay: number; noAccount: number }>`
    select (select count(*)::integer from compensations where paid_at is null and account is not null) as "toPay",
      (select count(*)::integer from compensations join requests on requests.id = request_id
        where account is null and email <> '') as "noAccount"`.execute(tx)
  return rows[0] ?? { toPay: 0, noAccount: 0 }
}

/** Of those that were asked again so often, not of who was erased and cannot be written to. @returns the requests that are now asked once more */
export async function markReminded(tx: Kysely<DB>, of: { reminded: number; decidedBefore: Temporal.Instant }): Promise<number[]> {
  const marked = await tx
    .updateTable('compensations')
    .from(['lostParcels', 'requests'])
    .set({ reminded: of.reminded + 1 })
    .whereRef('lostParcels.requestId', '=', 'compensations.requestId')
    .whereRef('requests.id', '=', 'compensations.requestId')
    .where('account', 'is', null)
    .where('reminded', '=', of.reminded)
    .where('decidedAt', '<=', of.decidedBefore)
    .where('requests.email', '<>', '')
    .returning('compensations.requestId')
    .execute()
  return marked.map(({ requestId }) => requestId)
}
