import type { EditedWorksheet } from '../sheet/edited-worksheet.ts'
import type { UnsentEdit } from './kept-edit.ts'
import { unsentStore } from './unsent-store.ts'

// Where nothing is kept, the form asks before it is left, as ever.

export type UnsentOfSheet = UnsentEdit<EditedWorksheet>

export const unsentSheets = unsentStore<UnsentOfSheet, 'id'>({
  database: 'worksheets',
  store: 'edits',
  key: 'id',
  fields: ['id', 'accountId', 'revision', 'opened', 'typed', 'at'],
})
