import type { Call, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { KindDefinition } from '../../kind.ts'
import { requireKey } from '../brand/require-sheet.ts'
import type { StoredWorksheet } from '../worksheet-store.ts'
import { lockSheet } from './alone-store.ts'

/** Somebody else was quicker, or the sheet has a request that says what may be done. */
export const sheetMovedOn = () => new Refusal('WORKSHEET_MOVED_ON')

/** A sheet to be changed without a request, locked. @throws Refusal NOT_FOUND, UNAUTHORISED, WORKSHEET_MOVED_ON where a request was joined to it */
export async function requireAlone(ctx: TransactionContext & Call, kind: KindDefinition, id: number): Promise<StoredWorksheet> {
  requireKey(ctx, kind, 'edit')
  const sheet = await lockSheet(ctx.tx, kind.kind, id)
  if (!sheet) throw new Refusal('NOT_FOUND')
  if (sheet.requestId !== null) throw sheetMovedOn()
  return sheet
}
