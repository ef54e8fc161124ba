import type { Kysely } from 'kysely'
import { defaultLanguage, type Language, languageOf } from '#base/languages.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import { newReadableCode } from '#base/server/tokens.ts'
import type { DB } from '#db/schema.ts'
import type { ComplaintForm, WithdrawalForm } from '../statements.ts'

type Received = { language: Language; ip: string; now: Temporal.Instant }
type Stored = { id: number; number: string; receivedAt: Temporal.Instant }

/** A complaint, a withdrawal, a message of the contact form. */
type Kind = 'P' | 'E' | 'K'

/** `P-2026-7K4MRD`: the year, and a code that tells neither how many came before nor the next one. */
const newNumber = (kind: Kind, now: Temporal.Instant) => `${kind}-${now.toZonedDateTimeISO('Europe/Budapest').year}-${newReadableCode(6)}`

/** Tries new numbers until one is free; one in a billion is taken. */
export async function numbered<T>(kind: Kind, now: Temporal.Instant, insert: (number: string) => Promise<T | undefined>): Promise<T> {
  for (let tries = 0; tries < 5; tries++) {
    const row = await insert(newNumber(kind, now))
    if (row) return row
  }
  throw new Error('Five random numbers were all taken')
}

export const storeComplaint = (tx: Kysely<DB>, { phone, requestNumber, ...form }: ComplaintForm, { language, ip, now }: Received): Promise<Stored> =>
  numbered('P', now, (number) =>
    tx
      .insertInto('complaints')
      .values({ ...form, number, language, ip, receivedAt: now, phone: phone || null, requestNumber: requestNumber || null })
      .onConflict((conflict) => conflict.column('number').doNothing())
      .returning(['id', 'number', 'receivedAt'])
      .executeTakeFirst(),
  )

export const storeWithdrawal = (tx: Kysely<DB>, form: WithdrawalForm & { statement: string }, { language, ip, now }: Received): Promise<Stored> =>
  numbered('E', now, (number) =>
    tx
      .insertInto('withdrawals')
      .values({ ...form, number, language, ip, receivedAt: now })
      .onConflict((conflict) => conflict.column('number').doNothing())
      .returning(['id', 'number', 'receivedAt'])
      .executeTakeFirst(),
  )

const withLanguage = <Row extends { language: string }>(row: Row) => ({ ...row, language: languageOf(row.language) ?? defaultLanguage })

export const findComplaint = async (tx: ReadDb<DB>, id: number) =>
  withLanguage(await tx.selectFrom('complaints').selectAll().where('id', '=', id).executeTakeFirstOrThrow())
export type Complaint = Awaited<ReturnType<typeof findComplaint>>

export const findWithdrawal = async (tx: ReadDb<DB>, id: number) =>
  withLanguage(await tx.selectFrom('withdrawals').selectAll().where('id', '=', id).executeTakeFirstOrThrow())
export type Withdrawal = Awaited<ReturnType<typeof findWithdrawal>>
