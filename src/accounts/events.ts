/**
 * `passwordLinkAsked` is announced for every address, also for those without an account (null), so that the answer takes the same time
 * for both. `at` is the moment of the action: it tells two emails about the same account apart.
 */
export type AccountEvents = {
  loginCodeAsked: { accountId: number; at: string }
  passwordLinkAsked: { accountId: number | null; at: string }
  employeeInvited: { accountId: number; at: string }
  /** A colleague was closed out: what they looked after waits for somebody else. */
  colleagueClosed: { accountId: number }
  passwordChanged: { accountId: number; at: string }
  emailChangeAsked: { changeId: number }
  emailChanged: { changeId: number }
  passkeyAdded: { accountId: number; at: string }
  passkeyRemoved: { accountId: number; at: string }
  /** Whether the address has an account is looked up by the email, so that asking is the same work for everybody. */
  registrationAsked: { registrationId: number }
  /** Somebody proved that the address is theirs, and has an account from now on. */
  accountOpened: { accountId: number }
  /** Another address of an account is proved to be its owner's. */
  accountEmailConfirmed: { accountId: number }
}
