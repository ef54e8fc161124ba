import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Kysely, sql } from 'kysely'
import { sha256 } from '../tokens.ts'

// Two portals may start at once on one database: whoever comes second waits here.
const migrationLock = 7_031_900

const filesOf = async (folder: string) => {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(names.map(async (name) => ({ name, text: await readFile(path.join(folder, name), 'utf8') })))
}

/**
 * Brings the database up to date, in one transaction: every migration not yet applied, in the order of its number, then
 * the seed files whose content changed since they were last applied.
 * @returns the names of what was applied
 * @throws Error when an applied migration file was changed afterwards
 */
export async function migrate<DB>(db: Kysely<DB>, folders: { migrations: string; seed: string }): Promise<string[]> {
  const [migrations, seeds] = await Promise.all([filesOf(folders.migrations), filesOf(folders.seed)])
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(tx)
    await sql`create table if not exists migrations (name text primary key, sha256 text not null, applied_at timestamptz not null default now())`.execute(
      tx,
    )
    const { rows } = await sql<{ name: string; sha256: string }>`select name, sha256 from migrations`.execute(tx)
    const applied = new Map(rows.map((row) => [row.name, row.sha256]))
    const done: string[] = []
    const run = async (name: string, text: string, hash: string) => {
      await sql.raw(text).execute(tx)
      await sql`insert into migrations (name, sha256) values (${name}, ${hash})
        on conflict (name) do update set sha256 = excluded.sha256, applied_at = now()`.execute(tx)
      done.push(name)
    }
    for (const { name, text } of migrations) {
      const hash = sha256(text).toString('hex')
      if (!applied.has(name)) await run(name, text, hash)
      else if (applied.get(name) !== hash) throw new Error(`Migration ${name} was changed after it was applied; write a new one`)
    }
    // Seeds build on one another, so a change in one runs them all again; each is written to be repeatable.
    const seedsHash = sha256(seeds.map(({ text }) => text).join('\0')).toString('hex')
    if (applied.get('seed') !== seedsHash) {
      for (const { name, text } of seeds) {
        await sql.raw(text).execute(tx)
        done.push(name)
      }
      await sql`insert into migrations (name, sha256) values ('seed', ${seedsHash})
        on conflict (name) do update set sha256 = excluded.sha256, applied_at = now()`.execute(tx)
    }
    return done
  })
}
