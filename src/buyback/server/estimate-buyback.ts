import type { Input } from '#base/endpoint.ts'
import { addDays, budapestDay } from '#calendar/calendar.ts'
import type { Call, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { endOfDay } from '#quotes/server/deadline.ts'
import type { buybackApi } from '../buyback.api.ts'
import { buybackPrice, gradeOf } from '../grade.ts'
import { createEstimate } from './estimate-token.ts'
import { estimateDays } from './list-models.ts'
import { listedFor } from './listed-prices.ts'

/** @throws Refusal BUYBACK_LOCKED, BUYBACK_NOT_BOUGHT */
export async function estimateBuyback(ctx: TransactionContext & Call, { body }: Input<typeof buybackApi.estimateBuyback>) {
  const { productTypeId, storageGb, answers } = body
  if (answers.accountLocked) throw new Refusal('BUYBACK_LOCKED', { fields: [{ path: 'answers.accountLocked', code: 'BUYBACK_LOCKED' }] })
  const today = budapestDay(ctx.now)
  const grade = gradeOf(answers)
  const listed = (await listedFor(ctx, today, body))?.[grade]
  const price = listed === undefined ? null : buybackPrice(listed, answers)
  if (price === null) throw new Refusal('BUYBACK_NOT_BOUGHT')
  const lastDay = addDays(today, await estimateDays(ctx, ctx.now))
  const validUntil = endOfDay(lastDay)
  const [at, until] = [ctx.now.epochMilliseconds, validUntil.epochMilliseconds]
  const estimate = createEstimate(ctx.secrets, { productTypeId, storageGb, answers, grade, price, at, until })
  return { grade, price, validUntil: validUntil.toString(), lastDay, estimate }
}
