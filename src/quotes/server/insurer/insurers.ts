import { employeeIdOf, keysOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import type { Call, ReadContext, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { insurersApi } from '../../insurers.api.ts'
import { allInsurers, findInsurer, insertInsurer, updateInsurer } from './insurers-store.ts'

/** For whoever asks an insurer, and for finance. */
export const listInsurers = async ({ tx, actor }: ReadContext & Call) => ({
  insurers: await allInsurers(tx),
  maySet: keysOf(actor).includes('company.terms'),
})

export const addInsurer = async (ctx: TransactionContext & Call, { body }: Input<typeof insurersApi.addInsurer>) => ({
  id: await insertInsurer(ctx.tx, { ...body, changedAt: ctx.now, changedBy: employeeIdOf(ctx) }),
})

/** @throws Refusal NOT_FOUND, INSURER_MOVED_ON when somebody changed it meanwhile */
export async function changeInsurer(ctx: TransactionContext & Call, { params, body }: Input<typeof insurersApi.changeInsurer>) {
  const { version, ...data } = body
  const { insurerId: id } = params
  if (!(await findInsurer(ctx.tx, id))) throw new Refusal('NOT_FOUND')
  const isWritten = await updateInsurer(ctx.tx, id, version, { ...data, changedAt: ctx.now, changedBy: employeeIdOf(ctx) })
  if (!isWritten) throw new Refusal('INSURER_MOVED_ON')
  return { id }
}
