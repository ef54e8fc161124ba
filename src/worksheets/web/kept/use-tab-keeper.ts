import { useEffect, useMemo } from 'react'
import { dropFormDraft, readFormDraft, storeFormDraft } from '#base/web/forms/form-draft.ts'
import type { EditedWorksheet } from '../sheet/edited-worksheet.ts'
import { useEarlierSavings } from '../sheet/savings-under-way.ts'
import type { Keeper } from '../sheet/use-worksheet-form.ts'
import type { UnsentEdit } from './kept-edit.ts'

export type Edit = Pick<UnsentEdit<EditedWorksheet>, 'opened' | 'typed' | 'revision'>

const isEdit = (value: unknown): value is Edit =>
  typeof value === 'object' && value !== null && ['opened', 'typed', 'revision'].every((name) => name in value)

/**
 * Of a sheet at the bench: what is typed stays in this tab until the server has it. Whoever leaves in the middle of a word is not asked, because it is
 * sent behind them; where that fails it stands in the sheet again when it is opened. As a draft it goes with the session.
 * @param sheet its name, whatever its kind
 * @param readAgain reads the sheet, once what was sent before it was opened has arrived or failed
 * @returns null until then
 */
export function useTabKeeper(sheet: string, readAgain: () => Promise<unknown>): Keeper | null {
  useEffect(() => {
    open.add(sheet)
    return () => void open.delete(sheet)
  }, [sheet])
  const isWhole = useEarlierSavings(sheet, readAgain)
  return useMemo(() => (isWhole ? tabKeeper(sheet) : null), [isWhole, sheet])
}

/** Sheets whose form stands on the page, also where they were closed meanwhile and it is held. */
const open = new Set<string>()

const draftOf = (sheet: string) => `worksheet ${sheet}`

/** What was typed on a sheet that is not written any more and did not reach the server; null too where it stands in its form still. */
export function storedInTab(sheet: string): Edit | null {
  const kept = open.has(sheet) ? null : readFormDraft(draftOf(sheet), Date.now())?.values
  return isEdit(kept) ? kept : null
}

export const dropFromTab = (sheet: string) => dropFormDraft(draftOf(sheet))

function tabKeeper(sheet: string): Keeper {
  const kept = readFormDraft(draftOf(sheet), Date.now())?.values
  return {
    kept: isEdit(kept) ? kept : null,
    keep: (edit) => storeFormDraft(draftOf(sheet), { values: edit }, Date.now()),
    drop: () => dropFromTab(sheet),
    away: null,
  }
}
