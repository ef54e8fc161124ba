import { z } from 'zod'
import { get } from '#base/endpoint.ts'
import { documentKinds } from '#base/media-types.ts'
import { issueMessage } from '#errors.ts'
import { requestIdParams } from '#requests/request-id.ts'
import { appleDocTypes, appleKind } from './apple-kind.ts'
import { brandCalls, whoSeesSheets } from './brand-calls.ts'

const calls = brandCalls(appleKind, {
  brand: 'Apple',
  sheets: '/apple-worksheets',
  list: '/customer-requests/apple',
  documentsField: 'apple_documents[]',
})

const appleDocument = z.object({
  /** `portal`: drawn from the sheet as it stands; `workshop`: uploaded to the sheet; `customer`: came with the booking. */
  from: z.enum(['portal', 'workshop', 'customer']),
  docType: z.enum(appleDocTypes).nullable().describe('Of those the portal draws'),
  id: z.string().nullable().describe('Of the others'),
  name: z.string(),
  addedAt: z.string().nullable().describe('2026-11-21T09:15:00Z'),
})
export type AppleDocument = z.output<typeof appleDocument>

/** SPEC 7, Requests: the calls about Apple; those of the sheet itself are ours, in the style of LG's. */
export const appleWorksheetsApi = {
  listAppleWorksheets: calls.list,
  showAppleWorksheet: calls.show,
  createAppleWorksheet: calls.create,
  saveAppleWorksheet: calls.save,
  changeAppleOwner: calls.owner,
  joinAppleWorksheet: calls.join,
  closeAppleWorksheet: calls.close,
  reopenAppleWorksheet: calls.reopen,
  listAppleSheetDocuments: calls.documents,
  addAppleDocuments: calls.addDocuments,
  openAppleSheetDocument: calls.openDocument,
  listAppleChanges: calls.changes,
  printAppleWorksheet: calls.pdf,
  sendAppleWorksheet: calls.send,

  listAppleDocuments: get('/customer-requests/:id/apple-documents', {
    summary: 'Every document of an Apple repair: what the portal draws, what was uploaded to the sheet, what the customer sent',
    who: whoSeesSheets,
    params: requestIdParams,
    answers: z.object({ documents: z.array(appleDocument) }),
  }),

  openAppleDocument: get('/customer-requests/:id/apple-documents/:documentId', {
    summary: 'An Apple document that came with the booking',
    who: whoSeesSheets,
    params: requestIdParams.extend({ documentId: z.string().max(60, issueMessage('DOCUMENT_NOT_FOUND')) }),
    shape: 'file',
    fileKinds: documentKinds,
    answers: z.null(),
  }),

  printAppleDocument: get('/customer-requests/:id/apple-pdf/:docType', {
    summary: 'A document of an Apple repair as PDF: `worksheet` as it stands, or `handover`, which goes with the device to its maker',
    who: whoSeesSheets,
    params: requestIdParams.extend({ docType: z.enum(appleDocTypes, issueMessage('DOCUMENT_NOT_FOUND')) }),
    rate: 'write',
    shape: 'file',
    answers: z.null(),
  }),
}

/** The rows that every brand has, by what they do, as the screens ask for them. */
export const appleCalls = { ...calls, csv: null }
