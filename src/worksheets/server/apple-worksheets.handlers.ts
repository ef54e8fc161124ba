import type { Handlers } from '#context.ts'
import { appleKind } from '../apple-kind.ts'
import type { appleWorksheetsApi } from '../apple-worksheets.api.ts'
import { listAppleDocuments, openAppleDocument, printAppleDocument } from './apple/apple-documents.ts'
import { brandHandlers } from './brand/brand-handlers.ts'

const apple = brandHandlers(appleKind)

export const appleWorksheetsHandlers: Handlers<typeof appleWorksheetsApi> = {
  listAppleWorksheets: apple.list,
  showAppleWorksheet: apple.show,
  createAppleWorksheet: apple.create,
  saveAppleWorksheet: apple.save,
  changeAppleOwner: apple.owner,
  joinAppleWorksheet: apple.join,
  closeAppleWorksheet: apple.close,
  reopenAppleWorksheet: apple.reopen,
  listAppleSheetDocuments: apple.documents,
  addAppleDocuments: apple.addDocuments,
  openAppleSheetDocument: apple.openDocument,
  listAppleChanges: apple.changes,
  printAppleWorksheet: apple.pdf,
  sendAppleWorksheet: apple.send,
  listAppleDocuments,
  openAppleDocument,
  printAppleDocument,
}
