import { type RawBuilder, sql } from 'kysely'
import type { Day } from '#calendar/calendar.ts'
import type { PromiseOutcome } from '../promises.ts'

// What became of a promise (decision 76), as every report counts it: of rows with its `day` and how it `ended`.

/** @param endedOn the day it ended in Budapest, null while it is awaited */
export const outcomeOf = (endedOn: RawBuilder<Day | null>, today: Day) =>
  sql<PromiseOutcome>`case
    when ${endedOn} is null and day >= ${today}::date then 'open'
    when ${endedOn} is null or ${endedOn} > day then 'missed'
    when ended = 'void' then 'void'
    else 'kept' end`

/**
 * Working days from the first day to its end, or to today, of rows with their `outcome` and `ended_on`, beside `numbered.numbers`: those of every
 * day since `from`, as `numberWorkdays` counts them. An array of all days is looked into at once; a join with as many took two thirds of the time.
 */
export function daysLate(from: Day, today: Day) {
  const numberOf = (day: RawBuilder<Day>) => sql<number>`numbered.numbers[${day} - ${from}::date + 1]`
  return sql<number | null>`case when outcome = 'missed' then ${numberOf(sql`coalesce(ended_on, ${today}::date)`)} - ${numberOf(sql`day`)} end`
}

/** Missed and still not done. */
export const isWaiting = sql<boolean>`outcome = 'missed' and ended_on is null`

/** The day of an instant in Budapest. */
export const budapestDayOf = (instant: RawBuilder<Temporal.Instant>) => sql<Day | null>`(${instant} at time zone 'Europe/Budapest')::date`
