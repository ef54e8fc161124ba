import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '../base/server/log.ts'
import type { SocketConnection } from './socket-connection.ts'

const betweenTries = 250
const maxWait = 5_000
const maxRecovery = 60_000

const isStarting = (error: unknown) => error instanceof pg.DatabaseError && error.code === '57P03'

/**
 * Keeps one connection open to a server. Its end tells at once that the server died, which a look at its process now and then would
 * not; and whoever stops the server only when nobody uses it sees that somebody does.
 * @param revive starts the server unless it runs; it is called again until a connection stands
 */
export async function superviseServer(connection: SocketConnection, { revive, log }: { revive: () => Promise<void>; log: Log | undefined }) {
  let client: pg.Client | undefined
  let ended = false
  let reviving: Promise<void> = Promise.resolve()

  async function connect() {
    const next = new pg.Client(connection)
    let stands = false
    next.on('error', () => undefined)
    next.once('end', () => {
      if (stands && !ended) reviving = restart()
    })
    await next.connect()
    stands = true
    client = next
  }

  async function restart() {
    log?.error('the embedded database is gone, starting it again')
    for (let tries = 1; !ended; tries++) {
      try {
        await revive()
        await connect()
        log?.info('the embedded database is back')
        return
      } catch (err) {
        log?.error({ err, tries }, 'the embedded database does not start, trying again')
        await wait(Math.min(tries * betweenTries, maxWait))
      }
    }
  }

  // A server that is adopted may still be recovering from a crash of its own.
  for (const until = Date.now() + maxRecovery; !client; ) {
    try {
      await connect()
    } catch (error) {
      if (!isStarting(error) || Date.now() > until) throw error
      await wait(betweenTries)
    }
  }
  return {
    end: async () => {
      ended = true
      await reviving
      await client?.end().catch(() => undefined)
    },
  }
}
