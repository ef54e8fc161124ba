import type { QueryKey } from '@tanstack/react-query'
import { presentSession } from '#accounts/web/session.ts'
import { storeSession } from '#accounts/web/stored-session.ts'
import type { Endpoint, Output } from '#base/endpoint.ts'
import { call } from '#base/web/call.ts'
import { CallRefused } from '#base/web/call-refused.ts'
import { presentLanguage } from '#base/web/language.tsx'
import { dropAnswer, type StoredAnswer, storeAnswer, storedAnswers } from '#base/web/offline/stored-answers.ts'
import { queryClient } from '#base/web/query-client.ts'
import { keyOf } from '#base/web/use-call.ts'
import { benchApi } from '../../bench.api.ts'
import type { DayCall } from '../../miele-worksheets.api.ts'
import { templatesApi } from '../../templates.api.ts'
import type { BrandScreens } from '../brand/brand-screens.ts'
import { daysIn, sheetOf, sheetsOfDays } from './stored-sheets.ts'

type Day = Output<DayCall>

/**
 * What a sheet's screen asks for beside the sheet itself, each with the schema of its answer named, so that it comes along into the browser
 * (scripts/calls-without-schemas.ts). Its history and its documents are read with a network only.
 */
const besideSheet = [
  { ...benchApi.showBench, answers: benchApi.showBench.answers },
  { ...templatesApi.listReadyTexts, answers: templatesApi.listReadyTexts.answers },
] as const

/** Milliseconds: what is kept is this young at most before it is asked for again. */
const young = 60_000

/** The reads of a kind of visits that are shown without a network. */
export const offlineCalls = ({ calls, visits }: BrandScreens): readonly Endpoint[] => [...(visits ? [visits.day] : []), calls.show, ...besideSheet]

const callOf = (screens: BrandScreens, [method, path]: QueryKey): Endpoint | undefined =>
  offlineCalls(screens).find((endpoint) => endpoint.method === method && endpoint.path === path)

/**
 * Puts what this phone keeps before the screens that ask for it, as old as it is, so that they read it again where there is a network. What a later
 * release answers otherwise is not shown.
 */
export async function showKept(screens: BrandScreens, accountId: number): Promise<void> {
  for (const { key, at, data } of await storedAnswers(accountId)) {
    const answer = callOf(screens, key)?.answers.safeParse(data)
    if (!answer?.success || (queryClient.getQueryState(key)?.dataUpdatedAt ?? 0) >= at) continue
    queryClient.setQueryData(key, answer.data, { updatedAt: at })
    // However young it is, another page may have changed it since.
    await queryClient.invalidateQueries({ queryKey: key, exact: true, refetchType: 'none' })
  }
}

/**
 * Keeps a technician's own day: its list, each sheet of it whole, and what stands beside the sheet. What other days' visits, or other people's, were
 * kept before is let go. The list of what waits for a day names everybody's customers, so it is left out.
 * @param at when the server answered
 */
async function storeDay(screens: BrandScreens, accountId: number, { key, day, at }: { key: QueryKey; day: Day; at: number }): Promise<void> {
  const keep = (answer: Omit<StoredAnswer, 'accountId'>) => storeAnswer({ ...answer, accountId })
  if (!(await keep({ key, at, data: { ...day, withoutDay: [] } satisfies Day }))) return
  const before = await storedAnswers(accountId)
  const ours = sheetsOfDays(daysIn(screens, before))
  for (const answer of before) {
    const sheet = sheetOf(answer.key)
    if (sheet !== null && !ours.has(sheet)) await dropAnswer(answer.key)
  }
  for (const sheet of day.visits) {
    const params = { id: sheet.id }
    await keep({ key: keyOf(screens.calls.show, { params }, presentLanguage()), at, data: sheet })
    for (const endpoint of besideSheet) {
      const beside = keyOf(endpoint, { params }, presentLanguage())
      const known = before.find((one) => JSON.stringify(one.key) === JSON.stringify(beside))
      if (known && known.at > at - young) continue
      const data = await call(endpoint, { params }).catch(refused)
      if (data) await keep({ key: beside, at: Date.now(), data })
    }
  }
}

/** Without a network, or not theirs any more: what was kept before stays. */
function refused(error: unknown): null {
  if (error instanceof CallRefused) return null
  throw error
}

/**
 * Keeps what the server answers these screens: the own day with all of its sheets, and whatever one of them reads again, so that the phone never falls
 * behind what was on it. @returns what ends it
 */
export function followReads(screens: BrandScreens, accountId: number): () => void {
  return queryClient.getQueryCache().subscribe((event) => {
    // What was put there by hand is what is kept already.
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return
    const { queryKey: key, state } = event.query
    const answer = { key, accountId, at: state.dataUpdatedAt, data: state.data }
    const [day] = daysIn(screens, [answer])
    if (day?.technicianId === accountId) void storeOwnDay({ key, day, at: answer.at })
    else if (sheetOf(key) !== null && callOf(screens, key)) void storeOfSheet(answer)
  })

  async function storeOwnDay(answered: Parameters<typeof storeDay>[2]) {
    const session = presentSession()
    if (session.kind !== 'signedIn' || session.person.customerId !== accountId) return
    await storeSession(session)
    await storeDay(screens, accountId, answered)
  }

  async function storeOfSheet(answer: StoredAnswer) {
    const ours = sheetsOfDays(daysIn(screens, await storedAnswers(accountId)))
    if (ours.has(sheetOf(answer.key) ?? 0)) await storeAnswer(answer)
  }
}
