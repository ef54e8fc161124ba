/** What can happen to money that goes back through a provider; reactions.ts says what follows. */
export type PaymentEvents = {
  /** The provider is to be asked for it now. */
  refundAsked: { refundId: string; requestId: number }
  /** The provider has given it back. */
  refundDone: { refundId: string; requestId: number }
}
