import { z } from 'zod'
import { employee } from '#accounts/who.ts'
import { get, post } from '#base/endpoint.ts'
import { idInAddress } from '#base/id-in-address.ts'
import { lineOfText } from '#base/plain-text.ts'
import { isDay } from '#calendar/calendar.ts'
import { refusedWith, wrongType } from '#errors.ts'

const biller = employee('invoice.issue')
const invoiceParams = z.object({ invoiceId: idInAddress })
/** The invoice or its storno, as issued. */
const issued = z.object({ invoiceId: z.int() })

export const collectiveApi = {
  issueCollective: post('/finance-desk/insurers/:insurerId/collective-invoices', {
    summary: 'Invoices an insurer for the repairs of a month that is over; asked again, what is stuck is tried again',
    who: biller,
    // The provider is asked in between.
    transaction: false,
    params: z.object({ insurerId: idInAddress }),
    body: z.strictObject(
      {
        month: z
          .string(wrongType)
          .max(7, wrongType)
          .refine((typed) => isDay(`${typed}-01`), refusedWith('REPORT_DAY'))
          .describe('2026-11'),
      },
      wrongType,
    ),
    answers: issued,
  }),

  cancelCollective: post('/finance-desk/collective-invoices/:invoiceId/cancel', {
    summary: 'Cancels a collective invoice by its storno, and frees its repairs; asked again, it answers the same',
    who: biller,
    transaction: false,
    params: invoiceParams,
    body: z.strictObject({ reason: lineOfText(300).min(1, refusedWith('REQUIRED')) }, wrongType),
    answers: issued,
  }),

  getCollectiveDocument: get('/finance-desk/collective-invoices/:invoiceId/document', {
    summary: 'The PDF of a collective invoice or its storno',
    who: employee('invoice.markPaid'),
    params: invoiceParams,
    shape: 'file',
    answers: z.null(),
  }),
}
