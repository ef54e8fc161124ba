import { budapestDay } from '#calendar/calendar.ts'
import type { TransactionContext } from '#context.ts'
import type { WorkshopRequest } from '#workshop/server/workshop-request-store.ts'
import { brandNumber, fieldsOf, type KindDefinition } from '../kind.ts'
import { kindOf } from '../kinds.ts'
import { knownIn } from '../known-fields.ts'
import { findWorksheet, insertWorksheet, knownOfRequest, nameRequest, nextCount, type StoredWorksheet } from './worksheet-store.ts'

type Ctx = Pick<TransactionContext, 'tx' | 'now'>
type Opened = Pick<WorkshopRequest, 'id' | 'gsmWorksheetId' | 'brandSlug'>

/**
 * The sheet of a repair, which the arrival opens: its kind follows from the brand. Opened once, however often it is asked for. The caller holds the
 * request's lock.
 */
export async function openWorksheet({ tx, now }: Ctx, request: Opened): Promise<StoredWorksheet> {
  const found = await findWorksheet(tx, request.id)
  if (found) {
    if (request.gsmWorksheetId === null) await nameRequest(tx, request.id, found.number)
    return found
  }
  const kind = kindOf(request.brandSlug)
  const number = request.gsmWorksheetId ?? (await numberOfKind({ tx, now }, kind))
  const fields = await knownFields(tx, kind, request.id)
  const sheet = await insertWorksheet(tx, { requestId: request.id, kind: kind.kind, number, startedAt: now, fields })
  if (request.gsmWorksheetId === null) await nameRequest(tx, request.id, sheet.number)
  return sheet
}

/** What the request says already. */
const knownFields = async (tx: Ctx['tx'], kind: KindDefinition, requestId: number): Promise<Record<string, string>> =>
  fieldsOf(kind).some(({ knownAs }) => knownAs) ? knownIn(kind, await knownOfRequest(tx, requestId)) : {}

/** The next number of a kind; null: one of the house's own, which the database draws. */
export const numberOfKind = async (ctx: Ctx, { numberPrefix }: KindDefinition): Promise<string | null> =>
  numberPrefix ? nextNumber(ctx, numberPrefix) : null

async function nextNumber({ tx, now }: Ctx, prefix: string): Promise<string> {
  const year = Number(budapestDay(now).slice(0, 4))
  return brandNumber(prefix, year, await nextCount(tx, prefix, year))
}

/** The number of the repair's worksheet, which is opened unless it is there. */
export const worksheetNumberOf = async (ctx: Ctx, request: Opened): Promise<string> => {
  const { number } = await openWorksheet(ctx, request)
  return request.gsmWorksheetId ?? number
}
