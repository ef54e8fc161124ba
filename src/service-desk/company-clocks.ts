import { addDays, type Day } from '#calendar/calendar.ts'
import type { CompanyClocks } from '#quotes/expert-report.ts'

/** DOMAIN 6.1: what is not repaired by day 30 is replaced within so many days. */
const daysToReplace = 8

/** The duties, in the order they fall due. */
export const clocks = ['answerBy', 'repairBy', 'replaceFrom', 'replaceBy'] as const

/** `done`: the duty is fulfilled; `due`: this is its last day; `passed`: it was not fulfilled in time. */
export const clockStates = ['done', 'running', 'due', 'passed'] as const

export type Clock = { readonly clock: (typeof clocks)[number]; readonly day: Day; readonly state: (typeof clockStates)[number] }

/**
 * How the company stands with its own duties in a warranty repair while the device is on its bench (19/2014. NGM r., 151/2003. Korm. r.).
 * Replacing becomes a duty only when day 30 has come, so its last day is told only then.
 * @param answered the customer was told why the repair is not free of charge
 */
export function standingClocks({ answerBy, repairBy, replaceFrom }: CompanyClocks, today: Day, answered: boolean): Clock[] {
  const stateOn = (day: Day): Clock['state'] => (day < today ? 'passed' : day === today ? 'due' : 'running')
  const replaceBy = addDays(replaceFrom, daysToReplace)
  return [
    { clock: 'answerBy', day: answerBy, state: answered ? 'done' : stateOn(answerBy) },
    { clock: 'repairBy', day: repairBy, state: stateOn(repairBy) },
    { clock: 'replaceFrom', day: replaceFrom, state: stateOn(replaceFrom) },
    ...(today < replaceFrom ? [] : [{ clock: 'replaceBy', day: replaceBy, state: stateOn(replaceBy) } as const]),
  ]
}
