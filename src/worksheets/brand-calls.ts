import { z } from 'zod'
import { account, employee, type PermissionKey } from '#accounts/who.ts'
import { get, post, put } from '#base/endpoint.ts'
import { idInAddress } from '#base/id-in-address.ts'
import { requiredLine } from '#base/plain-text.ts'
import { wrongType } from '#errors.ts'
import { aloneOutcomes, sheetOwner } from './alone.ts'
import { brandSheet, maxSheetDocuments, maxSheetsOfFile, sheetChange, sheetDocument, sheetInList, sheetsAsked, writtenSheet } from './brand-sheet.ts'
import type { KindDefinition } from './kind.ts'

/** Of employees those who may see the sheets of the kind; to the others a sheet is not there (404), so its row lets every employee in. */
export const whoSeesSheets = account('EMPLOYEE')
const ofSheet = z.object({ id: idInAddress })
const id = z.int(wrongType).positive()
const version = z.int(wrongType).min(1)
const saved = z.object({ id: z.int(), number: z.string(), revision: z.int(), savedAt: z.string() })

type Addresses = {
  /** As its maker writes it, for the summaries. */
  readonly brand: string
  /** Below which a sheet has its calls, by the sheet's id: `/lg-worksheets`. */
  readonly sheets: `/${string}`
  /** Where SPEC 7 lists them elsewhere. */
  readonly list?: `/${string}`
  /** The file field of the documents: `lg_documents[]`. */
  readonly documentsField: `${string}[]`
}

/**
 * What can be called of the sheets of a brand. SPEC names the calls of each brand differently, so the brand's own table gives each its name; what
 * they take and answer is the same of every kind.
 */
export function brandCalls(kind: KindDefinition, { brand, sheets, list = sheets, documentsField }: Addresses) {
  const written = writtenSheet(kind).shape
  return {
    list: get(list, {
      summary: `The worksheets of ${brand} devices, unfinished ones first; found by any number that stands on them or on their request`,
      who: employee(kind.keys.view),
      query: sheetsAsked,
      answers: z.object({ worksheets: z.array(sheetInList), next: z.string().nullable() }),
    }),

    show: get(`${sheets}/:id`, {
      summary: `A worksheet of ${brand} with its request, and what the employee may do with it`,
      who: whoSeesSheets,
      params: ofSheet,
      answers: brandSheet,
    }),

    create: post(sheets, {
      summary: `Opens the worksheet of a device of ${brand} on the bench, where the arrival has not, or one without a request, whose owner is typed on it`,
      who: employee(kind.keys.edit),
      creates: true,
      body: z.strictObject({ crmRequestId: id, owner: sheetOwner, ...written }, wrongType).partial(),
      answers: saved,
    }),

    save: put(sheets, {
      summary: 'Saves the worksheet of the `id` in the body while the device is on the bench',
      who: whoSeesSheets,
      body: z.strictObject({ id, revision: z.int(wrongType).min(0), ...written }, wrongType),
      answers: saved,
    }),

    owner: put(`${sheets}/:id/owner`, {
      summary: `Corrects whose device it is on a worksheet of ${brand} without a request`,
      who: whoSeesSheets,
      params: ofSheet,
      body: z.strictObject({ version, owner: sheetOwner }, wrongType),
      answers: z.object({ version: z.int() }),
    }),

    join: post(`${sheets}/:id/join`, {
      summary: `Joins a request to a worksheet of ${brand} that began without one; where it names another device, only confirmed`,
      who: whoSeesSheets,
      params: ofSheet,
      body: z.strictObject({ crmRequestId: id, isConfirmed: z.boolean(wrongType).default(false) }, wrongType),
      answers: z.object({ requestId: z.int() }),
    }),

    close: post(`${sheets}/:id/close`, {
      summary: `Closes a worksheet of ${brand} without a request; where another visit is needed, answers the id of the next sheet`,
      who: whoSeesSheets,
      params: ofSheet,
      body: z.strictObject({ revision: z.int(wrongType).min(0), outcome: z.enum(aloneOutcomes, wrongType) }, wrongType),
      answers: z.object({ nextId: z.int().nullable() }),
    }),

    reopen: post(`${sheets}/:id/reopen`, {
      summary: `Opens a closed worksheet of ${brand} without a request again, saying why`,
      who: whoSeesSheets,
      params: ofSheet,
      body: z.strictObject({ reason: requiredLine(300) }, wrongType),
      answers: z.object({ revision: z.int() }),
    }),

    documents: get(`${sheets}/:id/documents`, {
      summary: `The documents uploaded to a worksheet of ${brand}`,
      who: whoSeesSheets,
      params: ofSheet,
      answers: z.object({ documents: z.array(sheetDocument) }),
    }),

    addDocuments: post(`${sheets}/:id/documents`, {
      summary: `Uploads documents to a worksheet of ${brand}; answers all of them`,
      who: whoSeesSheets,
      creates: true,
      params: ofSheet,
      files: { [documentsField]: { max: maxSheetDocuments, required: true } },
      answers: z.object({ documents: z.array(sheetDocument) }),
    }),

    openDocument: get(`${sheets}/:id/documents/:documentId`, {
      summary: `A document uploaded to a worksheet of ${brand}`,
      who: whoSeesSheets,
      params: ofSheet.extend({ documentId: idInAddress }),
      shape: 'file',
      answers: z.null(),
    }),

    changes: get(`${sheets}/:id/changes`, {
      summary: `Who changed what on a worksheet of ${brand}, the newest first, with what stood there before`,
      who: whoSeesSheets,
      params: ofSheet,
      answers: z.object({ changes: z.array(sheetChange) }),
    }),

    pdf: get(`${sheets}/:id/pdf`, {
      summary: `A worksheet of ${brand} as PDF, as it stands`,
      who: whoSeesSheets,
      params: ofSheet,
      rate: 'write',
      shape: 'file',
      answers: z.null(),
    }),

    send: get(`${sheets}/:id/email`, {
      summary: `Sends a closed worksheet of ${brand} to its customer by e-mail; asked again within ten minutes it is sent once`,
      who: whoSeesSheets,
      params: ofSheet,
      rate: 'write',
      transaction: true,
      answers: z.object({ sentAt: z.string() }),
    }),
  }
}
export type BrandCalls = ReturnType<typeof brandCalls>

/** Of a kind whose sheets are settled with their maker (SPEC 7: LG). */
export const exportCall = (key: PermissionKey, { brand, sheets }: Pick<Addresses, 'brand' | 'sheets'>) =>
  post(`${sheets}/csv`, {
    summary: `The listed worksheets of ${brand} as CSV, one line per part`,
    who: employee(key),
    body: z.strictObject({ worksheets: z.array(id, wrongType).min(1).max(maxSheetsOfFile) }, wrongType),
    shape: 'file',
    fileKinds: ['csv'],
    answers: z.null(),
  })
export type ExportCall = ReturnType<typeof exportCall>
