export type TrackingEvents = {
  /**
   * Somebody asked for a link. Announced also when no request fits (`requestId` null), so asking is the same work whether or not
   * there is one; the email is not written then.
   */
  trackingLinkAsked: { askId: string; requestId: number | null; purpose: 'trackingLogin' | 'viewerLogin' }
  /**
   * The promised day passed, and there is a new one; the how-manieth time for this request. `others`: of the same order, whose sender is told the same
   * about them, so that one email names them all.
   */
  promiseMissed: { requestId: number; notice: number; others?: readonly number[] }
  /** The portal promised another day by itself, because the one before has passed; `promiseMissed` mails it. */
  promiseRenewed: { requestId: number; promiseId: number }
  /** An employee promised another day, and says why. */
  promiseChanged: { requestId: number; promiseId: number }
}
