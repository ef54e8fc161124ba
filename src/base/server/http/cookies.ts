import type { FastifyRequest } from 'fastify'

type Site = { readonly PUBLIC_URL: string }

const isHttps = ({ PUBLIC_URL }: Site) => PUBLIC_URL.startsWith('https:')

/**
 * What a cookie of ours is called in the browser. With `__Host-` the browser itself sees to it that only this host sets the cookie, over
 * TLS and for all of its addresses (RFC 6265bis 4.1.3.2), so neither a neighbouring subdomain nor a plain-text answer can plant one. Over
 * plain HTTP, in development, browsers refuse the prefix.
 */
export const cookieName = (site: Site, name: string): string => (isHttps(site) ? `__Host-${name}` : name)

/** The caller's cookies, by the names our code knows them by. */
export const cookiesOf =
  ({ cookies }: Pick<FastifyRequest, 'cookies'>, site: Site) =>
  (name: string): string | undefined =>
    cookies[cookieName(site, name)]

/** How every cookie of ours is set; `__Host-` wants the path and forbids a domain. */
export const cookieOptions = (site: Site) => ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps(site) }) as const
