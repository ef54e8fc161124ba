import type { FastifyReply, FastifyRequest } from 'fastify'
import helmet, { type HelmetOptions } from 'helmet'
import { workerPolicy } from '../../worker-policy.ts'
import type { Env } from '../env.ts'
import { kept } from '../kept.ts'
import type { Http } from './fastify.ts'

/** CSP sources (`'sha256-…'`) of what the build left inline in a prerendered page. */
export type InlineHashes = { readonly scripts: readonly string[]; readonly styles: readonly string[] }

/** Sets the headers of a page, and of whatever a browser runs by itself, as a service worker. */
export type PageHeaders = (request: FastifyRequest, reply: FastifyReply, name: string) => void

type Pages = {
  /** By the name of a page's file; a page that is not named has nothing inline. */
  readonly inline: Readonly<Record<string, InlineHashes>>
  /** Of the pages at these addresses one may start a service worker. */
  readonly startsWorker: (url: string) => boolean
}

/**
 * Whatever is no page: a browser that opens it as one makes nothing of it, and no other origin reads it. What tells of documents
 * (their windows, frames, plug-ins) is left out: an answer is often shorter than that.
 */
export function protectAnswers(http: Http, env: Env) {
  const setHeaders = helmet({
    ...ofEveryAnswer(env),
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    dnsPrefetchControl: false,
    ieNoOpen: false,
    permittedCrossDomainPolicies: false,
    xssFilter: false,
  })
  http.addHook('onRequest', (request, reply, done) => setHeaders(request.raw, reply.raw, done as () => void))
}

/** A page allows what is inline in itself and nothing of other pages: the hashes of all would weigh as much as many a page. */
export function pageHeaders(env: Env, { inline, startsWorker }: Pages): PageHeaders {
  const setters = new Map<string, ReturnType<typeof helmet>>()
  return (request, reply, name) => {
    const trustedTypes = startsWorker(request.url) ? workerPolicy : "'none'"
    const make = () => helmet(headersOfPage(env, trustedTypes, inline[name] ?? nothingInline))
    kept(setters, `${trustedTypes} ${name}`, maxKept, make)(request.raw, reply.raw, refuse)
  }
}

/** More than the files there are that are no scripts or styles. */
const maxKept = 500

const nothingInline: InlineHashes = { scripts: [], styles: [] }

/** helmet hands over only what it could not set. */
function refuse(error?: unknown) {
  if (error) throw error
}

const ofEveryAnswer = ({ PUBLIC_URL }: Env) =>
  ({
    strictTransportSecurity: PUBLIC_URL.startsWith('https:') ? { maxAge: 31_536_000 } : false,
    // Addresses carry tokens.
    referrerPolicy: { policy: 'no-referrer' },
    // As `frame-ancestors`, for browsers that do not know it.
    frameguard: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
  }) satisfies HelmetOptions

/** No third party, no inline script or style sheet but the page's hashed ones, no framing, no referrer with a token in it. */
function headersOfPage(env: Env, trustedTypes: string, { scripts, styles }: InlineHashes): HelmetOptions {
  return {
    ...ofEveryAnswer(env),
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
        ...(env.PUBLIC_URL.startsWith('https:') ? { upgradeInsecureRequests: [] } : {}),
      },
    },
  }
}
