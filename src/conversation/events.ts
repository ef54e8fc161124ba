/** What is said between customer and company beside the steps of a request's life. */
export type ConversationEvents = {
  customerWrote: { requestId: number; messageId: number }
  staffWrote: { requestId: number; messageId: number }
}
