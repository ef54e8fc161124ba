import { z } from 'zod'
import type { Http } from './http.ts'

type Clock = () => Temporal.Instant

/** A clock that goes on from wherever it was put. */
export type MovableClock = { readonly now: Clock; readonly moveTo: (instant: Temporal.Instant) => void }

export function movableClock(clock: Clock): MovableClock {
  let ahead = Temporal.Duration.from({ milliseconds: 0 })
  return {
    now: () => clock().add(ahead),
    moveTo: (instant) => {
      ahead = instant.since(clock())
    },
  }
}

const instant = z.string().transform((text, context) => {
  try {
    return Temporal.Instant.from(text).round('millisecond')
  } catch {
    context.addIssue({ code: 'custom', message: 'An instant, as 2026-11-23T08:00:00Z' })
    return z.NEVER
  }
})
const wish = z.strictObject({
  now: instant.optional(),
  hours: z
    .number()
    .positive()
    .max(24 * 366)
    .optional(),
})

/**
 * What time the portal takes it to be, for tests and for whoever tries out what takes weeks: `POST /dev/clock` with `{ "now":
 * "2026-11-23T08:00:00Z" }` or `{ "hours": 24 }`, both answer and say the time. Sessions end as they would. Never mounted in production.
 * @param afterMoving what the clock would have started meanwhile
 */
export function mountDevClock(http: Http, clock: MovableClock, afterMoving: () => Promise<unknown>) {
  const told = () => ({ now: clock.now().toString() })
  http.get('/dev/clock', { schema: { hide: true } }, async () => told())
  http.post('/dev/clock', { schema: { hide: true } }, async (request, reply) => {
    const { data, error } = wish.safeParse(request.body)
    if (!data) return reply.status(422).send({ status: 422, message: z.prettifyError(error) })
    clock.moveTo((data.now ?? clock.now()).add({ hours: data.hours ?? 0 }))
    await afterMoving()
    return told()
  })
}
