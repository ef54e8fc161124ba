import type { Input } from '#base/endpoint.ts'
import { together } from '#base/server/db/together.ts'
import type { Call, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { movedOn } from '#requests/server/lifecycle/request-state.ts'
import { requireLocked } from '#workshop/server/workshop-context.ts'
import { beforeChange } from '../changes.ts'
import { kindNamed, kindOf } from '../kinds.ts'
import { isOnBench } from '../worksheet.ts'
import type { worksheetsApi } from '../worksheets.api.ts'
import { mayDo } from './brand/require-sheet.ts'
import { writtenOn } from './get-worksheet.ts'
import { openWorksheet } from './open-worksheet.ts'
import { latestChanges } from './worksheet-changes-store.ts'
import { findWorksheet } from './worksheet-store.ts'
import { writeSaving } from './write-saving.ts'

/** Saves what was written so far. Whoever saved on an older revision is told, and nothing is overwritten. @throws Refusal STATE_MOVED_ON */
export async function saveWorksheet(ctx: TransactionContext & Call, { params, body }: Input<typeof worksheetsApi.saveWorksheet>) {
  const request = await requireLocked(ctx, params.id)
  const stored = await findWorksheet(ctx.tx, request.id)
  const kind = stored ? kindNamed(stored.kind) : kindOf(request.brandSlug)
  if (!mayDo(ctx.actor, kind, 'edit')) throw new Refusal('NOT_FOUND')
  const { revision: seen, ...sheet } = body
  const isOpen = isOnBench(request.status) && request.closedAt === null && !stored?.closedAt
  if (!isOpen || seen !== (stored?.revision ?? 0)) throw movedOn(request)
  const opened = await openWorksheet(ctx, request)
  const [before, latest] = await together([writtenOn(ctx, opened), latestChanges(ctx.tx, opened.id, ctx.now)])
  return writeSaving(ctx, opened, { sheet, overwritten: beforeChange(before, sheet), latest })
}
