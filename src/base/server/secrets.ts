import { createHmac, randomBytes } from 'node:crypto'
import { type QueryExecutorProvider, sql } from 'kysely'
import type { Log } from './log.ts'
import { signingKeysOf } from './signing-key-store.ts'
import { sameBytes } from './tokens.ts'

/** Signs what must be recognised later without being stored. */
export type Secrets = {
  /** By the key in force. */
  readonly sign: (purpose: string, text: string) => string
  /** Whether one of our keys has signed it. */
  readonly verify: (purpose: string, text: string, signature: string) => boolean
  /** What each of our keys makes of it, the key in force first: for signatures of which only a part, or a table, is there to be compared. */
  readonly signatures: (purpose: string, text: string) => readonly [string, ...string[]]
  /** Another name for something, the same for ever and telling nothing of it. It proves nothing: its key is never replaced. */
  readonly pseudonym: (purpose: string, text: string) => string
}

/** How often a process looks for keys that were added or taken away, much more often than a new key waits before it signs. */
const rereadMs = 10_000

/**
 * The keys are made by the portal itself and shared by every process through the database, so no setting has to hold them. They are replaced while
 * processes run (`npm run signing-keys`, decision 160).
 */
export async function loadSecrets(db: QueryExecutorProvider) {
  await sql`insert into secrets (name, value) values ('pseudonyms', ${randomBytes(32)}) on conflict do nothing`.execute(db)
  await sql`
    insert into secrets (name, value) select 'signing', ${randomBytes(32)}::bytea
    where not exists (select from secrets where name like 'signing%') on conflict do nothing`.execute(db)
  const { rows } = await sql<{ value: Buffer }>`select value from secrets where name = 'pseudonyms'`.execute(db)
  const ofNames = rows[0]?.value
  if (!ofNames) throw new Error('The key of pseudonyms is missing from table secrets')
  let keys = await signingKeys(db)
  const secrets: Secrets = {
    sign: (purpose, text) => signature(keys[0], purpose, text),
    verify: (purpose, text, signed) => keys.some((key) => sameBytes(mac(key, purpose, text), Buffer.from(signed, 'base64url'))),
    signatures: (purpose, text) => {
      const [inForce, ...earlier] = keys
      return [signature(inForce, purpose, text), ...earlier.map((key) => signature(key, purpose, text))]
    },
    pseudonym: (purpose, text) => signature(ofNames, purpose, text),
  }
  return {
    secrets,
    /** Looks which keys there are now. */
    reread: async () => {
      keys = await signingKeys(db)
    },
  }
}

/** As `loadSecrets`, and looks again from time to time. */
export async function watchSecrets(db: QueryExecutorProvider, log: Log) {
  const { secrets, reread } = await loadSecrets(db)
  // Whoever cannot reach the database goes on with the keys it knows; a new one signs nowhere before five minutes are over.
  const look = () => reread().catch((err: unknown) => log.debug({ err }, 'the signing keys were not looked at'))
  const timer = setInterval(look, rereadMs).unref()
  return { secrets, reread, stop: () => clearInterval(timer) }
}

const mac = (key: Buffer, purpose: string, text: string) => createHmac('sha256', key).update(`${purpose}\0${text}`).digest()
const signature = (key: Buffer, purpose: string, text: string) => mac(key, purpose, text).toString('base64url')

/** Every key that verifies, the one that signs first. */
async function signingKeys(db: QueryExecutorProvider): Promise<readonly [Buffer, ...Buffer[]]> {
  const keys = await signingKeysOf(db)
  const inForce = keys.find(({ signs }) => signs)
  if (!inForce) throw new Error('The signing key is missing from table secrets')
  return [inForce.value, ...keys.filter((key) => key !== inForce).map(({ value }) => value)]
}
