/**
 * `passwordLinkAsked` is announced for every address, also for those without an account (null), so that the answer takes the same time
 * for both. `at` is the moment of the action: it tells two emails about the same account apart.
 */
export type AccountEvents = {
  loginCodeAsked: { accountId: number; at: string }
  passwordLinkAsked: { accountId: number | null; at: string }
  employeeInvited: { accountId: number; at: string }
  passwordChanged: { accountId: number; at: string }
  passkeyAdded: { accountId: number; at: string }
  passkeyRemoved: { accountId: number; at: string }
}
