// Part of npm run check: queries are written in *-store.ts and nowhere else (docs/architecture.md). The boundaries see who imports the query
// builder; this sees who builds with it.
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..')

/** Engines that are no slice's store: why each may. */
const engines: Readonly<Record<string, string>> = {
  'src/base/server/secrets.ts': 'the signing key, read once at the start',
  'src/base/server/http/health.ts': 'asks whether the database answers',
  'src/base/server/files/sweep-files.ts': 'compares the rows of files with the files, folder by folder',
}

const isQuery = /\.(selectFrom|selectNoFrom|insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\(|\bsql(<[^`]*>)?`/

const mayQuery = (file: string) =>
  file.endsWith('-store.ts') ||
  file.includes('.test.') ||
  file.startsWith('src/base/server/db/') ||
  file.startsWith('src/embedded-postgres/') ||
  file in engines

const found = globSync('src/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !mayQuery(file))
  .flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, at) => (isQuery.test(line) ? [`${file}:${at + 1}: a query outside of a *-store.ts: ${line.trim()}`] : [])),
  )
const idle = Object.keys(engines).filter((file) => !isQuery.test(readFileSync(path.join(root, file), 'utf8')))
for (const line of [...found, ...idle.map((file) => `${file}: has no query any more, take it off the list`)]) console.error(line)
process.exit(found.length + idle.length > 0 ? 1 : 0)
