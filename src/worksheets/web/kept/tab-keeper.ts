import { dropFormDraft, readFormDraft, storeFormDraft } from '#base/web/forms/form-draft.ts'
import type { EditedWorksheet } from '../sheet/edited-worksheet.ts'
import type { Keeper } from '../sheet/use-worksheet-form.ts'
import type { UnsentEdit } from './kept-edit.ts'

type Edit = Pick<UnsentEdit<EditedWorksheet>, 'opened' | 'typed' | 'revision'>

const isEdit = (value: unknown): value is Edit =>
  typeof value === 'object' && value !== null && ['opened', 'typed', 'revision'].every((name) => name in value)

/**
 * Of a sheet at the bench: what is typed stays in this tab until the server has it. Whoever leaves in the middle of a word is not asked, because it is
 * sent behind them; where that fails it stands in the sheet again when it is opened. As a draft it goes with the session.
 * @param name of the sheet, whatever its kind
 */
export function tabKeeper(name: string): Keeper {
  const draft = `worksheet ${name}`
  const kept = readFormDraft(draft, Date.now())?.values
  return {
    kept: isEdit(kept) ? kept : null,
    keep: (edit) => storeFormDraft(draft, { values: edit }, Date.now()),
    drop: () => dropFormDraft(draft),
    away: null,
  }
}
