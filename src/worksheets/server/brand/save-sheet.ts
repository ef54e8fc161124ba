import { together } from '#base/server/db/together.ts'
import { budapestDay } from '#calendar/calendar.ts'
import type { Call, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { movedOn } from '#requests/server/lifecycle/request-state.ts'
import { requireLocked } from '#workshop/server/workshop-context.ts'
import { lockRequestOfSheet } from '#workshop/server/workshop-request-store.ts'
import { knownOfOwner, type SheetOwner } from '../../alone.ts'
import { beforeChange } from '../../changes.ts'
import { commonFields } from '../../common-kind.ts'
import { daysToCome, type FieldValue, type KindDefinition, numbersOn, onlyAsked, ownFieldsOf } from '../../kind.ts'
import { kindOf } from '../../kinds.ts'
import { knownIn } from '../../known-fields.ts'
import { emptyWorksheet, isOnBench, isWrittenIn, type WorksheetDraft } from '../../worksheet.ts'
import { lockSheet } from '../alone/alone-store.ts'
import { beginAlone, numberOfDevice } from '../alone/begin-alone.ts'
import { sheetMovedOn } from '../alone/require-alone.ts'
import { beganAlone, ownerOf } from '../alone/stored-owner.ts'
import { draftOf } from '../get-worksheet.ts'
import { openWorksheet } from '../open-worksheet.ts'
import { storedFieldsOf } from '../stored-fields.ts'
import { latestChanges } from '../worksheet-changes-store.ts'
import { partsOf, type StoredWorksheet } from '../worksheet-store.ts'
import { writeSaving } from '../write-saving.ts'
import { findSheet } from './brand-sheet-store.ts'
import { requireKey } from './require-sheet.ts'

type Written = WorksheetDraft & { readonly fields: Readonly<Record<string, FieldValue>> }
type Ctx = TransactionContext & Call

/**
 * Whoever saved on an older revision is told, and nothing is overwritten.
 * @throws Refusal NOT_FOUND, UNAUTHORISED, STATE_MOVED_ON, WORKSHEET_MOVED_ON of a sheet without a request
 */
export async function saveSheet(ctx: Ctx, kind: KindDefinition, { id, revision, ...written }: Written & { id: number; revision: number }) {
  requireKey(ctx, kind, 'edit')
  // The lock first: what is read after it stands as nobody else writes it any more.
  const [request, stored, soFar] = await together([
    lockRequestOfSheet(ctx.tx, { kind: kind.kind, id }),
    findSheet(ctx.tx, kind.kind, id),
    readSoFar(ctx, id),
  ])
  if (!stored) throw new Refusal('NOT_FOUND')
  if (!request) return saveAlone(ctx, kind, { id, revision, written })
  const isOpen = isWrittenIn(request.status, beganAlone(stored)) && request.closedAt === null && !stored.closedAt
  if (!isOpen || stored.revision !== revision) throw movedOn(request)
  return write(ctx, kind, { stored, soFar, written })
}

/** What a saving is compared with. */
async function readSoFar({ tx, now }: Pick<Ctx, 'tx' | 'now'>, id: number) {
  const [parts, latest] = await together([partsOf(tx, id), latestChanges(tx, id, now)])
  return { parts, latest }
}
type SoFar = Awaited<ReturnType<typeof readSoFar>>

/** A request may have been joined to it since it was found: then it is read again by whoever saves. */
async function saveAlone(ctx: Ctx, kind: KindDefinition, { id, revision, written }: { id: number; revision: number; written: Written }) {
  const stored = await lockSheet(ctx.tx, kind.kind, id)
  if (!stored || stored.requestId !== null || stored.closedAt !== null || stored.revision !== revision) throw sheetMovedOn()
  return write(ctx, kind, { stored, soFar: await readSoFar(ctx, id), written })
}

type Created = Partial<Written> & { crmRequestId?: number | undefined; owner?: SheetOwner | undefined }

/**
 * The sheet of a device on the bench, or, with its owner typed on it, one without a request; one that somebody has written on is not begun anew.
 * @throws Refusal NOT_FOUND, REQUIRED where neither is said, OUTCOME_NOT_POSSIBLE, STATE_MOVED_ON
 */
export async function createSheet(ctx: Ctx, kind: KindDefinition, { crmRequestId, owner, ...written }: Created) {
  requireKey(ctx, kind, 'edit')
  if (crmRequestId === undefined) {
    if (!owner) throw new Refusal('REQUIRED', { fields: [{ path: 'owner', code: 'REQUIRED' }] })
    const begun = await beginAlone(ctx, kind, { owner, fields: knownIn(kind, knownOfOwner(owner)) })
    const whole = { ...emptyWorksheet, ...written, fields: { ...storedFieldsOf(begun), ...written.fields } }
    return write(ctx, kind, { stored: begun, soFar: await readSoFar(ctx, begun.id), written: whole })
  }
  const request = await requireLocked(ctx, crmRequestId)
  if (kindOf(request.brandSlug).kind !== kind.kind) throw new Refusal('NOT_FOUND')
  if (!isOnBench(request.status) || request.closedAt !== null) throw movedOn(request)
  const stored = await openWorksheet(ctx, request)
  if (stored.kind !== kind.kind || stored.closedAt) throw movedOn(request)
  if (stored.revision > 0) throw movedOn(request)
  const whole = { ...emptyWorksheet, ...written, fields: { ...storedFieldsOf(stored), ...written.fields } }
  return write(ctx, kind, { stored, soFar: await readSoFar(ctx, stored.id), written: whole })
}

type Writing = { readonly stored: StoredWorksheet; readonly soFar: SoFar; readonly written: Written }

function write(ctx: Ctx, kind: KindDefinition, { stored, soFar: { parts, latest }, written }: Writing) {
  const own = ownFieldsOf(kind, commonFields)
  const toCome = daysToCome(own, written.fields, budapestDay(ctx.now))
  if (toCome.length > 0) throw new Refusal('DAY_TO_COME', { fields: toCome.map((name) => ({ path: `fields.${name}`, code: 'DAY_TO_COME' })) })
  const { fields: _, ...sheet } = written
  const fields = onlyAsked(own, written.fields)
  const overwritten = beforeChange({ ...draftOf(stored, parts), ...storedFieldsOf(stored) }, { ...sheet, ...fields })
  const numbers = [...new Set([...numbersOn(kind, { ...sheet, ...fields }, sheet.parts), ...numberOfDevice(ownerOf(stored))])]
  const { id, number } = stored
  return { id, number, ...writeSaving(ctx, stored, { sheet, own: { fields, numbers }, overwritten, latest }) }
}
