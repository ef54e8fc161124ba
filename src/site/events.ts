export type SiteEvents = {
  complaintReceived: { complaintId: number }
  withdrawalReceived: { withdrawalId: number }
}
