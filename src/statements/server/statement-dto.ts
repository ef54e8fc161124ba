import { isConsumer } from '#accounts/consumer.ts'
import { nameInWords } from '#accounts/name-in-words.ts'
import { defaultLanguage, languageOf } from '#base/languages.ts'
import { budapestDay, type WorkCalendar } from '#calendar/calendar.ts'
import { workCalendar } from '#calendar/server/calendar-store.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { DeskStatement, Statement, WorkAfterOrder } from '../statement.ts'
import { lastDayToWithdraw } from '../withdrawal-term.ts'
import { findCase, type StoredCase, type StoredStep, stepsOfCases } from './case-store.ts'

const stepOf = ({ state, outcome, note, at }: StoredStep): Statement['steps'][number] => ({ state, outcome, note, at: at.toString() })

const whatWasSent = ({ number, kind, state, outcome, receivedAt, dueOn, subject, words }: StoredCase) => ({
  ...{ number, kind, state, outcome, dueOn, subject, words },
  receivedAt: receivedAt.toString(),
})

/** Nothing is known of whoever wrote about no request: they may be a consumer. */
export const isOfCompany = ({ customerType, companyName }: Pick<StoredCase, 'customerType' | 'companyName'>): boolean =>
  customerType !== null && !isConsumer({ customerType, companyName })

export const statementOf = (row: StoredCase, steps: readonly StoredStep[]): Statement => ({
  ...whatWasSent(row),
  isOfConsumer: !isOfCompany(row),
  steps: steps.filter(({ caseId }) => caseId === row.id).map(stepOf),
})

export async function deskStatements(ctx: ReadContext & Call, rows: readonly StoredCase[]): Promise<DeskStatement[]> {
  const { tx, now, language } = ctx
  if (rows.length === 0) return []
  const steps = Map.groupBy(
    await stepsOfCases(
      tx,
      rows.map(({ id }) => id),
    ),
    ({ caseId }) => caseId,
  )
  const today = budapestDay(now)
  const calendar = await workCalendar(ctx)
  return rows.map((row) => ({
    ...whatWasSent(row),
    ...{
      id: row.id,
      version: row.version,
      name: row.name,
      email: row.email,
      phone: row.phone,
      language: languageOf(row.language) ?? defaultLanguage,
    },
    crmRequestId: row.requestId,
    isOfCustomer: row.isOfCustomer,
    order: orderOf(row, calendar),
    isLate: row.state !== 'SETTLED' && row.dueOn < today,
    steps: (steps.get(row.id) ?? []).map((step) => ({ ...stepOf(step), by: nameInWords(language, step) })),
  }))
}

/** What the answer depends on, as facts: whether the withdrawal holds, an employee says. */
function orderOf(row: StoredCase, calendar: WorkCalendar): DeskStatement['order'] {
  const { kind, customerType, decidedAt, startNowTextId, startLossTextId, receivedAt } = row
  if (kind !== 'withdrawal' || customerType === null) return null
  const lastDay = decidedAt === null || isOfCompany(row) ? null : lastDayToWithdraw(calendar, budapestDay(decidedAt))
  return {
    isOfConsumer: !isOfCompany(row),
    at: decidedAt?.toString() ?? null,
    isBegunAtOnce: startNowTextId !== null,
    isLossKnown: startLossTextId !== null,
    term: lastDay === null ? null : { lastDay, isInTime: budapestDay(receivedAt) <= lastDay },
    work: workOf(row),
  }
}

function workOf({ readyAt, requestOutcome, timedAt, savedAt }: StoredCase): { as: WorkAfterOrder; at: string | null } {
  if (readyAt) return { as: requestOutcome === 'REPAIRED' ? 'done' : 'returned', at: readyAt.toString() }
  if (timedAt) return { as: 'timed', at: timedAt.toString() }
  return savedAt ? { as: 'saved', at: savedAt.toString() } : { as: 'none', at: null }
}

/** @throws Refusal NOT_FOUND */
export async function deskStatement(ctx: ReadContext & Call, id: number): Promise<DeskStatement> {
  const row = await findCase(ctx.tx, id)
  const [found] = row ? await deskStatements(ctx, [row]) : []
  if (!found) throw new Refusal('NOT_FOUND')
  return found
}
