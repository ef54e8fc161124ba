import { employeeIdOf } from '#accounts/who.ts'
import { budapestDay } from '#calendar/calendar.ts'
import type { Call, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { movedOn } from '#requests/server/lifecycle/request-state.ts'
import { requireLocked } from '#workshop/server/workshop-context.ts'
import { beforeChange } from '../../changes.ts'
import { commonFields } from '../../common-kind.ts'
import { daysToCome, type FieldValue, type KindDefinition, numbersOn, ownFieldsOf } from '../../kind.ts'
import { kindOf } from '../../kinds.ts'
import { emptyWorksheet, isOnBench, type WorksheetDraft } from '../../worksheet.ts'
import { writtenOn } from '../get-worksheet.ts'
import { openWorksheet } from '../open-worksheet.ts'
import { storedFieldsOf } from '../stored-fields.ts'
import { noteSaving } from '../worksheet-changes-store.ts'
import { findWorksheet, type StoredWorksheet, writeWorksheet } from '../worksheet-store.ts'
import { findSheet, writeFields } from './brand-sheet-store.ts'
import { requireKey } from './require-sheet.ts'

type Written = WorksheetDraft & { readonly fields: Readonly<Record<string, FieldValue>> }
type Ctx = TransactionContext & Call

/** Whoever saved on an older revision is told, and nothing is overwritten. @throws Refusal NOT_FOUND, UNAUTHORISED, STATE_MOVED_ON */
export async function saveSheet(ctx: Ctx, kind: KindDefinition, { id, revision, ...written }: Written & { id: number; revision: number }) {
  requireKey(ctx, kind, 'edit')
  const requestId = (await findSheet(ctx.tx, kind.kind, id))?.requestId
  if (!requestId) throw new Refusal('NOT_FOUND')
  const request = await requireLocked(ctx, requestId)
  // As it stands now that nobody else writes it.
  const stored = await findWorksheet(ctx.tx, requestId)
  const isOpen = isOnBench(request.status) && request.closedAt === null && !stored?.closedAt
  if (!stored || !isOpen || stored.revision !== revision) throw movedOn(request)
  return write(ctx, kind, stored, written)
}

/** The sheet of a device on the bench; one that somebody has written on is not begun anew. @throws Refusal NOT_FOUND, OUTCOME_NOT_POSSIBLE, STATE_MOVED_ON */
export async function createSheet(ctx: Ctx, kind: KindDefinition, { crmRequestId, ...written }: Partial<Written> & { crmRequestId: number }) {
  requireKey(ctx, kind, 'edit')
  const request = await requireLocked(ctx, crmRequestId)
  if (kindOf(request.brandSlug).kind !== kind.kind) throw new Refusal('NOT_FOUND')
  if (!isOnBench(request.status) || request.closedAt !== null) throw movedOn(request)
  const stored = await openWorksheet(ctx, request)
  if (stored.kind !== kind.kind || stored.closedAt) throw movedOn(request)
  if (stored.revision > 0) throw movedOn(request)
  return write(ctx, kind, stored, { ...emptyWorksheet, ...written, fields: { ...storedFieldsOf(stored), ...written.fields } })
}

async function write(ctx: Ctx, kind: KindDefinition, stored: StoredWorksheet, { fields, ...sheet }: Written) {
  const { id, number } = stored
  const toCome = daysToCome(ownFieldsOf(kind, commonFields), fields, budapestDay(ctx.now))
  if (toCome.length > 0) throw new Refusal('DAY_TO_COME', { fields: toCome.map((name) => ({ path: `fields.${name}`, code: 'DAY_TO_COME' })) })
  const saving = { now: ctx.now, accountId: employeeIdOf(ctx) }
  const before = { ...(await writtenOn(ctx, stored)), ...storedFieldsOf(stored) }
  await noteSaving(ctx.tx, { ...saving, worksheetId: id, before: beforeChange(before, { ...sheet, ...fields }) })
  const revision = await writeWorksheet(ctx.tx, { ...saving, id, sheet })
  await writeFields(ctx.tx, id, { fields, numbers: numbersOn(kind, { ...sheet, ...fields }, sheet.parts) })
  return { id, number, revision, savedAt: ctx.now.toString() }
}
