import { reachOf } from '#accounts/who.ts'
import { limitConcurrency } from '#base/server/limit-concurrency.ts'
import { budapestDay } from '#calendar/calendar.ts'
import type { Report, ReportFormat } from '../report.ts'
import type { Asking } from './figures/asked.ts'

/** Of each process. A report reads up to every request of a company and keeps a core of the database busy meanwhile: two leave room for everybody else. */
const inTurn = limitConcurrency(2, 30)

/** What is being counted just now, of each portal of the process: a sandbox has its own. */
const running = new WeakMap<object, Map<string, Promise<Report>>>()

type Figures<Asked> = (ctx: Asking, asked: Asked) => Promise<Report>

/**
 * A report that counts, two of them at a time. Whoever asks for the same while it is being counted (a statement's link opened by a whole department)
 * is given the same figures; nothing is kept beyond that.
 * @throws Refusal OVERLOADED when thirty others wait
 */
export const countedInTurn =
  <Asked extends { readonly format?: ReportFormat | undefined }>(figures: Figures<Asked>): Figures<Asked> =>
  (ctx, asked) => {
    const { actor, language, now } = ctx
    // All that decides what is counted: whose requests, which of them, as of which day, in whose words.
    const reach = actor.kind === 'account' && actor.customerType !== 'EMPLOYEE' ? reachOf(actor) : actor.kind
    const key = JSON.stringify([figures.name, reach, language, budapestDay(now), { ...asked, format: undefined }])
    const known = running.get(ctx.reference) ?? new Map<string, Promise<Report>>()
    running.set(ctx.reference, known)
    const counting = known.get(key) ?? inTurn(() => figures(ctx, asked)).finally(() => known.delete(key))
    known.set(key, counting)
    return counting
  }
