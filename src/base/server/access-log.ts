import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Http } from './http.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The pattern of the page that was asked for; null where the address is a call, a file or nothing of ours. */
    pagePattern: string | null
  }
  interface FastifyReply {
    /** Why the call was refused (a code of errors.ts); null when it was not. */
    refusalCode: string | null
  }
}

/** What NGINX writes when the caller went away before the answer. */
const clientClosedRequest = 499

/** Asked every few seconds, or dozens of times for one page; they tell nothing unless they fail. */
const quietRoutes = new Set<string>(['/healthz', '/readyz', '/*'])

/** The route that answered, as a template: addresses hold numbers and tokens of people. `none` for an address that is not ours. */
export const routeTemplate = (request: FastifyRequest): string => request.pagePattern ?? request.routeOptions.url ?? 'none'

/** One line per answer. Nothing of it is typed by the caller but the method, which the parser checked. */
export function logAccess(request: FastifyRequest, reply: FastifyReply, status = reply.statusCode) {
  const route = routeTemplate(request)
  const code = reply.refusalCode === null ? {} : { code: reply.refusalCode }
  const line = { method: request.method, route, status, ...code, ms: Math.round(reply.elapsedTime) }
  if (quietRoutes.has(route) && status < 400) request.log.debug(line, 'request')
  else request.log.info(line, 'request')
}

/**
 * Names every request in its answer (`X-Request-Id`) and logs one line when it has been answered or given up. The name is always our own: one
 * sent by the caller could be somebody else's, or anything at all.
 */
export function mountAccessLog(http: Http) {
  const answered = new WeakSet<FastifyRequest>()
  http.decorateRequest('pagePattern', null)
  http.decorateReply('refusalCode', null)
  http.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id)
    reply.raw.once('close', () => {
      if (!answered.delete(request)) logAccess(request, reply, clientClosedRequest)
    })
  })
  http.addHook('onResponse', async (request, reply) => {
    answered.add(request)
    logAccess(request, reply)
  })
}
