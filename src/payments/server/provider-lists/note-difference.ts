import { employeeIdOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import type { Call, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { providerListsApi } from '../../provider-lists.api.ts'
import { compareWithList } from './compare-with-list.ts'
import { insertDifferenceNote } from './provider-list-store.ts'
import { differenceDto } from './show-agreement.ts'

/**
 * An employee has looked into a difference, and says what it was. Should either side say something else later, it counts as a difference again.
 * @throws Refusal NOT_FOUND when there is no such difference on the day, DIFFERENCE_RESOLVED
 */
export async function noteDifference(ctx: TransactionContext & Call, { body }: Input<typeof providerListsApi.noteDifference>) {
  const { day, provider, kind, key, note } = body
  const find = async () =>
    (await compareWithList(ctx, { provider, from: day, to: day })).compared.find((one) => one.key === key && (one.there ?? one.here)?.kind === kind)
  const found = await find()
  if (!found) throw new Refusal('NOT_FOUND')
  const row = {
    provider,
    kind,
    key,
    difference: found.said,
    paymentId: found.here?.paymentId ?? null,
    note,
    notedAt: ctx.now,
    notedBy: employeeIdOf(ctx),
  }
  if (!(await insertDifferenceNote(ctx.tx, row))) throw new Refusal('DIFFERENCE_RESOLVED')
  const noted = await find()
  if (!noted) throw new Refusal('NOT_FOUND')
  return { difference: differenceDto(noted) }
}
