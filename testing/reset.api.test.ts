import { execFile } from 'node:child_process'
import { access, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startEmbeddedPostgres } from '#embedded-postgres/embedded-postgres.ts'
import { temporaryFolder } from './temporary-folder.ts'

const root = path.join(import.meta.dirname, '..')

type Ended = { code: number; stdout: string; stderr: string }
const run = (dataDir: string, given: string[], settings: Record<string, string> = {}): Promise<Ended> =>
  promisify(execFile)(process.execPath, ['scripts/reset.ts', ...given], {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_ENV: 'test', DATA_DIR: dataDir, ...settings },
  }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: Ended) => ({ code, stdout, stderr }),
  )
const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )

let folder: string
beforeAll(async () => {
  folder = await temporaryFolder('reset')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function filled(dataDir: string) {
  const postgres = await startEmbeddedPostgres(dataDir)
  await mkdir(path.join(dataDir, 'files'), { recursive: true })
  await writeFile(path.join(dataDir, 'files/a.pdf'), 'a')
  return postgres
}

test('it names what it deletes, asks first, deletes only what is the portal’s, and not while somebody uses it', { timeout: 90_000 }, async () => {
  const dataDir = path.join(folder, 'data')
  const postgres = await filled(dataDir)
  await writeFile(path.join(dataDir, 'notes.txt'), 'not ours')
  const isThere = async () => (await exists(path.join(dataDir, 'postgres/PG_VERSION'))) && (await exists(path.join(dataDir, 'files/a.pdf')))

  const inUse = await run(dataDir, ['--yes'])
  expect([inUse.code, inUse.stderr]).toEqual([1, expect.stringContaining('still uses the database')])
  const { stop } = postgres
  await stop()

  for (const [settings, reason] of [
    [{ NODE_ENV: 'production' }, 'NODE_ENV is production'],
    [{ DATABASE_URL: 'postgres://portal@localhost/portal' }, 'DATABASE_URL is set'],
  ] as const) {
    const refused = await run(dataDir, ['--yes'], settings)
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining(reason)])
  }
  const unasked = await run(dataDir, [])
  expect([unasked.code, unasked.stderr, unasked.stdout]).toEqual([
    1,
    expect.stringContaining('add --yes'),
    expect.stringContaining(path.join(dataDir, 'postgres')),
  ])
  expect(await isThere()).toBe(true)

  const { code, stdout } = await run(dataDir, ['--yes'])
  expect([code, stdout]).toEqual([0, expect.stringContaining(path.join(dataDir, 'files'))])
  expect([
    await exists(path.join(dataDir, 'postgres')),
    await exists(path.join(dataDir, 'files')),
    await exists(path.join(dataDir, 'notes.txt')),
  ]).toEqual([false, false, true])
  expect((await run(dataDir, ['--yes'])).stdout).toContain('There is nothing to delete')
})

// Root only: nobody else is refused by PostgreSQL, and nobody else may write below /var/lib.
test.skipIf(process.getuid?.() !== 0)(
  'a database kept elsewhere is told of, and found although the folder is gone',
  { timeout: 60_000 },
  async () => {
    const closed = path.join(folder, 'closed')
    await mkdir(closed, { mode: 0o700 })
    const dataDir = path.join(closed, 'data')
    const postgres = await filled(dataDir)
    const elsewhere = path.dirname(postgres.connection('postgres').host)
    expect(await readFile(path.join(dataDir, 'DATABASE-IS-ELSEWHERE.txt'), 'utf8')).toContain(elsewhere)
    expect(postgres.description).toContain('npm run reset')
    await postgres.stop()
    await rm(dataDir, { recursive: true })

    const { code, stdout } = await run(dataDir, ['--yes'])
    expect([code, stdout]).toEqual([0, expect.stringContaining(path.join(elsewhere, 'postgres'))])
    expect([await exists(elsewhere), await exists(dataDir)]).toEqual([false, false])
  },
)
