// npm run add-employee: takes on an employee from the server's own command line, with the settings of the portal. The first one of a
// new portal comes in this way; everybody else is invited at /iranyitopult/szerviz/munkatarsak.
import { parseArgs } from 'node:util'
import { posts } from '#accounts/permission-presets.ts'
import { createMailedLink, linkMinutes } from '#accounts/server/mailed-link-store.ts'
import { takeOnEmployee } from '#accounts/server/take-on-employee.ts'
import { type NewColleague, newColleague } from '#accounts/staff.ts'
import { readEnv } from '#base/server/env.ts'
import { createLog } from '#base/server/log.ts'
import { openPortalDatabase } from '../src/app/portal-database.ts'
import { sentenceFormatterOf } from '../src/errors/sentences.ts'
import { Refusal, refusalsOfIssues } from '../src/errors.ts'
import { paths } from '../src/paths.ts'

const usage = `npm run add-employee -- --email anna@example.hu --last-name Kovács --first-name Anna --post vezeto [--language hu]
  posts: ${posts.join(', ')}; languages: hu, en, de, sl`

const say = await sentenceFormatterOf('en')

/** What was typed, checked by the rules of the screen; null, and told why, when it cannot be used. */
function typed(): NewColleague | null {
  const text = { type: 'string' } as const
  const { values } = parseArgs({ options: { email: text, 'last-name': text, 'first-name': text, post: text, language: text } })
  const { email, post, language, 'last-name': lastName, 'first-name': firstName } = values
  const read = newColleague.safeParse({ colleague: { email, lastName, firstName, language }, post })
  if (read.success) return read.data
  for (const refusal of refusalsOfIssues(read.error.issues)) console.error(`${refusal.path}: ${say(refusal)}`)
  return null
}

async function addEmployee(employee: NewColleague) {
  const env = readEnv(process.env)
  const { db, close } = await openPortalDatabase(env, createLog('error'))
  const now = Temporal.Now.instant()
  try {
    const token = await db.transaction().execute(async (tx) => {
      const accountId = await takeOnEmployee({ tx, now }, employee, null)
      return createMailedLink(tx, now, { purpose: 'invitation', accountId })
    })
    console.log(
      `${employee.colleague.email} has been taken on. Whoever opens this link sets the password (once, within ${linkMinutes('invitation') / 60} hours):`,
    )
    console.log(`${env.PUBLIC_URL}${paths.setPassword(token)}`)
  } finally {
    await close()
  }
}

try {
  const employee = typed()
  if (employee) await addEmployee(employee)
  else {
    console.error(usage)
    process.exitCode = 1
  }
} catch (error) {
  console.error(error instanceof Refusal ? say({ code: error.code, values: error.values }) : error instanceof Error ? error.message : error)
  process.exitCode = 1
}
