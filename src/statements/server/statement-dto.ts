import { nameInWords } from '#accounts/name-in-words.ts'
import { defaultLanguage, languageOf } from '#base/languages.ts'
import { budapestDay } from '#calendar/calendar.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { isConsumer } from '#quotes/consumer.ts'
import type { DeskStatement, Statement } from '../statement.ts'
import { findCase, type StoredCase, type StoredStep, stepsOfCases } from './case-store.ts'

const stepOf = ({ state, outcome, note, at }: StoredStep): Statement['steps'][number] => ({ state, outcome, note, at: at.toString() })

const whatWasSent = ({ number, kind, state, outcome, receivedAt, dueOn, subject, words }: StoredCase) => ({
  ...{ number, kind, state, outcome, dueOn, subject, words },
  receivedAt: receivedAt.toString(),
})

export const statementOf = (row: StoredCase, steps: readonly StoredStep[]): Statement => ({
  ...whatWasSent(row),
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
    order: orderOf(row),
    isLate: row.state !== 'SETTLED' && row.dueOn < today,
    steps: (steps.get(row.id) ?? []).map((step) => ({ ...stepOf(step), by: nameInWords(language, step) })),
  }))
}

function orderOf({ kind, customerType, companyName, decidedAt, startNowTextId }: StoredCase): DeskStatement['order'] {
  if (kind !== 'withdrawal' || customerType === null) return null
  return { isOfConsumer: isConsumer({ customerType, companyName }), at: decidedAt?.toString() ?? null, isBegunAtOnce: startNowTextId !== null }
}

/** @throws Refusal NOT_FOUND */
export async function deskStatement(ctx: ReadContext & Call, id: number): Promise<DeskStatement> {
  const row = await findCase(ctx.tx, id)
  const [found] = row ? await deskStatements(ctx, [row]) : []
  if (!found) throw new Refusal('NOT_FOUND')
  return found
}
