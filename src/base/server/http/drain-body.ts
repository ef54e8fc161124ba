import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** What is still read of a refused body, so that the connection can be used again; beyond it the connection is closed. */
const maxBytes = 16 * 1024 * 1024
const maxMs = 10_000

/**
 * An answer that goes out before its body was read to the end (a refused upload) leaves the rest on the connection: the next
 * call on it would wait behind bytes that nobody reads. They are read and thrown away, or the connection is closed.
 */
export function drainRefusedBodies(http: FastifyInstance): void {
  http.addHook('onResponse', async ({ raw }) => {
    // Calls that are injected (tests) have no connection.
    if (raw.complete === false && !raw.destroyed && raw.socket instanceof Socket) drain(raw, raw.socket)
  })
}

function drain(body: IncomingMessage, socket: Socket): void {
  const hangUp = () => socket.destroy()
  const timer = setTimeout(hangUp, maxMs).unref()
  let read = 0
  // The parser of the form has stopped reading and may not let go by itself.
  body.unpipe()
  body.on('data', (chunk: Buffer) => {
    read += chunk.length
    if (read > maxBytes) hangUp()
  })
  for (const end of ['end', 'close']) body.once(end, () => clearTimeout(timer))
  body.resume()
}
