import { employeeIdOf } from '#accounts/who.ts'
import type { FileAnswer } from '#base/server/http/http-files.ts'
import type { Call, ReadContext, TransactionContext } from '#context.ts'
import { newestDocument } from '#documents/server/document-store.ts'
import { Refusal } from '#errors.ts'
import { requireLocked } from '#workshop/server/workshop-context.ts'
import type { KindDefinition } from '../../kind.ts'
import { lockSheet } from '../alone/alone-store.ts'
import { drawSheetAlone } from '../alone/sheet-alone-sheet.ts'
import { drawRepairWorksheet } from '../repair-worksheet-sheet.ts'
import { noteChange } from '../worksheet-changes-store.ts'
import { lastSent } from './brand-sheet-store.ts'
import { requireSheet } from './require-sheet.ts'

/** The sheet as it stands, in the language of whoever prints it. */
export async function printSheet(ctx: ReadContext & Call, kind: KindDefinition, id: number): Promise<FileAnswer> {
  const sheet = await requireSheet(ctx, kind, id)
  const { requestId, number } = sheet
  return {
    body: requestId === null ? await drawSheetAlone(ctx, sheet, ctx.language) : await drawRepairWorksheet(ctx, requestId, sheet, ctx.language),
    name: `${number}.pdf`,
    mediaType: 'application/pdf',
    disposition: 'inline',
  }
}

/** A call that says GET (SPEC 7) may be made twice by mistake. */
const onceInMinutes = 10

/**
 * To the customer, through the outbox; a draft, or what was opened again meanwhile, goes to nobody.
 * @throws Refusal NOT_FOUND, UNAUTHORISED, WORKSHEET_OPEN, DOCUMENT_NOT_FOUND, WORKSHEET_NO_EMAIL
 */
export async function sendSheet(ctx: TransactionContext & Call, kind: KindDefinition, id: number): Promise<{ sentAt: string }> {
  const { requestId } = await requireSheet(ctx, kind, id, 'send')
  if (requestId === null) await lockSheet(ctx.tx, kind.kind, id)
  else await requireLocked(ctx, requestId)
  // As it stands once nobody else can open or close it.
  const { id: worksheetId, closedAt, ownerEmail } = await requireSheet(ctx, kind, id, 'send')
  if (!closedAt) throw new Refusal('WORKSHEET_OPEN')
  if (requestId !== null && !(await newestDocument(ctx.tx, requestId, 'gsmRepairWorksheet'))) throw new Refusal('DOCUMENT_NOT_FOUND')
  if (requestId === null && ownerEmail === '') throw new Refusal('WORKSHEET_NO_EMAIL')
  const sent = await lastSent(ctx.tx, worksheetId)
  if (sent && Temporal.Instant.compare(sent.at, ctx.now.subtract({ minutes: onceInMinutes })) > 0) return { sentAt: sent.at.toString() }
  const changeId = await noteChange(ctx.tx, { worksheetId, now: ctx.now, accountId: employeeIdOf(ctx), act: 'sent' })
  if (requestId === null) await ctx.announce('aloneWorksheetSent', { worksheetId, changeId })
  else await ctx.announce('worksheetSent', { requestId, changeId })
  return { sentAt: ctx.now.toString() }
}
