import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import Fastify, { type FastifyRequest, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { QueryExecutorProvider } from 'kysely'
import { Refusal } from '#errors.ts'
import type { Env } from '../env.ts'
import type { Log } from '../log.ts'
import { logAccess } from '../operations/access-log.ts'
import { onRequestEnd, type RequestEndListener, requestEnd } from '../operations/request-end.ts'
import type { Tracing } from '../operations/tracing.ts'
import { drainRefusedBodies } from './drain-body.ts'
import type { Http } from './fastify.ts'
import { acceptExactBodies, acceptForms, refuseUnboundedCall, refuseUnwantedForm } from './http-body.ts'
import { formLimits, multipartBuffers, uploadLimit } from './http-files.ts'
import { answerError } from './http-refusals.ts'
import { limitedAddress } from './rate-limits.ts'
import { protectAnswers } from './security-headers.ts'
import { limitsAcrossProcesses } from './shared-rate-limits.ts'
import { type BodyPace, endSlowBodies } from './slow-bodies.ts'

const second = 1000

/** Documents a call may bring at most, all fields together. */
const maxFiles = 12

type HttpOptions = {
  env: Env
  log: Log
  /** Told of every request, beside the access log. */
  onEnd?: readonly RequestEndListener[]
  tracing?: Tracing | null
  /** By what the limits count a caller; undefined: by the address. */
  limitedAs?: (request: FastifyRequest) => string | undefined
  /** Where limits are counted together with other processes; without it each counts for itself. */
  limitsIn?: QueryExecutorProvider
  /** Of a body without files; left out: as everywhere. */
  bodyPace?: BodyPace
}

/**
 * The web server without its routes: limits, headers, refusals, logging. Every request ends within two minutes whatever the
 * client does (slow uploads on a phone need them), one without files in 15 s (slow-bodies.ts); slow or idle connections are closed.
 */
export async function createHttp(options: HttpOptions): Promise<Http> {
  const { env, log, onEnd = [], tracing, limitedAs, limitsIn, bodyPace } = options
  const listeners = [logAccess, ...onEnd, ...(tracing ? [tracing.onRequestEnd] : [])]
  const http = Fastify({
    loggerInstance: log,
    // What is logged of a request is in operations/access-log.ts.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: (_address, hop) => hop < env.TRUST_PROXY,
    bodyLimit: 1024 * 1024,
    requestTimeout: 120 * second,
    connectionTimeout: 125 * second,
    keepAliveTimeout: 20 * second,
    // What comes on an open connection while the server closes is answered, not refused: its sender would not know whether it was done.
    return503OnClosing: false,
    // A refused answer must not wait for the rest of an endless body.
    forceCloseConnections: 'idle',
    http: { headersTimeout: 10 * second, connectionsCheckingInterval: second, maxHeaderSize: 16 * 1024 },
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    // An address that cannot be read never reaches a route and its hooks.
    frameworkErrors: async (error, request, reply) => {
      reply.header('X-Request-Id', request.id)
      await answerError(error, request, reply)
      for (const listener of listeners) listener(requestEnd(request, reply))
    },
  })
  http.setValidatorCompiler(validatorCompiler)
  http.setSerializerCompiler(serializerCompiler)
  http.setErrorHandler(answerError)
  drainRefusedBodies(http)
  endSlowBodies(http, bodyPace)
  // The name is always our own: one sent by the caller could be somebody else's, or anything at all.
  http.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id)
  })
  onRequestEnd(http, listeners)
  tracing?.mount(http)
  http.addHook('preValidation', async (request) => {
    refuseUnwantedForm(request)
    refuseUnboundedCall(request)
  })
  await http.register(cookie)
  protectAnswers(http, env)
  await http.register(multipart, {
    limits: {
      fileSize: uploadLimit + 1,
      files: maxFiles,
      fields: formLimits.fields,
      parts: maxFiles + formLimits.fields,
      fieldSize: formLimits.characters,
      fieldNameSize: 100,
      headerPairs: 20,
    },
    throwFileSizeLimit: false,
    ...multipartBuffers,
  })
  acceptForms(http)
  acceptExactBodies(http)
  // A busy portal is no overloaded one: only a queue that people would notice is shed. Tests share their machine with other tests.
  if (env.NODE_ENV !== 'test') await http.register(underPressure, { maxEventLoopDelay: 2500, retryAfter: 5, pressureHandler: refuseOverload })
  if (env.RATE_LIMITS === 'on') {
    await http.register(rateLimit, {
      global: false,
      // RateLimit-Limit, -Remaining and -Reset (draft-ietf-httpapi-ratelimit-headers), and Retry-After.
      enableDraftSpec: true,
      ...(limitsIn ? { store: limitsAcrossProcesses(limitsIn, log) } : {}),
      keyGenerator: (request) => limitedAs?.(request) ?? limitedAddress(request.ip),
      errorResponseBuilder: (_request, { ttl }) => new Refusal('TOO_MANY', { values: { n: Math.max(1, Math.ceil(ttl / 60_000)) } }),
    })
  }
  return http
}

function refuseOverload() {
  throw new Refusal('OVERLOADED')
}
