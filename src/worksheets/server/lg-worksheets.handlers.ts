import type { Handlers } from '#context.ts'
import { lgKind } from '../lg-kind.ts'
import { lgTexts } from '../lg-texts.ts'
import type { lgWorksheetsApi } from '../lg-worksheets.api.ts'
import { brandHandlers } from './brand/brand-handlers.ts'
import { exportSheets } from './brand/export-sheets.ts'

const lg = brandHandlers(lgKind)

export const lgWorksheetsHandlers: Handlers<typeof lgWorksheetsApi> = {
  listLgWorksheets: lg.list,
  showLgWorksheet: lg.show,
  createLgWorksheet: lg.create,
  saveLgWorksheet: lg.save,
  changeLgOwner: lg.owner,
  joinLgWorksheet: lg.join,
  closeLgWorksheet: lg.close,
  reopenLgWorksheet: lg.reopen,
  listLgDocuments: lg.documents,
  addLgDocuments: lg.addDocuments,
  openLgDocument: lg.openDocument,
  listLgChanges: lg.changes,
  printLgWorksheet: lg.pdf,
  sendLgWorksheet: lg.send,
  exportLgWorksheets: (ctx, { body }) => exportSheets(ctx, { kind: lgKind, words: lgTexts, ids: body.worksheets, name: 'lg-munkalapok' }),
}
