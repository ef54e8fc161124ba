import { setTimeout as wait } from 'node:timers/promises'
import type { Http } from '../http/fastify.ts'

/** So many calls wait for their answers at once only where the process cannot keep up with them. */
const busyFrom = 8
/** Milliseconds without so many of them, after which a process is no longer busy: many are answered at once, and their callers come again. */
const calmAfter = 50
/** Milliseconds a job lets calls go before it: however long they come, it is done. */
const patience = 500
/** Milliseconds between two looks. */
const lookEvery = 25

/** Calls that are answered before a job begins. */
export type CallsFirst = {
  /** Counts the calls of this server. */
  readonly mount: (http: Http) => void
  /** Fulfilled when a job may begin: at once, unless many calls wait for their answers; then when that is over, or the job has waited long enough. */
  readonly turn: () => Promise<void>
}

/**
 * In a process that both answers and does jobs, somebody waits for an answer and nobody for a job, which costs several times as much: while many
 * calls come at once, jobs are done at a walk, and caught up with afterwards (decision 135).
 */
export function createCallsFirst(): CallsFirst {
  let answering = 0
  let lastBusy = Number.NEGATIVE_INFINITY
  const note = () => {
    if (answering >= busyFrom) lastBusy = performance.now()
  }
  const isBusy = () => {
    note()
    return performance.now() - lastBusy < calmAfter
  }
  return {
    mount: (http) =>
      http.addHook('onRequest', async (request, reply) => {
        // A stream of events stays open for hours.
        if (request.routeOptions.config?.row?.shape === 'events') return
        answering++
        reply.raw.once('close', () => {
          note()
          answering--
        })
      }),
    turn: async () => {
      const asked = performance.now()
      while (isBusy() && performance.now() - asked < patience) await wait(lookEvery)
    },
  }
}
