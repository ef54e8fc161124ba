import { z } from 'zod'
import { account, employee } from '#accounts/who.ts'
import { get, post, put } from '#base/endpoint.ts'
import { idInAddress } from '#base/id-in-address.ts'
import { wrongType } from '#errors.ts'
import { brandSheet, maxSheetDocuments, maxSheetsOfFile, sheetChange, sheetDocument, sheetInList, sheetsAsked, writtenSheet } from './brand-sheet.ts'
import { lgKind } from './lg-kind.ts'

/** Of employees those who may see the sheets of the kind; to the others a sheet is not there (404), so its row lets every employee in. */
const somebodyOfOurs = account('EMPLOYEE')
const ofSheet = z.object({ id: idInAddress })
const id = z.int(wrongType).positive()
const written = writtenSheet(lgKind).shape
const saved = z.object({ id: z.int(), number: z.string(), revision: z.int(), savedAt: z.string() })

/** SPEC 7, LG worksheets. */
export const lgWorksheetsApi = {
  listLgWorksheets: get('/lg-worksheets', {
    summary: 'The worksheets of LG devices, unfinished ones first; found by any number that stands on them or on their request',
    who: employee('worksheet.lg.view'),
    query: sheetsAsked,
    answers: z.object({ worksheets: z.array(sheetInList), next: z.string().nullable() }),
  }),

  showLgWorksheet: get('/lg-worksheets/:id', {
    summary: 'A worksheet of LG with its request, and what the employee may do with it',
    who: somebodyOfOurs,
    params: ofSheet,
    answers: brandSheet,
  }),

  createLgWorksheet: post('/lg-worksheets', {
    summary: 'Opens the worksheet of an LG device on the bench, where the arrival has not, and writes what is sent on it',
    who: employee('worksheet.lg.edit'),
    creates: true,
    body: z
      .strictObject({ crmRequestId: id, ...written }, wrongType)
      .partial()
      .required({ crmRequestId: true }),
    answers: saved,
  }),

  saveLgWorksheet: put('/lg-worksheets', {
    summary: 'Saves the worksheet of the `id` in the body while the device is on the bench',
    who: somebodyOfOurs,
    body: z.strictObject({ id, revision: z.int(wrongType).min(0), ...written }, wrongType),
    answers: saved,
  }),

  listLgDocuments: get('/lg-worksheets/:id/documents', {
    summary: 'The documents uploaded to a worksheet of LG',
    who: somebodyOfOurs,
    params: ofSheet,
    answers: z.object({ documents: z.array(sheetDocument) }),
  }),

  addLgDocuments: post('/lg-worksheets/:id/documents', {
    summary: 'Uploads documents to a worksheet of LG; answers all of them',
    who: somebodyOfOurs,
    creates: true,
    params: ofSheet,
    files: { 'lg_documents[]': { max: maxSheetDocuments, required: true } },
    answers: z.object({ documents: z.array(sheetDocument) }),
  }),

  openLgDocument: get('/lg-worksheets/:id/documents/:documentId', {
    summary: 'A document uploaded to a worksheet of LG',
    who: somebodyOfOurs,
    params: ofSheet.extend({ documentId: idInAddress }),
    shape: 'file',
    answers: z.null(),
  }),

  listLgChanges: get('/lg-worksheets/:id/changes', {
    summary: 'Who changed what on a worksheet of LG, the newest first, with what stood there before',
    who: somebodyOfOurs,
    params: ofSheet,
    answers: z.object({ changes: z.array(sheetChange) }),
  }),

  printLgWorksheet: get('/lg-worksheets/:id/pdf', {
    summary: 'A worksheet of LG as PDF, as it stands',
    who: somebodyOfOurs,
    params: ofSheet,
    rate: 'write',
    shape: 'file',
    answers: z.null(),
  }),

  sendLgWorksheet: get('/lg-worksheets/:id/email', {
    summary: 'Sends a closed worksheet of LG to its customer by e-mail; asked again within ten minutes it is sent once',
    who: somebodyOfOurs,
    params: ofSheet,
    rate: 'write',
    transaction: true,
    answers: z.object({ sentAt: z.string() }),
  }),

  exportLgWorksheets: post('/lg-worksheets/csv', {
    summary: 'The listed worksheets of LG as CSV, one line per part',
    who: employee('worksheet.lg.export'),
    body: z.strictObject({ worksheets: z.array(id, wrongType).min(1).max(maxSheetsOfFile) }, wrongType),
    shape: 'file',
    answers: z.null(),
  }),
}
