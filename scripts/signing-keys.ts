// npm run signing-keys: shows and replaces the keys by which the portal signs links, forms and login codes, with the settings of the portal, while its
// processes run (docs/operations.md, "Replacing secrets").
import { parseArgs } from 'node:util'
import { readEnv } from '#base/server/env.ts'
import { createLog } from '#base/server/log.ts'
import { addSigningKey, linksLiveDays, newKeySignsAfter, removeEarlierKeys, signingKeysOf } from '#base/server/signing-key-store.ts'
import { openPortalDatabase } from '../src/app/portal-database.ts'

const usage = `npm run signing-keys                                 shows the keys
npm run signing-keys -- --new                        adds a key, which signs after ${newKeySignsAfter.minutes} minutes
npm run signing-keys -- --remove-earlier             removes those before it, ${linksLiveDays} days after it has begun to sign
npm run signing-keys -- --remove-earlier --at-once   removes them today: a stranger knows one`

/** @returns whether it could be done */
async function run({ isNew, remove, atOnce }: { isNew: boolean; remove: boolean; atOnce: boolean }): Promise<boolean> {
  const { db, close } = await openPortalDatabase(readEnv(process.env), createLog('error'))
  try {
    if (isNew) await addSigningKey(db)
    const removed = remove ? await removeEarlierKeys(db, { atOnce }) : 0
    for (const { name, madeAt, signs } of await signingKeysOf(db)) console.log(`${madeAt}  ${signs ? 'signs and verifies' : 'verifies'}  ${name}`)
    if (removed === null)
      console.error(
        `The newest key has not signed for ${linksLiveDays} days yet: links that the earlier ones have signed would no longer open. --at-once removes them all the same.`,
      )
    else if (remove) console.log(`${removed} removed.`)
    return removed !== null
  } finally {
    await close()
  }
}

try {
  const flag = { type: 'boolean', default: false } as const
  const { values } = parseArgs({ options: { new: flag, 'remove-earlier': flag, 'at-once': flag } })
  const [isNew, remove, atOnce] = [values.new, values['remove-earlier'], values['at-once']]
  if ((isNew && remove) || (atOnce && !remove)) throw new Error(usage)
  if (!(await run({ isNew, remove, atOnce }))) process.exitCode = 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
