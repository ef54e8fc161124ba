import { invitationLetter } from '#accounts/server/invitation.letter.ts'
import { loginCodeLetter } from '#accounts/server/login-code.letter.ts'
import { passwordChangedLetter } from '#accounts/server/password-changed.letter.ts'
import { passwordLinkLetter } from '#accounts/server/password-link.letter.ts'
import { requestClosedLetter } from '#conversation/server/request-closed.letter.ts'
import { staffWroteLetter } from '#conversation/server/staff-wrote.letter.ts'
import { moveCourierPickup, orderCourierPickup, repeatCourierPickup, withdrawCourierPickup } from '#courier/server/arrange-pickup.ts'
import { deliveryFailedLetter } from '#courier/server/delivery-failed.letter.ts'
import { deviceShippedLetter } from '#courier/server/device-shipped.letter.ts'
import { endCourierPickup } from '#courier/server/end-pickup.ts'
import { pickupFailedLetter } from '#courier/server/pickup-failed.letter.ts'
import { pickupOrderedLetter } from '#courier/server/pickup-ordered.letter.ts'
import { expertReportDecidedLetter, expertReportIssuedLetter } from '#quotes/server/expert-report.letter.ts'
import { quoteAcceptedLetter, quoteExpiredLetter, quoteRejectedLetter } from '#quotes/server/quote-decided.letter.ts'
import { quoteReadyLetter, quoteReminderLetter } from '#quotes/server/quote-ready.letter.ts'
import { pickupChangedLetter } from '#requests/server/pickup-changed.letter.ts'
import { requestCancelledLetter } from '#requests/server/request-cancelled.letter.ts'
import { requestReceivedLetter } from '#requests/server/request-received.letter.ts'
import { complaintReceipt, complaintToDesk } from '#site/server/complaint-received.letter.ts'
import { withdrawalReceipt, withdrawalToDesk } from '#site/server/withdrawal-received.letter.ts'
import { promiseAfter } from '#tracking/server/keep-promise.ts'
import { lateLetter } from '#tracking/server/late.letter.ts'
import { trackingLinkLetter } from '#tracking/server/tracking-link.letter.ts'
import { closeWorksheetOfReturn, renewWorksheetPaper } from '#workshop/server/close-worksheet.ts'
import { deviceArrivedLetter } from '#workshop/server/device-arrived.letter.ts'
import { repairFinishedLetter } from '#workshop/server/repair-finished.letter.ts'
import { returnPreparedLetter } from '#workshop/server/return-prepared.letter.ts'
import type { Reactions } from './context.ts'

/** What follows each event. An empty list is an answer too. */
export const reactions: Reactions = {
  // The letter keeps the hand-over sheet it carries.
  requestReceived: [requestReceivedLetter, orderCourierPickup],
  pickupChanged: [pickupChangedLetter, moveCourierPickup],
  requestCancelled: [requestCancelledLetter, withdrawCourierPickup],
  documentAdded: [],

  pickupOrdered: [pickupOrderedLetter],
  pickupFailed: [repeatCourierPickup, pickupFailedLetter],
  deviceArrived: [deviceArrivedLetter, endCourierPickup, promiseAfter.deviceArrived],
  quoteSent: [quoteReadyLetter],
  quoteAccepted: [quoteAcceptedLetter, promiseAfter.quoteAccepted],
  quoteRejected: [quoteRejectedLetter, promiseAfter.quoteRejected],
  quoteExpired: [quoteExpiredLetter, promiseAfter.quoteExpired],
  repairFinished: [repairFinishedLetter, promiseAfter.repairFinished],
  returnPrepared: [returnPreparedLetter, closeWorksheetOfReturn, promiseAfter.returnPrepared],
  invoiceIssued: [],
  // The parcel’s number is told when it sets out.
  deliveryOrdered: [promiseAfter.deliveryOrdered],
  deviceShipped: [deviceShippedLetter, promiseAfter.deviceShipped],
  deliveryFailed: [deliveryFailedLetter, promiseAfter.deliveryFailed],
  deviceHandedBack: [renewWorksheetPaper, requestClosedLetter],

  invoicePaid: [],

  quoteReminderDue: [quoteReminderLetter],
  expertReportIssued: [expertReportIssuedLetter, promiseAfter.expertReportIssued],
  expertReportDecided: [expertReportDecidedLetter, promiseAfter.expertReportDecided],

  // It counts in the list of those who wait; nobody is mailed.
  customerWrote: [],
  staffWrote: [staffWroteLetter],

  trackingLinkAsked: [trackingLinkLetter],
  promiseMissed: [lateLetter],

  loginCodeAsked: [loginCodeLetter],
  passwordLinkAsked: [passwordLinkLetter],
  employeeInvited: [invitationLetter],
  passwordChanged: [passwordChangedLetter],

  complaintReceived: [complaintReceipt, complaintToDesk],
  withdrawalReceived: [withdrawalReceipt, withdrawalToDesk],
}
