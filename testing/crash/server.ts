import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const root = path.join(import.meta.dirname, '../..')

/** A free port, so that two runs do not meet. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('No port was given')
  return address.port
}

/** The real server as a process of its own, to be killed or stopped. */
export type Victim = { url: string; pid: () => number; start: () => Promise<number>; kill: () => Promise<void>; stop: () => Promise<number | null> }

export function createVictim(dataDir: string, port: number, settings: Record<string, string> = {}): Victim {
  const url = `http://127.0.0.1:${port}`
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    PUBLIC_URL: url,
    ...settings,
  }
  let child: ChildProcess | undefined
  const ended = async () => {
    if (child && child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    return child?.exitCode ?? null
  }
  return {
    url,
    pid: () => child?.pid ?? 0,
    /** @returns milliseconds until it answers */
    start: async () => {
      const begun = Date.now()
      child = spawn(process.execPath, ['src/app/server.ts'], { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] })
      while (
        !(await fetch(`${url}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        ))
      ) {
        if (child.exitCode !== null) throw new Error(`The server ended by itself with ${child.exitCode}`)
        if (Date.now() - begun > 60_000) throw new Error('The server does not answer')
        await wait(50)
      }
      return Date.now() - begun
    },
    kill: async () => {
      child?.kill('SIGKILL')
      await ended()
    },
    stop: async () => {
      child?.kill('SIGTERM')
      return ended()
    },
  }
}
