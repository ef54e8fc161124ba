/** What pg-boss tells of an error: either the error itself, or a plain copy of it with the queue and the worker it happened to. */
type Emitted = { message?: string; stack?: string; code?: string; queue?: string; worker?: string }

/**
 * What the log is given of an error of the job queue. The copies pg-boss makes are no errors any more, and the log tells of anything else
 * but an error nothing at all.
 */
export function queueError(emitted: Emitted): { err: Error; queue?: string; worker?: string } {
  const { message, stack, code, queue, worker } = emitted
  const about = { ...(queue === undefined ? {} : { queue }), ...(worker === undefined ? {} : { worker }) }
  if (emitted instanceof Error) return { err: emitted, ...about }
  // Several addresses that refuse a connection are an error without a message of its own.
  const err = Object.assign(new Error(message || code || 'unknown'), { code })
  if (stack !== undefined) err.stack = stack
  return { err, ...about }
}
