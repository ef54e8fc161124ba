/** What can happen to an invoice; reactions.ts says what follows. */
export type PaymentEvents = {
  invoicePaid: { invoiceId: number; requestId: number }
}
