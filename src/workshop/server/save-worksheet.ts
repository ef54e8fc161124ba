import { employeeIdOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import type { Call, TransactionContext } from '#context.ts'
import { movedOn } from '#requests/server/lifecycle/request-state.ts'
import { isOnBench } from '../worksheet.ts'
import type { workshopApi } from '../workshop.api.ts'
import { findWorksheet, writeWorksheet } from './worksheet-store.ts'
import { requireLocked } from './workshop-context.ts'

/** Saves what was written so far. Whoever saved on an older revision is told, and nothing is overwritten. @throws Refusal STATE_MOVED_ON */
export async function saveWorksheet(ctx: TransactionContext & Call, { params, body }: Input<typeof workshopApi.saveWorksheet>) {
  const request = await requireLocked(ctx, params.id)
  const stored = await findWorksheet(ctx.tx, request.id)
  const { revision: seen, ...sheet } = body
  const isOpen = isOnBench(request.status) && request.closedAt === null && !stored?.closedAt
  if (!isOpen || seen !== (stored?.revision ?? 0)) throw movedOn(request)
  const revision = await writeWorksheet(ctx.tx, { requestId: request.id, sheet, now: ctx.now, accountId: employeeIdOf(ctx) })
  return { revision, savedAt: ctx.now.toString() }
}
