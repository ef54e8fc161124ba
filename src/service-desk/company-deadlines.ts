import { addDays, type Day } from '#calendar/calendar.ts'
import type { CompanyDeadlines } from '#quotes/expert-report.ts'

/** DOMAIN 6.1: what is not repaired by day 30 is replaced within so many days. */
const daysToReplace = 8

/** The duties, in the order they fall due. */
export const deadlines = ['answerBy', 'repairBy', 'replaceFrom', 'replaceBy'] as const

/** `done`: the duty is fulfilled; `due`: this is its last day; `passed`: it was not fulfilled in time. */
export const deadlineStatuses = ['done', 'running', 'due', 'passed'] as const

export type Deadline = { readonly deadline: (typeof deadlines)[number]; readonly day: Day; readonly state: (typeof deadlineStatuses)[number] }

/**
 * How the company stands with its own duties in a warranty repair while the device is on its bench (19/2014. NGM r., 151/2003. Korm. r.).
 * Replacing becomes a duty only when day 30 has come, so its last day is told only then.
 * @param answered the customer was told why the repair is not free of charge
 */
export function deadlineStates({ answerBy, repairBy, replaceFrom }: CompanyDeadlines, today: Day, answered: boolean): Deadline[] {
  const stateOn = (day: Day): Deadline['state'] => (day < today ? 'passed' : day === today ? 'due' : 'running')
  const replaceBy = addDays(replaceFrom, daysToReplace)
  return [
    { deadline: 'answerBy', day: answerBy, state: answered ? 'done' : stateOn(answerBy) },
    { deadline: 'repairBy', day: repairBy, state: stateOn(repairBy) },
    { deadline: 'replaceFrom', day: replaceFrom, state: stateOn(replaceFrom) },
    ...(today < replaceFrom ? [] : [{ deadline: 'replaceBy', day: replaceBy, state: stateOn(replaceBy) } as const]),
  ]
}
