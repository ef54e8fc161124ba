// npm run reset: deletes the embedded database and the local files of this DATA_DIR, wherever they are. Not for production, nor for a
// database of your own.
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { CannotStart } from '#base/server/cannot-start.ts'
import { readEnv } from '#base/server/env.ts'
import { reset, resettablePaths } from '#embedded-postgres/embedded-reset.ts'

async function isWanted(): Promise<boolean> {
  const { values } = parseArgs({ options: { yes: { type: 'boolean' } } })
  if (values.yes) return true
  if (!process.stdin.isTTY) throw new CannotStart('Nobody can be asked here: add --yes (npm run reset -- --yes). Nothing was deleted.')
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question('Delete all this? Type yes: ')
  terminal.close()
  return answer.trim() === 'yes'
}

async function run() {
  if (process.env.NODE_ENV === 'production') throw new CannotStart('Refused: NODE_ENV is production. Nothing was deleted.')
  const env = readEnv(process.env)
  if (env.DATABASE_URL) throw new CannotStart('Refused: DATABASE_URL is set, and a database of your own is not ours to delete. Nothing was deleted.')
  const paths = await resettablePaths(env.DATA_DIR)
  if (paths.length === 0) return console.log(`There is nothing to delete: no database and no files of ${env.DATA_DIR}.`)
  console.log(`The database and the files of ${env.DATA_DIR}:`)
  for (const each of paths) console.log(`  ${each}`)
  if (env.S3_BUCKET) console.log(`The files in the bucket ${env.S3_BUCKET} stay.`)
  if (!(await isWanted())) return console.log('Nothing was deleted.')
  await reset(env.DATA_DIR)
  console.log('Deleted. The next start begins anew.')
}

try {
  await run()
} catch (error) {
  console.error(error instanceof CannotStart ? error.message : error)
  process.exitCode = 1
}
