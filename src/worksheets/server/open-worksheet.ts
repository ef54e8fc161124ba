import { budapestDay } from '#calendar/calendar.ts'
import type { TransactionContext } from '#context.ts'
import type { WorkshopRequest } from '#workshop/server/workshop-request-store.ts'
import { brandNumber } from '../kind.ts'
import { kindOf } from '../kinds.ts'
import { findWorksheet, insertWorksheet, nameRequest, nextCount, type StoredWorksheet } from './worksheet-store.ts'

type Ctx = Pick<TransactionContext, 'tx' | 'now'>
type Opened = Pick<WorkshopRequest, 'id' | 'gsmWorksheetId' | 'brandSlug'>

/**
 * The sheet of a repair, which the arrival opens: its kind follows from the brand. Opened once, however often it is asked for. The caller holds the
 * request's lock.
 */
export async function openWorksheet({ tx, now }: Ctx, request: Opened): Promise<StoredWorksheet> {
  const found = await findWorksheet(tx, request.id)
  const { kind, numberPrefix } = kindOf(request.brandSlug)
  const number = request.gsmWorksheetId ?? (numberPrefix && !found ? await nextNumber({ tx, now }, numberPrefix) : null)
  const sheet = found ?? (await insertWorksheet(tx, { requestId: request.id, kind, number, startedAt: now }))
  if (request.gsmWorksheetId === null) await nameRequest(tx, request.id, sheet.number)
  return sheet
}

async function nextNumber({ tx, now }: Ctx, prefix: string): Promise<string> {
  const year = Number(budapestDay(now).slice(0, 4))
  return brandNumber(prefix, year, await nextCount(tx, prefix, year))
}

/** The number of the repair's worksheet, which is opened unless it is there. */
export const worksheetNumberOf = async (ctx: Ctx, request: Opened): Promise<string> => {
  const { number } = await openWorksheet(ctx, request)
  return request.gsmWorksheetId ?? number
}
