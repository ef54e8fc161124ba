import type { Call, ReadContext, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { requireLocked } from '#workshop/server/workshop-context.ts'
import { findWorkshopRequest, type WorkshopRequest } from '#workshop/server/workshop-request-store.ts'
import type { KindDefinition } from '../../kind.ts'
import { kindNamed } from '../../kinds.ts'
import { isWrittenIn } from '../../worksheet.ts'
import { beganAlone } from '../alone/stored-owner.ts'
import { requireKey } from '../brand/require-sheet.ts'
import type { StoredWorksheet } from '../worksheet-store.ts'
import { findAnySheet, lockAnySheet } from './bench-store.ts'

export type AnySheet = {
  readonly sheet: StoredWorksheet
  readonly kind: KindDefinition
  /** Null: it is joined to none yet. */
  readonly request: WorkshopRequest | null
}

/** A sheet of any kind, for whoever may see those of its kind. @throws Refusal NOT_FOUND */
export async function requireAnySheet(ctx: Pick<ReadContext, 'tx'> & Pick<Call, 'actor'>, id: number): Promise<AnySheet> {
  const sheet = await findAnySheet(ctx.tx, id)
  if (!sheet) throw new Refusal('NOT_FOUND')
  const kind = kindNamed(sheet.kind)
  requireKey(ctx, kind, 'view')
  return { sheet, kind, request: sheet.requestId === null ? null : ((await findWorkshopRequest(ctx.tx, sheet.requestId)) ?? null) }
}

/** The same, for whoever may write on it; nobody else changes it meanwhile. @throws Refusal NOT_FOUND, UNAUTHORISED */
export async function lockBenchSheet(ctx: Pick<TransactionContext, 'tx'> & Pick<Call, 'actor'>, id: number): Promise<AnySheet> {
  const found = await findAnySheet(ctx.tx, id)
  if (!found) throw new Refusal('NOT_FOUND')
  const kind = kindNamed(found.kind)
  requireKey(ctx, kind, 'edit')
  // Requests first, as everywhere.
  const request = found.requestId === null ? null : await requireLocked(ctx, found.requestId)
  return { sheet: await lockAnySheet(ctx.tx, id), kind, request }
}

export const isOpen = ({ sheet, request }: AnySheet): boolean =>
  sheet.closedAt === null && (request === null || (isWrittenIn(request.status, beganAlone(sheet)) && request.closedAt === null))

/** The customer signs while it is written, and when the device is handed over. */
export const maySign = (one: AnySheet): boolean => isOpen(one) || (one.request !== null && one.request.closedAt === null)

/** @throws Refusal WORKSHEET_CLOSED */
export async function lockOpenSheet(ctx: Pick<TransactionContext, 'tx'> & Pick<Call, 'actor'>, id: number): Promise<AnySheet> {
  const one = await lockBenchSheet(ctx, id)
  requireOpen(one)
  return one
}

/** @throws Refusal WORKSHEET_CLOSED */
export function requireOpen(one: AnySheet): void {
  if (!isOpen(one)) throw new Refusal('WORKSHEET_CLOSED')
}
