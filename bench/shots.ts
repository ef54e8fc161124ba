import type { Shot } from './load.ts'

/** What every browser of today takes over an encrypted connection. */
const codings = { 'accept-encoding': 'gzip, deflate, br, zstd' }
/** Calls as a browser in Hungarian makes them. */
export const get = (path: string, headers: Record<string, string> = {}): Shot => ({
  method: 'GET',
  path,
  headers: { language: 'hu', ...codings, ...headers },
})
const written = (method: 'POST' | 'PUT', path: string, body: object, headers: Record<string, string>): Shot => ({
  method,
  path,
  headers: { language: 'hu', ...codings, 'content-type': 'application/json', ...headers },
  body: Buffer.from(JSON.stringify(body)),
})
export const post = (path: string, body: object, headers: Record<string, string> = {}) => written('POST', path, body, headers)
export const put = (path: string, body: object, headers: Record<string, string> = {}) => written('PUT', path, body, headers)
