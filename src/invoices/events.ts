import type { TermsHolder } from './company-terms.ts'

/** What can happen to an invoice; reactions.ts says what follows. */
export type InvoiceEvents = {
  /** It has its number and its PDF. */
  invoiceIssued: { invoiceId: number; requestId: number }
  /** What it asks for has come, by whatever way; once for each invoice. */
  invoicePaid: { invoiceId: number; requestId: number }
  /** How it is to be paid was chosen; a document may be waiting to be issued. */
  paymentMethodChosen: { requestId: number }
  /** Staff set on what terms a company pays from now on. */
  companyTermsSet: TermsHolder
  /** Its storno has been issued. */
  invoiceCancelled: { invoiceId: number; requestId: number }
  /** A collective invoice or its storno has its number and its PDF. */
  collectiveIssued: { invoiceId: number }
}
