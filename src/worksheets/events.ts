export type WorksheetEvents = {
  /** An employee sends a closed sheet to its customer. */
  worksheetSent: { requestId: number; changeId: number }
  /** The same of a sheet without a request. */
  aloneWorksheetSent: { worksheetId: number; changeId: number }
}
