import { z } from 'zod'
import { employee, requestHolder } from '#accounts/who.ts'
import { get, post, put } from '#base/endpoint.ts'
import { idInAddress } from '#base/id-in-address.ts'
import { lineOfText } from '#base/plain-text.ts'
import { refusedWith, wrongType } from '#errors.ts'
import { requestIdParams } from '#requests/request-id.ts'
import { invoiceKinds, invoiceProviders, invoiceStatuses } from './invoice.ts'

const forints = z.int()
const named = z.object({ id: z.int(), name: z.string() })

const shownInvoice = z.object({
  id: z.int(),
  kind: z.enum(invoiceKinds),
  /** Null for employees only: the provider has not answered yet. */
  number: z.string().nullable(),
  createdAt: z.string().describe('2026-11-24T08:00:00Z'),
  grossPrice: forints,
  /** As it was agreed, and as the document says. */
  paymentMethod: named,
  /** By which the money came, once it is paid; empty where that is not known. */
  paidWith: z.array(named),
  status: z.enum(invoiceStatuses),
  /** By its storno, or by the invoice that took the place of a proforma. */
  cancelled: z.boolean(),
  /** Gross forints that correcting invoices have taken off, negative. */
  corrected: forints,
  dueOn: z.string().describe('2026-11-24, in Europe/Budapest'),
  /** What is still to be paid; 0 when it is paid, cancelled, or asks for nothing. */
  outstanding: forints,
  /** The same, rounded as cash is. */
  outstandingInCash: forints,
  /** What went back of the money that came for it, and what is on its way back through its provider. */
  returned: forints,
  returning: forints,
  /** What has come beyond what it asks for now, as it was cancelled or paid twice, and still waits to go back or to be settled with another invoice. */
  surplus: forints,
  /** What transfers for it brought beyond all they were to pay, and still waits to be sent back; and what of it was. */
  overpaid: forints,
  overpaidSentBack: forints,
  /** The courier who handed the device over took it in cash, and that is still to be booked. Who issues invoices is told what is booked. */
  paidToCourier: z.boolean(),
  /** It was booked, and less came than was due: what is outstanding is no courier’s to collect any more. */
  shortOfCash: z.boolean(),
  document: z.object({ name: z.string(), worksheetId: z.string(), token: z.string() }).nullable(),
  /** How to transfer what is outstanding; `code` is the content of the QR code of Hungarian banking apps. */
  transfer: z.object({ beneficiary: z.string(), account: z.string(), reference: z.string(), code: z.string() }).nullable(),
  /** Null for customers. */
  desk: z.object({ lastError: z.string().nullable(), tries: z.int(), provider: z.enum(invoiceProviders), reason: z.string() }).nullable(),
})
export type ShownInvoice = z.output<typeof shownInvoice>

const invoicesOfRequest = z.object({
  /** The newest first. */
  invoices: z.array(shownInvoice),
  /** What may be chosen for this request, and what holds now. */
  paymentMethods: z.array(named),
  paymentMethod: z.int(),
  mayChoose: z.boolean(),
  /** Whoever only looks after a colleague's request pays nothing for it. */
  mayPay: z.boolean(),
  /** The repair that was ordered is under way and will be owed: whoever chooses a prepaid transfer has the proforma at once. */
  ahead: z.boolean(),
  /** Null for customers. `mayIssue`: something is owed that is not invoiced, or a document is stuck. */
  desk: z
    .object({
      mayIssue: z.boolean(),
      /** The gross forints that may at most be charged for what was done before a withdrawal; null: nothing may be. */
      withdrawalUpTo: forints.nullable(),
    })
    .nullable(),
})
export type InvoicesOfRequest = z.output<typeof invoicesOfRequest>

const invoiceParams = z.object({ id: idInAddress })
const reason = lineOfText(300).min(1, refusedWith('REQUIRED'))

const biller = employee('invoice.issue')

export const invoicesApi = {
  listInvoices: get('/customer-requests/:id/invoices', {
    summary: 'The invoices of a request with what is still to be paid, and how it may be paid',
    who: requestHolder,
    scope: 'requests.read',
    params: requestIdParams,
    answers: invoicesOfRequest,
  }),

  choosePaymentMethod: put('/customer-requests/:id/payment-method', {
    summary: 'Chooses how the invoice of a request is paid, until the device is on its way',
    who: requestHolder,
    scope: 'decisions',
    params: requestIdParams,
    body: z.strictObject(
      { paymentMethod: z.int(wrongType).min(1, refusedWith('PAYMENT_METHOD_NOT_OFFERED')).max(5, refusedWith('PAYMENT_METHOD_NOT_OFFERED')) },
      wrongType,
    ),
    answers: invoicesOfRequest,
  }),

  issueInvoices: post('/customer-requests/:id/invoices', {
    summary: 'Has what is owed invoiced now, and what is stuck tried again',
    who: biller,
    // The provider is asked in between.
    transaction: false,
    params: requestIdParams,
    body: z.strictObject({}, wrongType),
    answers: invoicesOfRequest,
  }),

  chargeWithdrawal: post('/customer-requests/:id/withdrawal-charge', {
    summary: 'Charges a consumer who withdrew for what was done until then on their express order, once, and has it invoiced',
    who: biller,
    transaction: false,
    params: requestIdParams,
    body: z.strictObject(
      {
        label: lineOfText(200).min(1, refusedWith('REQUIRED')).describe('What was done, as the invoice says it'),
        gross: z
          .int(wrongType)
          .min(1, refusedWith('QUOTE_FIGURE', { min: 1, max: 5_000_000 }))
          .max(5_000_000, refusedWith('QUOTE_FIGURE', { min: 1, max: 5_000_000 })),
        reason,
      },
      wrongType,
    ),
    answers: invoicesOfRequest,
  }),

  cancelInvoice: post('/invoices/:id/cancel', {
    summary: 'Cancels an invoice by its storno; asked again, it answers the same',
    who: biller,
    transaction: false,
    params: invoiceParams,
    body: z.strictObject(
      { reason, chargeAgain: z.boolean(wrongType).describe('The duty stays and is invoiced anew; otherwise it is let off') },
      wrongType,
    ),
    answers: invoicesOfRequest,
  }),

  correctInvoice: post('/invoices/:id/correct', {
    summary: 'Takes off a paid invoice what it asked for too much, by a correcting invoice',
    who: biller,
    transaction: false,
    params: invoiceParams,
    body: z.strictObject(
      {
        reason,
        label: lineOfText(200).min(1, refusedWith('REQUIRED')),
        netUnit: z
          .int(wrongType)
          .min(1, refusedWith('QUOTE_FIGURE', { min: 1, max: 5_000_000 }))
          .max(5_000_000, refusedWith('QUOTE_FIGURE', { min: 1, max: 5_000_000 })),
        /** Gross forints corrected before, as the screen showed them. */
        corrected: z.int(wrongType),
      },
      wrongType,
    ),
    answers: invoicesOfRequest,
  }),
}
