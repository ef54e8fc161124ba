import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Http } from './fastify.ts'

/** What is being done for calls, whether or not somebody still waits for its answer. */
export type CallsInHand = {
  /** Fulfilled when nothing is being done any more; to be asked of a server that is closed, or more comes. */
  readonly ended: () => Promise<void>
}

/**
 * A server that closes waits for its connections. Of a caller who is gone, a phone out of reach, the connection is gone too, and what was begun for them
 * would lose its database half-way. Watches what the routes that are mounted from now on do.
 */
export function watchCallsInHand(http: Http): CallsInHand {
  const inHand = new Set<Promise<unknown>>()
  const watched = <This, Args extends unknown[]>(run: (this: This, ...args: Args) => unknown) =>
    function (this: This, ...args: Args) {
      const done = run.apply(this, args)
      if (!(done instanceof Promise)) return done
      inHand.add(done)
      const forget = () => inHand.delete(done)
      done.then(forget, forget)
      return done
    }
  http.addHook('onRoute', (route) => {
    route.handler = watched(route.handler)
    // Who calls is looked up there.
    if (typeof route.preParsing === 'function') route.preParsing = watched(route.preParsing) as typeof route.preParsing
  })
  return {
    ended: async () => {
      while (inHand.size > 0) {
        await Promise.allSettled(inHand)
        // Once it is known who calls, the answer begins.
        await nextTurn()
      }
    },
  }
}
