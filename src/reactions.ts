import { loginCodeLetter } from '#accounts/server/login-code.letter.ts'
import { passwordChangedLetter } from '#accounts/server/password-changed.letter.ts'
import { passwordLinkLetter } from '#accounts/server/password-link.letter.ts'
import { requestClosedLetter } from '#conversation/server/request-closed.letter.ts'
import { staffWroteLetter } from '#conversation/server/staff-wrote.letter.ts'
import { moveCourierPickup, orderCourierPickup, repeatCourierPickup, withdrawCourierPickup } from '#courier/server/arrange-pickup.ts'
import { expertReportDecidedLetter, expertReportIssuedLetter } from '#quotes/server/expert-report.letter.ts'
import { quoteAcceptedLetter, quoteExpiredLetter, quoteRejectedLetter } from '#quotes/server/quote-decided.letter.ts'
import { quoteReadyLetter, quoteReminderLetter } from '#quotes/server/quote-ready.letter.ts'
import { pickupChangedLetter } from '#requests/server/pickup-changed.letter.ts'
import { requestCancelledLetter } from '#requests/server/request-cancelled.letter.ts'
import { requestReceivedLetter } from '#requests/server/request-received.letter.ts'
import { complaintReceipt, complaintToDesk } from '#site/server/complaint-received.letter.ts'
import { withdrawalReceipt, withdrawalToDesk } from '#site/server/withdrawal-received.letter.ts'
import { promiseAfterAcceptance, promiseAfterArrival, promiseAfterReport, promiseAfterReportDecided } from '#tracking/server/keep-promise.ts'
import { lateLetter } from '#tracking/server/late.letter.ts'
import { trackingLinkLetter } from '#tracking/server/tracking-link.letter.ts'
import type { Reactions } from './context.ts'

/** What follows each event. An empty list is an answer too. */
export const reactions: Reactions = {
  // The letter keeps the hand-over sheet it carries.
  requestReceived: [requestReceivedLetter, orderCourierPickup],
  pickupChanged: [pickupChangedLetter, moveCourierPickup],
  requestCancelled: [requestCancelledLetter, withdrawCourierPickup],
  documentAdded: [],

  pickupOrdered: [],
  pickupFailed: [repeatCourierPickup],
  deviceArrived: [promiseAfterArrival],
  quoteSent: [quoteReadyLetter],
  quoteAccepted: [quoteAcceptedLetter, promiseAfterAcceptance],
  quoteRejected: [quoteRejectedLetter],
  quoteExpired: [quoteExpiredLetter],
  repairFinished: [],
  returnPrepared: [],
  invoiceIssued: [],
  deliveryOrdered: [],
  deviceShipped: [],
  deliveryFailed: [],
  deviceHandedBack: [requestClosedLetter],

  invoicePaid: [],

  quoteReminderDue: [quoteReminderLetter],
  expertReportIssued: [expertReportIssuedLetter, promiseAfterReport],
  expertReportDecided: [expertReportDecidedLetter, promiseAfterReportDecided],

  // It counts in the list of those who wait; nobody is mailed.
  customerWrote: [],
  staffWrote: [staffWroteLetter],

  trackingLinkAsked: [trackingLinkLetter],
  promiseMissed: [lateLetter],

  loginCodeAsked: [loginCodeLetter],
  passwordLinkAsked: [passwordLinkLetter],
  passwordChanged: [passwordChangedLetter],

  complaintReceived: [complaintReceipt, complaintToDesk],
  withdrawalReceived: [withdrawalReceipt, withdrawalToDesk],
}
