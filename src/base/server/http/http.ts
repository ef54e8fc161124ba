import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import Fastify, { type FastifyBaseLogger, type FastifyRequest, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import helmet, { type HelmetOptions } from 'helmet'
import type { QueryExecutorProvider } from 'kysely'
import { Refusal } from '#errors.ts'
import { workerPolicy } from '../../worker-policy.ts'
import type { Env } from '../env.ts'
import type { Log } from '../log.ts'
import { logAccess } from '../operations/access-log.ts'
import { onRequestEnd, type RequestEndListener, requestEnd } from '../operations/request-end.ts'
import type { Tracing } from '../operations/tracing.ts'
import { drainRefusedBodies } from './drain-body.ts'
import type { Http } from './fastify.ts'
import { acceptExactBodies, acceptForms, refuseUnboundedCall } from './http-body.ts'
import { formLimits, uploadLimit } from './http-files.ts'
import { answerError } from './http-refusals.ts'
import { describeApi } from './openapi.ts'
import { limitedAddress } from './rate-limits.ts'
import { limitsAcrossProcesses } from './shared-rate-limits.ts'

const second = 1000

/** Documents a call may bring at most, all fields together. */
const maxFiles = 12

/** CSP sources of what the build left inline in prerendered pages. */
type InlineHashes = { scripts: readonly string[]; styles: readonly string[] }

type HttpOptions = {
  env: Env
  log: Log
  inline: InlineHashes
  /** Told of every request, beside the access log. */
  onEnd?: readonly RequestEndListener[]
  tracing?: Tracing | null
  /** Of the pages at these addresses one may start a service worker. */
  startsWorker?: (url: string) => boolean
  /** By what the limits count a caller; undefined: by the address. */
  limitedAs?: (request: FastifyRequest) => string | undefined
  /** Where limits are counted together with other processes; without it each counts for itself. */
  limitsIn?: QueryExecutorProvider
}

/**
 * The web server without its routes: limits, headers, refusals, logging. Every request ends within two minutes whatever the
 * client does (slow uploads on a phone need them), slow or idle connections are closed.
 */
export async function createHttp(options: HttpOptions): Promise<Http> {
  const { env, log, inline, onEnd = [], tracing, startsWorker = () => false, limitedAs, limitsIn } = options
  const listeners = [logAccess, ...onEnd, ...(tracing ? [tracing.onRequestEnd] : [])]
  const loggerInstance: FastifyBaseLogger = log
  const http = Fastify({
    loggerInstance,
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
  // The name is always our own: one sent by the caller could be somebody else's, or anything at all.
  http.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id)
  })
  onRequestEnd(http, listeners)
  tracing?.mount(http)
  http.addHook('preValidation', async (request) => refuseUnboundedCall(request))
  await http.register(cookie)
  secure(http, (trustedTypes) => securityHeaders(env, inline, trustedTypes), startsWorker)
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
  await describeApi(http, env)
  return http
}

function refuseOverload() {
  throw new Refusal('OVERLOADED')
}

/** The headers are put together once: the plugin of Fastify, which may answer each request with others, does so for every request. */
function secure(http: Http, headers: (trustedTypes: string) => HelmetOptions, startsWorker: (url: string) => boolean) {
  const setHeaders = helmet(headers("'none'"))
  const withWorker = helmet(headers(workerPolicy))
  http.addHook('onRequest', (request, reply, done) =>
    (startsWorker(request.url) ? withWorker : setHeaders)(request.raw, reply.raw, done as () => void),
  )
}

/** No third party, no inline script or style sheet but the hashed ones of prerendered pages, no framing, no referrer with a token in it. */
function securityHeaders(env: Env, { scripts, styles }: InlineHashes, trustedTypes: string) {
  const https = env.PUBLIC_URL.startsWith('https:')
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...scripts],
        styleSrc: ["'self'", ...styles],
        workerSrc: ["'self'"],
        // No string becomes markup or a script address in a browser: nothing of ours needs a policy, so none may be made, but where a worker starts.
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: [trustedTypes],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        frameSrc: ["'self'", 'blob:'],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        objectSrc: ["'none'"],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: https ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'no-referrer' as const },
    crossOriginEmbedderPolicy: false,
  }
}
