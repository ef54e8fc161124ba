import { z } from 'zod'
import { employee } from '#accounts/who.ts'
import { get, put } from '#base/endpoint.ts'
import { idInAddress } from '#base/id-in-address.ts'
import { isDay } from '#calendar/calendar.ts'
import { refusedWith, wrongType } from '#errors.ts'
import { brandCalls, whoSeesSheets } from './brand-calls.ts'
import { brandSheet } from './brand-sheet.ts'
import { mieleKind } from './miele-kind.ts'
import { plannedVisit } from './visit.ts'

const addresses = { brand: 'Miele', sheets: '/miele-worksheets', documentsField: 'miele_documents[]' } as const
const calls = brandCalls(mieleKind, addresses)
const day = z.string(wrongType).max(10, refusedWith('REPORT_DAY')).refine(isDay, refusedWith('REPORT_DAY'))

/** SPEC 7: `GET customer-requests/miele`; the other calls are named as LG's are. */
export const mieleWorksheetsApi = {
  listMieleDay: get('/customer-requests/miele', {
    summary: 'The visits of a day in the order of places, each with its sheet whole; unless told, of today and of whoever asks',
    who: employee(mieleKind.keys.view),
    fromReplica: true,
    query: z.strictObject({ day: day.optional(), technician: z.union([z.literal('all'), idInAddress], wrongType).optional() }, wrongType),
    answers: z.object({
      day: z.string(),
      today: z.string(),
      technicianId: z.int().nullable(),
      visits: z.array(brandSheet),
      kilometres: z.int(),
      technicians: z.array(z.object({ id: z.int(), name: z.string() })),
      withoutDay: z.array(
        z.object({ id: z.int(), number: z.string(), customer: z.string(), address: z.string(), device: z.string(), fault: z.string() }),
      ),
    }),
  }),

  planMieleVisit: put('/miele-worksheets/:id/visit', {
    summary: 'Puts a visit on a day, moves it, or gives it to somebody',
    who: whoSeesSheets,
    params: z.object({ id: idInAddress }),
    body: z.strictObject({ version: z.int(wrongType).min(1), visit: plannedVisit }, wrongType),
    answers: z.object({ version: z.int() }),
  }),

  listMieleWorksheets: calls.list,
  showMieleWorksheet: calls.show,
  createMieleWorksheet: calls.create,
  saveMieleWorksheet: calls.save,
  changeMieleOwner: calls.owner,
  joinMieleWorksheet: calls.join,
  closeMieleWorksheet: calls.close,
  reopenMieleWorksheet: calls.reopen,
  listMieleDocuments: calls.documents,
  addMieleDocuments: calls.addDocuments,
  openMieleDocument: calls.openDocument,
  listMieleChanges: calls.changes,
  printMieleWorksheet: calls.pdf,
  sendMieleWorksheet: calls.send,
}

/** The same rows by what they do, as the screens ask for them. */
export const mieleCalls = { ...calls, csv: null }
/** With their schemas, which a table of calls leaves behind in the browser unless whoever reads it names one (scripts/calls-without-schemas.ts). */
export const mieleVisits = { plan: mieleWorksheetsApi.planMieleVisit, day: mieleWorksheetsApi.listMieleDay } as const
export type DayCall = typeof mieleWorksheetsApi.listMieleDay
export type VisitCall = typeof mieleWorksheetsApi.planMieleVisit
