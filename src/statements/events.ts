export type StatementEvents = {
  /** The state of a complaint or a withdrawal is another, with a note to whoever sent it. */
  statementMoved: { stepId: number }
}
