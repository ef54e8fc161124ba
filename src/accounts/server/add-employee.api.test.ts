import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAccount } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'

// `npm run add-employee`, as the keeper of a new portal runs it: in production, beside the portal, on its database.

const root = path.join(import.meta.dirname, '../../..')
const password = 'Kék-Ház77'

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal()
  portal.setNow(Temporal.Now.instant().toString())
})
afterAll(() => portal.stop())

type Ended = { code: number; stdout: string; stderr: string }
const run = (...given: string[]): Promise<Ended> =>
  promisify(execFile)(process.execPath, ['scripts/add-employee.ts', ...given], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      ALLOW_SIMULATORS: 'true',
      DATABASE_URL: portal.env.DATABASE_URL,
      PUBLIC_URL: 'https://portal.mobilfutar.example',
    },
  }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: Ended) => ({ code, stdout, stderr }),
  )
const named = ['--last-name', 'Nagy', '--first-name', 'Éva', '--post', 'vezeto']

test('the first manager sets a password by the printed link, and is let in with every permission', async () => {
  const { code, stdout } = await run('--email', 'Fonok@Ceg.example', ...named)
  expect(code).toBe(0)
  const [, link = ''] = /https:\/\/portal\.mobilfutar\.example\/elfelejtett-jelszo\/([\w-]+)/.exec(stdout) ?? []
  const set = await portal.call('POST', `/api/set-password/${link}`, { csrf: true, body: { password, passwordConfirm: password } })
  expect(set.status).toBe(200)
  const answer = await portal.call('POST', '/api/login', { csrf: true, body: { email: 'fonok@ceg.example', password } })
  expect(answer.body.code).toBe('LOGIN_CODE_NEEDED')
  const account = await portal.db.selectFrom('accounts').selectAll().where('email', '=', 'fonok@ceg.example').executeTakeFirstOrThrow()
  expect(account).toMatchObject({ customerType: 'EMPLOYEE', lastName: 'Nagy', firstName: 'Éva', defaultLanguage: 'hu', demo: false })
  expect(account.permissionKeys).toContain('permission.grant')
  expect(await portal.db.selectFrom('permissionChanges').select(['action', 'changedBy']).where('accountId', '=', account.id).execute()).toEqual([
    { action: 'takenOn', changedBy: null },
  ])
})

test('an address that has an account is refused in a sentence, and stays whose it was', async () => {
  const { email } = await addAccount(portal.db)
  const { code, stdout, stderr } = await run('--email', email, ...named)
  expect([code, stdout]).toEqual([1, ''])
  expect(stderr).toContain('There is already an account with this e-mail address')
  expect(await portal.db.selectFrom('accounts').select('customerType').where('email', '=', email).execute()).toEqual([{ customerType: 'B2C' }])
})

test('what is missing or unknown is said, with how it is used', async () => {
  const { code, stderr } = await run('--email', 'fonok', '--first-name', 'Éva', '--post', 'igazgato')
  expect(code).toBe(1)
  for (const words of ['colleague.email: ', 'colleague.lastName: ', 'post: ', 'posts: atvevo']) expect(stderr).toContain(words)
})
