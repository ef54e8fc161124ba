import type { Http } from './fastify.ts'

/** A process that is about to stop, and says so to whoever sends it calls. */
export type Leaving = { readonly begin: () => void; readonly hasBegun: () => boolean }

/**
 * Until `begin` nothing changes. From then on each answer closes its connection, so that a proxy has none left on which it could send a call in the moment
 * the process goes; `/readyz` says 503. Calls are answered as ever.
 */
export function createLeaving(http: Http): Leaving {
  let isLeaving = false
  http.addHook('onRequest', async (_request, reply) => {
    if (isLeaving) reply.header('Connection', 'close')
  })
  return {
    begin: () => {
      isLeaving = true
    },
    hasBegun: () => isLeaving,
  }
}
