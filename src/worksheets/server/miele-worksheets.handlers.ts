import type { Handlers } from '#context.ts'
import { mieleKind } from '../miele-kind.ts'
import type { mieleWorksheetsApi } from '../miele-worksheets.api.ts'
import { brandHandlers } from './brand/brand-handlers.ts'
import { listDay } from './visits/list-day.ts'
import { planVisit } from './visits/plan-visit.ts'

const miele = brandHandlers(mieleKind)

export const mieleWorksheetsHandlers: Handlers<typeof mieleWorksheetsApi> = {
  listMieleDay: (ctx, { query }) => listDay(ctx, mieleKind, query),
  planMieleVisit: (ctx, { params, body }) => planVisit(ctx, mieleKind, params.id, body),
  listMieleWorksheets: miele.list,
  showMieleWorksheet: miele.show,
  createMieleWorksheet: miele.create,
  saveMieleWorksheet: miele.save,
  changeMieleOwner: miele.owner,
  joinMieleWorksheet: miele.join,
  closeMieleWorksheet: miele.close,
  reopenMieleWorksheet: miele.reopen,
  listMieleDocuments: miele.documents,
  addMieleDocuments: miele.addDocuments,
  openMieleDocument: miele.openDocument,
  listMieleChanges: miele.changes,
  printMieleWorksheet: miele.pdf,
  sendMieleWorksheet: miele.send,
}
