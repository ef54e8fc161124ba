import type { Handlers } from '#context.ts'
import { lgKind } from '../lg-kind.ts'
import { lgTexts } from '../lg-texts.ts'
import type { lgWorksheetsApi } from '../lg-worksheets.api.ts'
import { exportSheets } from './brand/export-sheets.ts'
import { listSheetChanges } from './brand/list-changes.ts'
import { listSheets } from './brand/list-sheets.ts'
import { createSheet, saveSheet } from './brand/save-sheet.ts'
import { printSheet, sendSheet } from './brand/send-sheet.ts'
import { addSheetDocuments, listSheetDocuments, openSheetDocument } from './brand/sheet-documents.ts'
import { showSheet } from './brand/show-sheet.ts'

/** SPEC 7 names the calls of each brand differently; what they do is the same of every kind. */
export const lgWorksheetsHandlers: Handlers<typeof lgWorksheetsApi> = {
  listLgWorksheets: (ctx, { query }) => listSheets(ctx, lgKind, query),
  showLgWorksheet: (ctx, { params }) => showSheet(ctx, lgKind, params.id),
  createLgWorksheet: (ctx, { body }) => createSheet(ctx, lgKind, body),
  saveLgWorksheet: (ctx, { body }) => saveSheet(ctx, lgKind, body),
  listLgDocuments: (ctx, { params }) => listSheetDocuments(ctx, lgKind, params.id),
  addLgDocuments: (ctx, { params }) => addSheetDocuments(ctx, lgKind, params.id),
  openLgDocument: (ctx, { params }) => openSheetDocument(ctx, lgKind, params),
  listLgChanges: (ctx, { params }) => listSheetChanges(ctx, lgKind, params.id),
  printLgWorksheet: (ctx, { params }) => printSheet(ctx, lgKind, params.id),
  sendLgWorksheet: (ctx, { params }) => sendSheet(ctx, lgKind, params.id),
  exportLgWorksheets: (ctx, { body }) => exportSheets(ctx, { kind: lgKind, words: lgTexts, ids: body.worksheets, name: 'lg-munkalapok' }),
}
