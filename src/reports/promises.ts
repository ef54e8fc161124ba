import { z } from 'zod'
import { addDays, type Day, weekdayOf } from '#calendar/calendar.ts'

/** Over how many weeks the overview looks back, this one included. */
export const spans = [4, 13, 26, 52] as const
export const defaultSpan = 13

/** A week begins on Monday and is called by that day. */
export const mondayOf = (day: Day): Day => addDays(day, -((weekdayOf(day) + 6) % 7))

/** The weeks that end with the one of `today`, the latest first. */
export const weeksUntil = (today: Day, count: number): Day[] => Array.from({ length: count }, (_, back) => addDays(mondayOf(today), -7 * back))

/**
 * What became of a first promise (decision 48):
 * - `kept`: done by its day
 * - `missed`: its day passed, whatever was promised later and whether or not it was done in the end
 * - `open`: its day has not passed yet
 * - `void`: nobody waited for it any more before its day had passed
 */
const promiseOutcomes = ['kept', 'missed', 'open', 'void'] as const
export type PromiseOutcome = (typeof promiseOutcomes)[number]

/** What the list shows of a week: one outcome, or whatever another day was promised for. */
export const promiseFilters = [...promiseOutcomes, 'renewed'] as const

const count = z.int().nonnegative()
const workingDays = z.int().nullable().describe('Working days after the first promised day; null where nothing was missed')

export const promiseWeek = z.object({
  /** Its Monday. */
  week: z.string(),
  kept: count,
  missed: count,
  open: count,
  void: count,
  /** Missed and still not done. */
  waiting: count,
  median: workingDays,
  longest: workingDays,
  /** How often another day was promised for those of this week. */
  renewedByStaff: count,
  renewedByPortal: count,
})
export type PromiseWeek = z.output<typeof promiseWeek>

/** What fell due: the others are not over yet, or nobody waits for them. */
export const dueOf = ({ kept, missed }: Pick<PromiseWeek, 'kept' | 'missed'>): number => kept + missed

export const listedPromise = z.object({
  id: z.int(),
  crmRequestId: z.int(),
  step: z.string(),
  day: z.string(),
  outcome: z.enum(promiseOutcomes),
  endedOn: z.string().nullable(),
  daysLate: workingDays,
  /** The days promised later, in their order; `by`: the employee, null for the portal. */
  renewed: z.array(z.object({ id: z.int(), day: z.string(), by: z.string().nullable(), reason: z.string().nullable() })),
})
export type ListedPromise = z.output<typeof listedPromise>

/** What became of some promises alike; `daysLate` as above. */
export type Counted = {
  readonly outcome: PromiseOutcome
  readonly daysLate: number | null
  readonly waiting: boolean
  readonly promises: number
  readonly byStaff: number
  readonly byPortal: number
}

/** The figures of a week. The median is the days of the promise in the middle, of an even number the earlier of the two. */
export function figuresOf(counted: readonly Counted[]): Omit<PromiseWeek, 'week'> {
  const sum = (rows: readonly Counted[], of: 'promises' | 'byStaff' | 'byPortal' = 'promises') => rows.reduce((total, row) => total + row[of], 0)
  const having = (outcome: PromiseOutcome) => counted.filter((row) => row.outcome === outcome)
  const missed = having('missed')
    .filter(({ promises }) => promises > 0)
    .toSorted((one, other) => (one.daysLate ?? 0) - (other.daysLate ?? 0))
  const middle = missed.find((_, i) => sum(missed.slice(0, i + 1)) * 2 >= sum(missed))
  return {
    kept: sum(having('kept')),
    missed: sum(missed),
    open: sum(having('open')),
    void: sum(having('void')),
    waiting: sum(missed.filter(({ waiting }) => waiting)),
    median: middle?.daysLate ?? null,
    longest: missed.at(-1)?.daysLate ?? null,
    renewedByStaff: sum(counted, 'byStaff'),
    renewedByPortal: sum(counted, 'byPortal'),
  }
}
