import { once } from 'node:events'
import net from 'node:net'
import path from 'node:path'
import { inject } from 'vitest'

/** What lets everything pass until it is frozen, connections too; thawed, it passes on what it kept to itself, unless that is forgotten. */
export type Swallower = { readonly port: number; readonly close: () => void } & Readonly<Record<'freeze' | 'thaw' | 'forget', () => void>>

/** Between somebody and the PostgreSQL of the tests. */
export async function startSwallower(): Promise<Swallower> {
  const sockets = new Set<net.Socket>()
  const waiting: (() => void)[] = []
  let isFrozen = false
  const server = net.createServer((near) => {
    const lead = () => {
      const far = net.connect(path.join(inject('databaseHost'), '.s.PGSQL.5432'))
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        sockets.add(one)
        one.on('error', () => undefined)
        one.on('close', () => {
          sockets.delete(one)
          other.destroy()
        })
        one.on('data', (bytes: Buffer) => {
          const pass = () => other.write(bytes)
          if (isFrozen) waiting.push(pass)
          else pass()
        })
      }
    }
    if (isFrozen) waiting.push(lead)
    else lead()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as net.AddressInfo).port,
    freeze: () => {
      isFrozen = true
    },
    thaw: () => {
      isFrozen = false
      for (const pass of waiting.splice(0)) pass()
    },
    forget: () => {
      isFrozen = false
      waiting.length = 0
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
