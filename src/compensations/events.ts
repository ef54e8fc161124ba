export type CompensationEvents = {
  /** An account was said, it was paid, or that was taken back; the customer is told of each once. */
  compensationMoved: { requestId: number; stepId: number }
  /** Nobody has said yet where to; `reminder`: the first or the second time it is asked again. */
  compensationAccountMissing: { requestId: number; reminder: number }
}
