import { z } from 'zod'
import type { Http } from './fastify.ts'

type Clock = () => Temporal.Instant

/** A clock that goes on from wherever it was put. */
export type MovableClock = { readonly now: Clock; readonly moveTo: (instant: Temporal.Instant) => void }

export function movableClock(clock: Clock): MovableClock {
  let ahead: Temporal.Duration | null = null
  return {
    // Each call asks for the time: as long as nobody moved it, nothing is added.
    now: () => (ahead === null ? clock() : clock().add(ahead)),
    moveTo: (instant) => {
      ahead = instant.since(clock())
    },
  }
}

/** Beyond these neither the calendar nor PostgreSQL is of use. */
const years = { from: Temporal.Instant.from('2000-01-01T00:00:00Z'), to: Temporal.Instant.from('2100-01-01T00:00:00Z') }

function instantIn(text: string): Temporal.Instant | null {
  try {
    const instant = Temporal.Instant.from(text).round('millisecond')
    return Temporal.Instant.compare(instant, years.from) >= 0 && Temporal.Instant.compare(instant, years.to) < 0 ? instant : null
  } catch {
    return null
  }
}

const instant = z.string().transform((text, context) => {
  const read = instantIn(text)
  if (read) return read
  context.addIssue({ code: 'custom', message: 'An instant of this century, as 2026-11-23T08:00:00Z' })
  return z.NEVER
})
const wish = z.strictObject({
  now: instant.optional(),
  // Whole ones: Temporal refuses the fraction of an hour.
  hours: z
    .int()
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
  const present = () => ({ now: clock.now().toString() })
  http.get('/dev/clock', { schema: { hide: true } }, async () => present())
  http.post('/dev/clock', { schema: { hide: true } }, async (request, reply) => {
    const { data, error } = wish.safeParse(request.body)
    if (!data) return reply.status(422).send({ status: 422, message: z.prettifyError(error) })
    clock.moveTo((data.now ?? clock.now()).add({ hours: data.hours ?? 0 }))
    await afterMoving()
    return present()
  })
}
