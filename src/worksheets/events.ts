export type WorksheetEvents = {
  /** An employee sends a closed sheet to its customer. */
  worksheetSent: { requestId: number; changeId: number }
}
