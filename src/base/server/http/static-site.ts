import path from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#errors.ts'
import type { Http } from './fastify.ts'
import type { PageHeaders } from './security-headers.ts'
import { isHashed, siteFiles } from './site-files.ts'

const aYear = 365 * 24 * 3600
const emptyPage = '__spa-fallback.html'

/** A script or a style is neither opened nor asked about by itself, and on a slow line this would weigh as much as many of them. */
const notForAssets = ['content-security-policy', 'referrer-policy', 'x-frame-options', 'x-request-id']

/** Which addresses are pages (by which pattern, null for none), and which only lead to another. */
export type Addresses = { patternOf: (pathname: string) => string | null; redirects: Readonly<Record<string, string>> }

/**
 * Serves the built portal: prerendered pages as they are, hashed assets for a year, and for every other address the empty
 * page that the router fills. An address that is no page gets it with status 404; unknown files and API addresses are refused.
 */
export async function mountSite(http: Http, folder: string, { patternOf, redirects }: Addresses, setPageHeaders: PageHeaders) {
  const files = await siteFiles(folder)
  const sendPage = (request: FastifyRequest, reply: FastifyReply, name: string) => {
    setPageHeaders(request, reply, name)
    return files.send(request, reply.header('Cache-Control', 'no-cache'), name)
  }

  http.get('/*', { schema: { hide: true } }, (request, reply) => {
    const name = pathnameOf(request.url).slice(1)
    if (!files.has(name)) return reply.callNotFound()
    if (!isHashed(name)) return sendPage(request, reply, name)
    for (const header of notForAssets) reply.removeHeader(header).raw.removeHeader(header)
    omitConnectionHeaders(request, reply)
    return files.send(request, reply.header('Cache-Control', `public, max-age=${aYear}, immutable`), name)
  })
  for (const [from, to] of Object.entries(redirects))
    http.get(from, { schema: { hide: true } }, async ({ url }, reply) => reply.redirect(to.startsWith('/') ? `${to}${queryOf(url)}` : to, 302))
  http.setNotFoundHandler((request, reply) => {
    const pathname = pathnameOf(request.url)
    const wantsPage = (request.method === 'GET' || request.method === 'HEAD') && !pathname.startsWith('/api') && !/\.[a-z0-9]{2,11}$/i.test(pathname)
    request.pagePattern = patternOf(pathname)
    if (!wantsPage || !files.has(emptyPage)) throw new Refusal('NOT_FOUND')
    const prerendered = path.join(pathname, 'index.html').slice(1)
    if (files.has(prerendered)) return sendPage(request, reply, prerendered)
    return sendPage(request, reply.status(request.pagePattern === null ? 404 : 200), emptyPage)
  })
}

/** From HTTP/1.1 on a connection stays open unless an answer says otherwise (RFC 9112, 9.3). Node says that it stays, in two headers. */
function omitConnectionHeaders({ raw: { httpVersion } }: FastifyRequest, { raw: answer }: FastifyReply) {
  if (httpVersion === '1.1' && answer.shouldKeepAlive && !answer.hasHeader('connection')) answer.removeHeader('connection')
}

/** What was asked of an address of ours, which another of ours is asked then; no site outside is told. */
const queryOf = (url: string) => /\?.*/s.exec(url)?.[0] ?? ''

/** Without the query and the slashes at the end, which are looked for from their first one only. */
export const pathnameOf = (url: string) => (url.split('?')[0] ?? '/').replace(/(?<=^\/|[^/])\/+$/, '')
