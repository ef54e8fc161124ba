import type { TransactionContext } from '#context.ts'
import { linesEverOrdered } from '#quotes/server/quote-decision-store.ts'
import { beforeChange, type Written } from '../changes.ts'
import { kindNamed } from '../kinds.ts'
import { withoutPlanned } from '../quoted-draft.ts'
import { worksheetDraft } from '../worksheet.ts'
import { lastSignature } from './bench/bench-store.ts'
import { contentHash } from './bench/content-hash.ts'
import { draftOf } from './get-worksheet.ts'
import { takenOutAtClosing } from './worksheet-changes-store.ts'
import { partsOf, type StoredWorksheet, writeWorksheet } from './worksheet-store.ts'

type Ctx = Pick<TransactionContext, 'tx' | 'now'>

/**
 * What the accepted quote wrote on the sheet was not done where the device goes back unrepaired: no document may say that it was. A sheet that its
 * customer signed so stays as it was signed.
 * @returns what was taken out, for the history
 */
export async function takeOutPlanned({ tx, now }: Ctx, sheet: StoredWorksheet, requestId: number): Promise<Written> {
  const ordered = await linesEverOrdered(tx, requestId)
  const parts = await partsOf(tx, sheet.id)
  const written = draftOf(sheet, parts)
  const left = withoutPlanned(ordered, written)
  if (!left) return {}
  const signed = await lastSignature(tx, sheet.id)
  if (signed?.content === contentHash(kindNamed(sheet.kind), sheet, parts).toString('hex')) return {}
  await writeWorksheet(tx, { id: sheet.id, sheet: { ...written, ...left }, writesParts: true, now, accountId: sheet.savedByAccountId })
  return beforeChange(written, left)
}

const planned = worksheetDraft.pick({ parts: true, workDone: true }).partial()

/** The return was taken back, so what was planned is planned again. The sheet is open. */
export async function putBackPlanned({ tx, now }: Ctx, sheet: StoredWorksheet): Promise<void> {
  const takenOut = planned.parse(await takenOutAtClosing(tx, sheet.id))
  if (Object.keys(takenOut).length === 0) return
  const written = draftOf(sheet, await partsOf(tx, sheet.id))
  await writeWorksheet(tx, { id: sheet.id, sheet: { ...written, ...takenOut }, writesParts: true, now, accountId: sheet.savedByAccountId })
}
