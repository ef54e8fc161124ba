import { nameInWords } from '#accounts/name-in-words.ts'
import type { Call, ReadContext } from '#context.ts'
import { type SheetChange, sheetChange } from '../../brand-sheet.ts'
import type { Written } from '../../changes.ts'
import type { KindDefinition } from '../../kind.ts'
import { changesOf } from '../worksheet-changes-store.ts'
import { requireSheet } from './require-sheet.ts'

export async function listSheetChanges(ctx: ReadContext & Call, kind: KindDefinition, id: number): Promise<{ changes: SheetChange[] }> {
  const sheet = await requireSheet(ctx, kind, id)
  return changesAnswer(ctx, sheet.id)
}

/** What became of a sheet, the newest first, for whoever may see it. */
export async function changesAnswer(ctx: ReadContext & Call, sheetId: number): Promise<{ changes: SheetChange[] }> {
  const changes = await changesOf(ctx.tx, sheetId)
  return {
    changes: changes.map(({ at, act, reason, before, firstName, middleName, lastName }) => ({
      at: at.toString(),
      by: nameInWords(ctx.language, { firstName, middleName, lastName }) || null,
      act: sheetChange.shape.act.parse(act),
      reason,
      before: Object.entries(before).map(([field, value]) => ({ field, value: inLine(value) })),
    })),
  }
}

/** A table of parts by the names of its rows. */
const inLine = (value: Written[string]): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : value.map(({ name, quantity }) => `${quantity} × ${name}`).join('; ')
