import type { Kysely } from 'kysely'
import type { DB } from '#db/schema.ts'
import { start } from './people.ts'

type Transfer = { readonly amount: number; readonly uploadedBy: number }

/** A transfer as a statement of the bank tells it, that nobody has decided about. @returns the id of its line */
export async function insertTransfer(db: Kysely<DB>, { amount, uploadedBy }: Transfer): Promise<number> {
  const counted = { linesRead: 1, linesNew: 1, skipped: 0 }
  const { id: statementId } = await db
    .insertInto('bankStatements')
    .values({ format: 'kh', account: '1', fileName: 'k.csv', uploadedAt: start, uploadedBy, ...counted })
    .returning('id')
    .executeTakeFirstOrThrow()
  const bankReference = crypto.randomUUID().replaceAll('-', '').padEnd(40, '0')
  const { id } = await db
    .insertInto('statementLines')
    .values({ statementId, bankReference, bookedOn: '2026-11-23', amount, text: '', readAt: start })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
