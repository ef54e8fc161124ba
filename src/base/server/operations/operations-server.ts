import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Registry } from 'prom-client'
import type { Log } from '../log.ts'

export type OperationsServer = {
  /** @returns the address it listens on. @throws Error when the port is taken */
  listen: () => Promise<string>
  close: () => Promise<void>
}

type Options = { port: number; host: string; registry: Registry; refresh: () => Promise<unknown>; log: Log }

/**
 * `GET /metrics` for Prometheus, on a port of its own: how busy the portal is, is nobody's business outside. There is no login,
 * so it is for loopback or an inner network.
 * @param refresh reads the numbers that are not counted as they happen
 */
export function createOperationsServer({ port, host, registry, refresh, log }: Options): OperationsServer {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return response.writeHead(404).end()
    try {
      await refresh()
      response.writeHead(200, { 'Content-Type': registry.contentType }).end(await registry.metrics())
    } catch (err) {
      log.error({ err }, 'the metrics could not be served')
      response.writeHead(500).end()
    }
  })
  return {
    listen: async () => {
      server.listen(port, host)
      await once(server, 'listening')
      const address = server.address()
      if (address === null || typeof address === 'string') throw new Error('The operations port has no address')
      return `http://${address.family === 'IPv6' ? `[${address.address}]` : address.address}:${address.port}`
    },
    close: async () => {
      server.closeAllConnections()
      if (server.listening) await new Promise((resolve) => server.close(resolve))
    },
  }
}
