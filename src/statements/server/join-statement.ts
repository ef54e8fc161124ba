import type { Input, Output } from '#base/endpoint.ts'
import type { Call, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { statementsApi } from '../statements.api.ts'
import { isKnownRequest, joinCase, lockCase } from './case-store.ts'
import { deskStatement } from './statement-dto.ts'

type Row = typeof statementsApi.joinStatement

/** Whoever names a contract types what they like; an employee knows which request it is. @throws Refusal NOT_FOUND, STATEMENT_MOVED_ON */
export async function joinStatement(ctx: TransactionContext & Call, { params, body }: Input<Row>): Promise<Output<Row>> {
  const found = await lockCase(ctx.tx, params.statementId)
  if (!found) throw new Refusal('NOT_FOUND')
  if (found.requestId !== body.crmRequestId) {
    if (found.version !== body.version) throw new Refusal('STATEMENT_MOVED_ON')
    if (!(await isKnownRequest(ctx.tx, body.crmRequestId))) throw new Refusal('NOT_FOUND', { fields: [{ path: 'crmRequestId', code: 'NOT_FOUND' }] })
    await joinCase(ctx.tx, found.id, body.crmRequestId)
  }
  return { statement: await deskStatement(ctx, found.id) }
}
