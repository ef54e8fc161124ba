/** Ids only; who the export is of, its row says. */
export type PersonalDataEvents = {
  dataExportAsked: { exportId: string }
  dataExportReady: { exportId: string }
}
