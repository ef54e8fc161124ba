import { z } from 'zod'

/**
 * The request that a piece of work goes back to. It travels with the data of the jobs which that work writes and of the jobs these write, so
 * that every log line leads back to the answer whose `X-Request-Id` a customer or the desk can read out.
 */
export type Origin = {
  readonly reqId?: string | undefined
  /** The span that wrote the job (W3C Trace Context), where traces are wanted. */
  readonly traceparent?: string | undefined
}

const originSchema = z.object({
  reqId: z.string().max(64).optional(),
  traceparent: z
    .string()
    .regex(/^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/)
    .optional(),
})

/** The key under which the origin lies in the data of a job; no job has one of its own by this name. */
const key = 'origin'

export const withOrigin = (data: object, origin: Origin): object =>
  origin.reqId === undefined && origin.traceparent === undefined ? data : { ...data, [key]: origin }

/** Takes the data of a job apart. A job of an earlier version, or one started by the clock, has no origin. */
export function splitOrigin(stored: object): { data: object; origin: Origin } {
  const { [key]: origin, ...data } = stored as Record<string, unknown>
  return { data, origin: originSchema.safeParse(origin).data ?? {} }
}
