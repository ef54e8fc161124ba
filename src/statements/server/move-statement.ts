import { employeeIdOf } from '#accounts/who.ts'
import type { Input, Output } from '#base/endpoint.ts'
import type { Call, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { outcomesOf } from '../statement.ts'
import type { statementsApi } from '../statements.api.ts'
import { addStep, lockCase, newestStep } from './case-store.ts'
import { deskStatement } from './statement-dto.ts'

type Row = typeof statementsApi.moveStatement

/**
 * A settled one may be examined again: what turns out to be wrong is mended by a new step, never by changing an old one.
 * @throws Refusal NOT_FOUND, INVALID_INPUT, STATEMENT_MOVED_ON
 */
export async function moveStatement(ctx: TransactionContext & Call, { params, body }: Input<Row>): Promise<Output<Row>> {
  const { tx, now } = ctx
  const found = await lockCase(tx, params.statementId)
  if (!found) throw new Refusal('NOT_FOUND')
  const { state, note } = body
  const outcome = body.state === 'SETTLED' ? body.outcome : null
  if (outcome !== null && !outcomesOf(found.kind).includes(outcome))
    throw new Refusal('INVALID_INPUT', { fields: [{ path: 'outcome', code: 'INVALID_INPUT' }] })
  const byAccountId = employeeIdOf(ctx)
  if (found.version !== body.version) {
    const newest = await newestStep(tx, found.id)
    const isSame = newest?.state === state && newest.outcome === outcome && newest.note === note && newest.byAccountId === byAccountId
    if (!isSame || found.version !== body.version + 1) throw new Refusal('STATEMENT_MOVED_ON')
  } else {
    const stepId = await addStep(tx, { caseId: found.id, state, outcome, note, at: now, byAccountId })
    await ctx.announce('statementMoved', { stepId })
  }
  return { statement: await deskStatement(ctx, found.id) }
}
