import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { startEmbeddedPostgres } from '#embedded-postgres/embedded-postgres.ts'
import { freePort } from '#testing/crash/server.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { untilReady } from './child-portal.ts'
import { portalArguments } from './portal-arguments.ts'

const times = 4

/**
 * Starts the portal as `npm start` does, several times on one data folder, once its pages are built.
 * @returns the milliseconds until it was ready, each time; the first of them makes the database
 */
export async function measureStarts(): Promise<number[]> {
  const folder = await temporaryFolder('bench-start')
  const port = await freePort()
  const taken: number[] = []
  try {
    for (let time = 0; time < times; time++) {
      const begun = performance.now()
      const portal = start(folder, port)
      await untilReady(portal, port, 20)
      taken.push(performance.now() - begun)
      portal.kill('SIGTERM')
      await once(portal, 'exit')
    }
    return taken
  } finally {
    await (await startEmbeddedPostgres(folder)).stop()
    await rm(folder, { recursive: true, force: true })
  }
}

const start = (folder: string, port: number) =>
  spawn(process.execPath, portalArguments, {
    cwd: path.join(import.meta.dirname, '..'),
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder, DATABASE_URL: '', LOG_LEVEL: 'error' },
  })
