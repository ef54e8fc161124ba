export type CompanyEvents = {
  /** `at` is the moment of the action: it tells two emails about the same invitation apart. */
  companyPersonInvited: { invitationId: number; at: string }
  /** Somebody left, or their role, limit or cost centres are others. `mightDecide`: so far they might decide about what others sent. */
  companyPersonChanged: { companyId: number; accountId: number; mightDecide: boolean }
  requestMovedToCostCentre: { requestId: number }
}
