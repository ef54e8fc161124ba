import type { Shot } from './load.ts'

/** Calls as a browser in Hungarian makes them. */
export const get = (path: string, headers: Record<string, string> = {}): Shot => ({ method: 'GET', path, headers: { language: 'hu', ...headers } })
const written = (method: 'POST' | 'PUT', path: string, body: object, headers: Record<string, string>): Shot => ({
  method,
  path,
  headers: { language: 'hu', 'content-type': 'application/json', ...headers },
  body: Buffer.from(JSON.stringify(body)),
})
export const post = (path: string, body: object, headers: Record<string, string> = {}) => written('POST', path, body, headers)
export const put = (path: string, body: object, headers: Record<string, string> = {}) => written('PUT', path, body, headers)
