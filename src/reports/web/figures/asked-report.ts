import { paths } from '#paths.ts'
import { type ReportHeaderId, reportParameters } from '../../report.ts'

/** The reports in the order they are offered, with the name of each. */
export const offered = [
  [1, 'requestsByStatus'],
  [4, 'openByAge'],
  [2, 'turnaround'],
  [5, 'turnaroundByService'],
  [6, 'costs'],
  [7, 'repeatClaims'],
  [8, 'promises'],
  [3, 'requestList'],
] as const satisfies readonly (readonly [ReportHeaderId, string])[]

const questions = ['from', 'to', 'brand', 'status', 'company'] as const
export type Question = (typeof questions)[number]
export type ReportQuery = Partial<Record<Question, string>>
export type AskedReport = { readonly id: ReportHeaderId; readonly query: ReportQuery }

/** Whether a report may be asked this. */
export const takes = (id: ReportHeaderId, question: Question): boolean => question in reportParameters[id].shape

/** Which of what was asked a refusal names, in its words. */
export const problemsOf = (fields: readonly { readonly path: string; readonly message: string }[]): Partial<Record<Question, string>> =>
  Object.fromEntries(questions.flatMap((question) => fields.filter(({ path }) => path === question).map(({ message }) => [question, message])))

/** What an address asks for; the first report where it names none, and nothing that report does not take. */
export function askedOf(address: URLSearchParams): AskedReport {
  const id = offered.map(([number]) => number).find((number) => String(number) === address.get('report')) ?? 1
  const answered = questions.flatMap((question) => {
    const value = address.get(question)
    return value && takes(id, question) ? [[question, value] as const] : []
  })
  return { id, query: Object.fromEntries(answered) }
}

export const reportAddress = ({ id, query }: AskedReport): string => {
  const asked = Object.entries(query).filter(([, value]) => value !== '')
  return `${paths.reports()}?${new URLSearchParams([['report', String(id)], ...asked])}`
}
