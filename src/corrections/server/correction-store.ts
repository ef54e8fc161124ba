import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import type { NewAddress } from '#requests/server/request-store.ts'
import type { StoredRequest } from '#requests/server/stored-request-store.ts'
import type { RequestStatus } from '#requests/status.ts'
import type { CorrectionSubject, FactChange } from '../correction.ts'

/** Whether a quote or an expert report of this request was sent to the customer, or a quote to its insurer. */
export async function wasDecisionAsked(tx: ReadDb<DB>, requestId: number): Promise<boolean> {
  const { rows } = await sql<{ asked: boolean }>`select exists (select from quotes where request_id = ${requestId} and status <> 'draft')
    or exists (select from expert_reports where request_id = ${requestId})
    or exists (select from insurer_quotes where request_id = ${requestId}) as asked`.execute(tx)
  return rows[0]?.asked ?? false
}

type Columns = Partial<Omit<StoredRequest, 'id' | 'version' | 'dueOn' | 'calculatedPrice' | 'estimate'>>

export const writeRequest = (tx: Kysely<DB>, id: number, columns: Columns) => tx.updateTable('requests').set(columns).where('id', '=', id).execute()

/** What one of the three addresses of a request says from now on. */
export const writeAddress = (tx: Kysely<DB>, { requestId, addressTypeId, ...columns }: NewAddress) =>
  tx
    .updateTable('requestAddresses')
    // What the booking leaves to the table is said, so that nothing of the old address stays.
    .set({ billingName: null, taxNumber: null, isCompany: false, lockerProvider: null, lockerCode: null, ...columns })
    .where('requestId', '=', requestId)
    .where('addressTypeId', '=', addressTypeId)
    .execute()

/** Somebody else's open request of the same device. */
export async function otherOpenRequest(tx: ReadDb<DB>, id: number, identifier: string): Promise<number | null> {
  const row = await tx
    .selectFrom('requests')
    .select('id')
    .where('identifier', '=', identifier)
    .where('closedAt', 'is', null)
    .where('identifierGenerated', '=', false)
    .where('id', '<>', id)
    .executeTakeFirst()
  return row?.id ?? null
}

export const nextVersion = (tx: Kysely<DB>, id: number): Promise<{ version: number; status: RequestStatus }> =>
  tx
    .updateTable('requests')
    .set({ version: sql`version + 1` })
    .where('id', '=', id)
    .returning(['version', 'status'])
    .$narrowType<{ status: RequestStatus }>()
    .executeTakeFirstOrThrow()

type NewCorrection = {
  requestId: number
  at: Temporal.Instant
  byAccountId: number
  subject: CorrectionSubject
  changes: readonly FactChange[]
  reason: string
}

/** @returns its id */
export async function insertCorrection(tx: Kysely<DB>, { changes, ...row }: NewCorrection): Promise<number> {
  const { id } = await tx
    .insertInto('requestCorrections')
    .values({ ...row, changes: JSON.stringify(changes) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The newest first. */
export const correctionsOf = (tx: ReadDb<DB>, requestId: number) =>
  tx
    .selectFrom('requestCorrections')
    .innerJoin('accounts', 'accounts.id', 'byAccountId')
    .select(['requestCorrections.id', 'at', 'subject', 'changes', 'reason', 'firstName', 'middleName', 'lastName'])
    .where('requestId', '=', requestId)
    .orderBy('requestCorrections.id', 'desc')
    .$narrowType<{ subject: CorrectionSubject; changes: FactChange[] }>()
    .execute()

export const findCorrection = (tx: ReadDb<DB>, id: number) =>
  tx
    .selectFrom('requestCorrections')
    .select(['subject', 'changes'])
    .where('id', '=', id)
    .$narrowType<{ subject: CorrectionSubject; changes: FactChange[] }>()
    .executeTakeFirst()

/** Whoever was mailed at a wrong address can open nothing of the request any more: links, sessions by link, documents, the repeat claim. */
export async function closeWhatWasMailed(tx: Kysely<DB>, requestId: number, now: Temporal.Instant): Promise<void> {
  await tx.updateTable('mailedLinks').set({ revokedAt: now }).where('requestId', '=', requestId).where('revokedAt', 'is', null).execute()
  await tx
    .updateTable('documents')
    .set((eb) => ({ linkGeneration: eb('linkGeneration', '+', 1) }))
    .where('requestId', '=', requestId)
    .execute()
  await tx
    .updateTable('requests')
    .set((eb) => ({ warrantyLinkGeneration: eb('warrantyLinkGeneration', '+', 1) }))
    .where('id', '=', requestId)
    .execute()
  await tx.updateTable('sessions').set({ endedAt: now }).where('requestId', '=', requestId).where('endedAt', 'is', null).execute()
}
