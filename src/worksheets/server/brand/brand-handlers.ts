import type { Handlers } from '#context.ts'
import type { BrandCalls } from '../../brand-calls.ts'
import type { KindDefinition } from '../../kind.ts'
import { changeOwner } from '../alone/change-owner.ts'
import { closeSheetAlone, reopenSheetAlone } from '../alone/close-alone.ts'
import { joinSheet } from '../alone/join-sheet.ts'
import { listSheetChanges } from './list-changes.ts'
import { listSheets } from './list-sheets.ts'
import { createSheet, saveSheet } from './save-sheet.ts'
import { printSheet, sendSheet } from './send-sheet.ts'
import { addSheetDocuments, listSheetDocuments, openSheetDocument } from './sheet-documents.ts'
import { showSheet } from './show-sheet.ts'

/** What the calls of a brand's sheets do, whatever the brand names them. */
export const brandHandlers = (kind: KindDefinition): Handlers<BrandCalls> => ({
  list: (ctx, { query }) => listSheets(ctx, kind, query),
  show: (ctx, { params }) => showSheet(ctx, kind, params.id),
  create: (ctx, { body }) => createSheet(ctx, kind, body),
  save: (ctx, { body }) => saveSheet(ctx, kind, body),
  owner: (ctx, { params, body }) => changeOwner(ctx, kind, params.id, body),
  join: (ctx, { params, body }) => joinSheet(ctx, kind, params.id, body),
  close: (ctx, { params, body }) => closeSheetAlone(ctx, kind, params.id, body),
  reopen: (ctx, { params, body }) => reopenSheetAlone(ctx, kind, params.id, body),
  documents: (ctx, { params }) => listSheetDocuments(ctx, kind, params.id),
  addDocuments: (ctx, { params }) => addSheetDocuments(ctx, kind, params.id),
  openDocument: (ctx, { params }) => openSheetDocument(ctx, kind, params),
  changes: (ctx, { params }) => listSheetChanges(ctx, kind, params.id),
  pdf: (ctx, { params }) => printSheet(ctx, kind, params.id),
  send: (ctx, { params }) => sendSheet(ctx, kind, params.id),
})
