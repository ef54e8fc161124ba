import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#errors.ts'

/** What a body without files has (SECURITY F27); requestTimeout of http.ts is for whoever uploads. */
const bodyMs = 15_000
/** Whoever sends as much in that time has it again: the longest of our forms from a phone at 4 kB a second. A megabyte is the end in any case. */
const goodBytes = 60_000

export type BodyPace = { readonly bodyMs: number; readonly goodBytes: number }

/** A body that hardly comes would hold its connection for two minutes, and nobody needs a session for that: it is refused, and the connection ends. */
export function endSlowBodies(http: FastifyInstance, pace: BodyPace = { bodyMs, goodBytes }): void {
  http.addHook('onRequest', async (request, reply) => {
    // Calls that are injected (tests) have no connection.
    if (hasBody(request.raw) && !isUpload(request) && request.raw.socket instanceof Socket) watch(request.raw, reply, pace)
  })
}

const hasBody = ({ headers }: IncomingMessage) => headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

const isUpload = ({ headers, routeOptions }: FastifyRequest) =>
  routeOptions.config?.row?.files !== undefined && headers['content-type']?.startsWith('multipart/') === true

function watch(body: IncomingMessage, reply: FastifyReply, { bodyMs, goodBytes }: BodyPace): void {
  const { socket } = body
  let before = socket.bytesRead
  const timer = setInterval(() => {
    const came = socket.bytesRead - before
    before = socket.bytesRead
    if (body.complete || came >= goodBytes) return
    clearInterval(timer)
    refuse(body, reply)
  }, bodyMs).unref()
  for (const end of ['end', 'close']) body.once(end, () => clearInterval(timer))
}

function refuse(body: IncomingMessage, reply: FastifyReply): void {
  // Answered already, or nobody reads it: there is nobody to tell.
  if (reply.sent || body.listenerCount('error') === 0) body.socket.destroy()
  else {
    reply.header('Connection', 'close')
    body.emit('error', new Refusal('BODY_TOO_SLOW'))
  }
}
