import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Http } from '../http/fastify.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The pattern of the page that was asked for; null where the address is a call, a file or nothing of ours. */
    pagePattern: string | null
    /** What came with a multipart call; null before its body was read and for every other call. */
    uploaded: { readonly files: number; readonly bytes: number } | null
  }
  interface FastifyReply {
    /** Why the call was refused (a code of errors.ts); null when it was not. */
    refusalCode: string | null
  }
}

/** How a request ended. Nothing of it was typed by the caller but the method, which the parser checked. */
export type RequestEnd = {
  readonly request: FastifyRequest
  /** The route that answered, as a template: addresses hold numbers and tokens of people. `none` for an address that is not ours. */
  readonly route: string
  /** As it was sent; 499 (as NGINX has it) when the caller went away before the answer. */
  readonly status: number
  readonly code: string | null
  readonly milliseconds: number
}

export type RequestEndListener = (end: RequestEnd) => void

const clientClosedRequest = 499

const routeTemplate = (request: FastifyRequest): string => request.pagePattern ?? request.routeOptions.url ?? 'none'

/** For an address that could not be read, which no hook sees. */
export const requestEnd = (request: FastifyRequest, reply: FastifyReply, status = reply.statusCode): RequestEnd => ({
  request,
  route: routeTemplate(request),
  status,
  code: reply.refusalCode,
  milliseconds: reply.elapsedTime,
})

/** Tells the listeners of every request, once, when it has been answered or given up. */
export function onRequestEnd(http: Http, listeners: readonly RequestEndListener[]) {
  http.decorateRequest('pagePattern', null)
  http.decorateRequest('uploaded', null)
  http.decorateReply('refusalCode', null)
  http.addHook('onRequest', async (request, reply) => {
    // Both are events of Node's answer: a hook of Fastify waits for the hooks before it, and by then the connection may be closed.
    let isAnswered = false
    reply.raw
      .once('finish', () => {
        isAnswered = true
      })
      .once('close', () => {
        const end = requestEnd(request, reply, isAnswered ? reply.statusCode : clientClosedRequest)
        for (const listener of listeners) listener(end)
      })
  })
}
