export type CompanyEvents = {
  /** `at` is the moment of the action: it tells two emails about the same invitation apart. */
  companyPersonInvited: { invitationId: number; at: string }
}
