import { z } from 'zod'
import { anyone, documentHolder } from '#accounts/who.ts'
import { get, post } from '#base/endpoint.ts'
import { documentKinds } from '#base/media-types.ts'
import { refusedWith, wrongType, wrongTypeAs } from '#errors.ts'
import { documentTitles, documentTypes } from './document.ts'

const requestNumber = z.coerce.number(refusedWith('NUMERIC')).int(refusedWith('NUMERIC')).min(1, refusedWith('NUMERIC'))
/** As a number, or as its digits. */
const requestNumberInBody = z.union(
  [
    z.int().positive(),
    z
      .string()
      .regex(/^[1-9]\d{0,14}$/)
      .transform(Number),
  ],
  wrongTypeAs('NUMERIC'),
)
// A wrong word or token is a document that is not there, so nothing here is refused by its shape.
const word = z.string().max(300)
const hash = z.string().nullable()

const hashes = z.object({
  warrantyCardHash: hash,
  invoiceHash: hash,
  faultReportHash: hash,
  handoverDocumentHash: hash,
  gsmQuotationHash: hash,
  dolphinInvoiceHash: hash,
  gsmRepairWorksheetHash: hash,
})

const listed = z.object({
  documentType: z.enum(documentTypes),
  title: z.enum(documentTitles).describe('Its type; of the papers of an invoice, which one it is'),
  name: z.string(),
  createdAt: z.string(),
  createdBy: z.enum(['customer', 'staff', 'system']),
  /** The two halves of the viewer's address. */
  worksheetId: z.string(),
  token: z.string(),
})
export type ListedDocument = z.output<typeof listed>

export const documentsApi = {
  viewDocument: get('/documents-viewer/:documentType/:token', {
    summary: 'One document by its link; the link opens this type only',
    who: anyone,
    scope: 'documents',
    params: z.object({ documentType: word, token: word }),
    shape: 'file',
    fileKinds: documentKinds,
    answers: z.null(),
  }),
  viewWorksheetDocument: get('/gsm-worksheets/:id/documents/:token', {
    summary: 'One document by its link; the link opens it under its worksheet or request number only',
    who: anyone,
    params: z.object({ id: word, token: word }),
    shape: 'file',
    fileKinds: documentKinds,
    answers: z.null(),
  }),
  openDocument: post('/documents', {
    summary: 'The newest document of a type, for whoever holds the request',
    who: documentHolder,
    scope: 'documents',
    forms: true,
    body: z.strictObject({ documentType: z.string(wrongType).max(300), crmRequestId: requestNumberInBody }, wrongType),
    shape: 'file',
    fileKinds: documentKinds,
    answers: z.null(),
  }),
  documentsOfRequest: get('/customer-requests/:id/documents', {
    summary: 'The documents of a request, each with a link made for the caller',
    who: documentHolder,
    scope: 'documents',
    params: z.object({ id: requestNumber }),
    answers: hashes.extend({ documents: z.array(listed) }),
  }),
}
