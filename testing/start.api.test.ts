import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from './crash/server.ts'
import { temporaryFolder } from './temporary-folder.ts'

const root = path.join(import.meta.dirname, '..')

/** Starts the real server, which is expected to give up by itself. */
async function failingStart(settings: Record<string, string>) {
  const env = { ...process.env, NODE_ENV: 'test', HOST: '127.0.0.1', RATE_LIMITS: 'on', LOG_LEVEL: 'silent', ...settings }
  const child = spawn(process.execPath, ['src/app/server.ts'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'], timeout: 60_000 })
  const [out, said, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { code: code as number | null, lines: `${out}${said}`.trim().split('\n') }
}

let folder: string
let port: string
beforeAll(async () => {
  folder = await temporaryFolder('start')
  port = String(await freePort())
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('a DATABASE_URL that cannot be used is told in one line, and ends with 1', { timeout: 60_000 }, async () => {
  const nobodyListens = `postgres://portal:topsecret@127.0.0.1:${port}/portal`
  const { code, lines } = await failingStart({ DATABASE_URL: nobodyListens, DATA_DIR: folder, PORT: port })
  expect([code, lines]).toEqual([1, [`DATABASE_URL: no PostgreSQL listens at 127.0.0.1:${port}`]])
})

describe('a start that fails late leaves no database running', () => {
  const isOff = () =>
    access(path.join(folder, 'postgres/postmaster.pid')).then(
      () => false,
      () => true,
    )

  test('the port is in use', { timeout: 60_000 }, async () => {
    const taken = createServer().listen(Number(port), '127.0.0.1')
    await once(taken, 'listening')
    const { code, lines } = await failingStart({ DATABASE_URL: '', DATA_DIR: folder, PORT: port })
    taken.close()
    expect([code, lines]).toEqual([1, [`Port ${port} of 127.0.0.1 is in use; stop what listens there, or set PORT`]])
    expect(await isOff()).toBe(true)
  })

  test('production finds the demo accounts of the start before', { timeout: 60_000 }, async () => {
    const allowed = { ALLOW_EMBEDDED_DATABASE: 'true', ALLOW_SIMULATORS: 'true', PUBLIC_URL: 'https://portal.example' }
    const { code, lines } = await failingStart({ NODE_ENV: 'production', DATABASE_URL: '', DATA_DIR: folder, PORT: port, ...allowed })
    expect([code, lines.join(' ')]).toEqual([1, expect.stringMatching(/^Not ready for production: - the database holds \d+ demo accounts/)])
    expect(await isOff()).toBe(true)
  })

  test('it is told to stop while it starts', { timeout: 60_000 }, async () => {
    const env = { ...process.env, NODE_ENV: 'test', HOST: '127.0.0.1', PORT: port, LOG_LEVEL: 'silent', DATABASE_URL: '', DATA_DIR: folder }
    const child = spawn(process.execPath, ['src/app/server.ts'], { cwd: root, env, stdio: 'ignore' })
    for (let tries = 0; tries < 400 && (await isOff()); tries++) await new Promise((resolve) => setTimeout(resolve, 25))
    child.kill('SIGTERM')
    const [code] = await once(child, 'exit')
    expect(code).toBe(0)
    expect(await isOff()).toBe(true)
  })

  test('a setting is wrong', { timeout: 60_000 }, async () => {
    const { code, lines } = await failingStart({ DATABASE_URL: '', DATA_DIR: folder, PORT: 'many' })
    expect([code, lines[0]]).toEqual([1, 'These settings cannot be used:'])
    expect(lines.join()).not.toContain('.ts:')
    expect(await isOff()).toBe(true)
  })
})
