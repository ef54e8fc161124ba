export type SiteEvents = {
  /** `getsReceipt`: by e-mail, which not everything does that comes from one address. */
  complaintReceived: { complaintId: number; getsReceipt: boolean }
  withdrawalReceived: { withdrawalId: number; getsReceipt: boolean }
}
