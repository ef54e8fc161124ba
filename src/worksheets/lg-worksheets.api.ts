import { brandCalls, exportCall } from './brand-calls.ts'
import { lgKind } from './lg-kind.ts'

const addresses = { brand: 'LG', sheets: '/lg-worksheets', documentsField: 'lg_documents[]' } as const
const calls = brandCalls(lgKind, addresses)

/** SPEC 7, LG worksheets. */
export const lgWorksheetsApi = {
  listLgWorksheets: calls.list,
  showLgWorksheet: calls.show,
  createLgWorksheet: calls.create,
  saveLgWorksheet: calls.save,
  changeLgOwner: calls.owner,
  joinLgWorksheet: calls.join,
  closeLgWorksheet: calls.close,
  reopenLgWorksheet: calls.reopen,
  listLgDocuments: calls.documents,
  addLgDocuments: calls.addDocuments,
  openLgDocument: calls.openDocument,
  listLgChanges: calls.changes,
  printLgWorksheet: calls.pdf,
  sendLgWorksheet: calls.send,
  exportLgWorksheets: exportCall(lgKind.keys.export, addresses),
}

/** The same rows by what they do, as the screens ask for them. */
export const lgCalls = { ...calls, csv: lgWorksheetsApi.exportLgWorksheets }
