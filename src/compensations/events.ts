export type CompensationEvents = {
  /** An account was said, it was paid, or that was taken back; the customer is told of each once. */
  compensationMoved: { requestId: number; stepId: number }
}
