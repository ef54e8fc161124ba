import { createHmac, randomBytes } from 'node:crypto'
import { type QueryExecutorProvider, sql } from 'kysely'
import { sameBytes } from './tokens.ts'

/** Signs what must be recognised later without being stored. */
export type Secrets = {
  sign: (purpose: string, text: string) => string
  verify: (purpose: string, text: string, signature: string) => boolean
}

/** The signing key is made once and shared by every process through the database, so no setting has to hold it. */
export async function loadSecrets(db: QueryExecutorProvider): Promise<Secrets> {
  await sql`insert into secrets (name, value) values ('signing', ${randomBytes(32)}) on conflict do nothing`.execute(db)
  const { rows } = await sql<{ value: Buffer }>`select value from secrets where name = 'signing'`.execute(db)
  const key = rows[0]?.value
  if (!key) throw new Error('The signing key is missing from table secrets')
  const mac = (purpose: string, text: string) => createHmac('sha256', key).update(`${purpose}\0${text}`).digest()
  return {
    sign: (purpose, text) => mac(purpose, text).toString('base64url'),
    verify: (purpose, text, signature) => sameBytes(mac(purpose, text), Buffer.from(signature, 'base64url')),
  }
}
