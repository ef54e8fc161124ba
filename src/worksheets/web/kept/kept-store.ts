import { browserDatabase } from '#base/web/browser-database.ts'
import type { EditedWorksheet } from '../sheet/edited-worksheet.ts'
import { tellKept } from './kept-changed.ts'
import { isKept, type UnsentEdit } from './kept-edit.ts'

// What could not be sent is kept in IndexedDB, which outlives the tab and the flight mode. Where it is forbidden nothing is kept, and the form asks
// before it is left, as ever.

export type UnsentOfSheet = UnsentEdit<EditedWorksheet>

const inStore = browserDatabase('worksheets', 'edits', { keyPath: 'id' })

const isEdit = (value: unknown): value is UnsentOfSheet =>
  typeof value === 'object' && value !== null && ['id', 'accountId', 'revision', 'opened', 'typed', 'at'].every((name) => name in value)

/** What this person has not sent yet, the oldest first. What is too old, whoever's it was, is let go. */
export async function unsentSheets(accountId: number): Promise<UnsentOfSheet[]> {
  const all = ((await inStore<unknown[]>('readonly', (edits) => edits.getAll())) ?? []).filter(isEdit)
  for (const edit of all) if (!isKept(edit, Date.now())) await inStore('readwrite', (edits) => edits.delete(edit.id))
  return all.filter((edit) => edit.accountId === accountId && isKept(edit, Date.now())).toSorted((one, other) => one.at - other.at)
}

export async function unsentOf(accountId: number, id: number): Promise<UnsentOfSheet | null> {
  const edit = await inStore<unknown>('readonly', (edits) => edits.get(id))
  return isEdit(edit) && edit.accountId === accountId && isKept(edit, Date.now()) ? edit : null
}

/** @returns whether the browser keeps it */
export async function putUnsent(edit: UnsentOfSheet): Promise<boolean> {
  const key = await inStore('readwrite', (edits) => edits.put(edit))
  tellKept()
  return key !== undefined
}

export async function dropSheet(id: number): Promise<void> {
  await inStore('readwrite', (edits) => edits.delete(id))
  tellKept()
}
