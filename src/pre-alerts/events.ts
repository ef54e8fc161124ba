export type PreAlertEvents = {
  /** They were announced, changed, withdrawn, or came. */
  preAlertsChanged: { preAlertIds: number[] }
}
