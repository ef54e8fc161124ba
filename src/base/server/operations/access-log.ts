import { quietRoutes } from './quiet-routes.ts'
import type { RequestEndListener } from './request-end.ts'

/** One line per request: who asked for what is not in it, only which route, how it ended and how long it took. */
export const logAccess: RequestEndListener = ({ request, route, status, code, milliseconds }) => {
  const line = { method: request.method, route, status, ...(code === null ? {} : { code }), ms: Math.round(milliseconds) }
  if (quietRoutes.has(route) && status < 400) request.log.debug(line, 'request')
  else request.log.info(line, 'request')
}
