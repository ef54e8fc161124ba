import { employeeIdOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import type { Call, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { insurersApi } from '../../insurers.api.ts'
import { findInsurerQuote, writeInsurer } from './insurer-store.ts'
import { findInsurer } from './insurers-store.ts'

/**
 * A quote may go to an insurer that nobody names, by letter for instance; whom the month is invoiced to is said here.
 * @throws Refusal NOT_FOUND where no insurer was asked, INVALID_INPUT, INSURER_NAMED when somebody named one meanwhile
 */
export async function nameInsurer(ctx: TransactionContext & Call, { params, body }: Input<typeof insurersApi.nameInsurer>) {
  const asked = await findInsurerQuote(ctx.tx, params.id)
  if (!asked) throw new Refusal('NOT_FOUND')
  if (!(await findInsurer(ctx.tx, body.insurerId))) throw new Refusal('INVALID_INPUT', { fields: [{ path: 'insurerId', code: 'INVALID_INPUT' }] })
  const isWritten = await writeInsurer(ctx.tx, asked.id, { insurerId: body.insurerId, insurerNamedBy: employeeIdOf(ctx), insurerNamedAt: ctx.now })
  if (!isWritten) throw new Refusal('INSURER_NAMED')
  return { id: params.id }
}
