/** Ids only; who the export is of, its row says. */
export type PersonalDataEvents = {
  dataExportAsked: { exportId: string }
  dataExportReady: { exportId: string }
  /** No row names these files any more. */
  filesErased: { keys: readonly string[] }
}
