import { deviceAbandonedEmail } from '#abandoned-devices/server/device-abandoned.email.ts'
import { storageNoticeEmail } from '#abandoned-devices/server/storage-notice.email.ts'
import {
  emailChangedNewEmail,
  emailChangedOldEmail,
  emailChangeNewEmail,
  emailChangeOldEmail,
} from '#accounts/server/email-change/email-change.email.ts'
import { invitationEmail } from '#accounts/server/invitation.email.ts'
import { loginCodeEmail } from '#accounts/server/login-code.email.ts'
import { passkeyAddedEmail, passkeyRemovedEmail } from '#accounts/server/passkeys/passkey-changed.email.ts'
import { passwordChangedEmail } from '#accounts/server/password-changed.email.ts'
import { passwordLinkEmail } from '#accounts/server/password-link.email.ts'
import { registrationEmail } from '#accounts/server/registration.email.ts'
import { buybackAcceptedEmail } from '#buyback/server/emails/buyback-accepted.email.ts'
import { buybackOfferEmail } from '#buyback/server/emails/buyback-offer.email.ts'
import { buybackPaidEmail } from '#buyback/server/emails/buyback-paid.email.ts'
import { buybackReturnedEmail } from '#buyback/server/emails/buyback-returned.email.ts'
import { companyInvitationEmail } from '#companies/server/company-invitation.email.ts'
import { contactConfirmation, contactToCompany } from '#contact/server/contact-received.email.ts'
import { requestClosedEmail } from '#conversation/server/request-closed.email.ts'
import { staffWroteEmail } from '#conversation/server/staff-wrote.email.ts'
import { requestCorrectedEmail } from '#corrections/server/request-corrected.email.ts'
import {
  moveCourierPickup,
  orderCourierPickup,
  orderCourierPickups,
  repeatCourierPickup,
  withdrawCourierPickup,
} from '#courier/server/arrange-pickup.ts'
import { withdrawCourierDelivery } from '#courier/server/cancel-delivery.ts'
import { deliveryFailedEmail } from '#courier/server/delivery-failed.email.ts'
import { deviceShippedEmail } from '#courier/server/device-shipped.email.ts'
import { endCourierPickup } from '#courier/server/end-pickup.ts'
import { parcelCameBackEmail } from '#courier/server/parcel-came-back.email.ts'
import { parcelLostEmail } from '#courier/server/parcel-lost.email.ts'
import { pickupFailedEmail } from '#courier/server/pickup-failed.email.ts'
import { redoCourierOrders } from '#courier/server/redo-orders.ts'
import { drawDocuments } from '#documents/server/draw-documents.ts'
import { collectiveIssuedEmail } from '#invoices/server/collective/collective-issued.email.ts'
import { invoiceIssuedEmail } from '#invoices/server/invoice-issued.email.ts'
import { followAgreement, invoiceEndedRequest, invoicePaidProforma, issuePreparedInvoices } from '#invoices/server/invoice-request.ts'
import { letOffLost } from '#invoices/server/let-off-lost.ts'
import { drawOrderDocuments } from '#orders/server/draw-order-documents.ts'
import { orderReceivedEmail } from '#orders/server/order-received.email.ts'
import { refundJob } from '#payments/server/refunds/make-refund.ts'
import { refundCancelled } from '#payments/server/refunds/refund-cancelled.ts'
import { refundDoneEmail } from '#payments/server/refunds/refund-done.email.ts'
import { transferReminderEmail } from '#payments/server/reminders/transfer-reminder.email.ts'
import { transferReturnedEmail } from '#payments/server/statements/transfer-returned.email.ts'
import { surplusReturnedEmail } from '#payments/server/surpluses/surplus-returned.email.ts'
import { removeErasedFiles } from '#personal-data/server/erasure/remove-files.ts'
import { exportReadyEmail } from '#personal-data/server/export/export-ready.email.ts'
import { makeExport } from '#personal-data/server/export/make-export.ts'
import { approvalAskedEmail } from '#quotes/server/approval-asked.email.ts'
import { askApprovers, remindApprovers } from '#quotes/server/ask-approvers.ts'
import { deadlineExtendedEmail } from '#quotes/server/deadline-extended.email.ts'
import { expertReportDecidedEmail, expertReportIssuedEmail } from '#quotes/server/expert-report.email.ts'
import { insurerAnsweredEmail } from '#quotes/server/insurer/insurer-answered.email.ts'
import { insurerQuoteEmail } from '#quotes/server/insurer/insurer-quote.email.ts'
import { quoteAcceptedEmail, quoteExpiredEmail, quoteRejectedEmail } from '#quotes/server/quote-decided.email.ts'
import { quoteReadyEmail, quoteReminderEmail } from '#quotes/server/quote-ready.email.ts'
import { attachRequests } from '#requests/server/attach-requests.ts'
import { requestCancelledEmail } from '#requests/server/emails/request-cancelled.email.ts'
import { requestReceivedEmail } from '#requests/server/emails/request-received.email.ts'
import { stepTakenBackEmail } from '#requests/server/emails/step-taken-back.email.ts'
import { pickupChangedEmail } from '#requests/server/pickup/pickup-changed.email.ts'
import { pickupReminderEmail } from '#requests/server/preparation/pickup-reminder.email.ts'
import { promiseAfter } from '#requests/server/promise/update-promise.ts'
import { releaseRequests } from '#service-desk/server/request/release-requests.ts'
import { complaintReceipt, complaintToDesk } from '#site/server/complaint-received.email.ts'
import { withdrawalReceipt, withdrawalToDesk } from '#site/server/withdrawal-received.email.ts'
import { openComplaint, openWithdrawal } from '#statements/server/open-case.ts'
import { statementMovedEmail } from '#statements/server/statement-moved.email.ts'
import { lateEmail, newDayEmail } from '#tracking/server/late.email.ts'
import { trackingLinkEmail } from '#tracking/server/tracking-link.email.ts'
import { photosOfJoinedParcels } from '#unidentified-parcels/server/join-parcel.ts'
import { closeWorksheetOfReturn, renewWorksheetDocument, reopenWorksheetOfQuoted } from '#workshop/server/close-worksheet.ts'
import { deviceArrivedEmail } from '#workshop/server/device-arrived.email.ts'
import { repairFinishedEmail } from '#workshop/server/repair-finished.email.ts'
import { returnPreparedEmail } from '#workshop/server/return-prepared.email.ts'
import type { Reactions } from './context.ts'

/** What follows each event. An empty list is an answer too. */
export const reactions: Reactions = {
  // The email keeps the hand-over sheet it carries.
  requestReceived: [requestReceivedEmail, orderCourierPickup],
  orderReceived: [orderReceivedEmail, orderCourierPickups, drawOrderDocuments],
  pickupChanged: [pickupChangedEmail, moveCourierPickup],
  pickupReminderDue: [pickupReminderEmail],
  requestCancelled: [requestCancelledEmail, withdrawCourierPickup],
  requestCorrected: [requestCorrectedEmail, redoCourierOrders],
  documentAdded: [],
  ownDocumentChanged: [drawDocuments],
  stepTakenBack: [stepTakenBackEmail],

  // The confirmation of the booking, or of the new day, says it; the parcel’s number stands on the request page.
  pickupOrdered: [],
  pickupFailed: [repeatCourierPickup, pickupFailedEmail],
  deviceArrived: [deviceArrivedEmail, endCourierPickup, promiseAfter.deviceArrived, photosOfJoinedParcels],
  insurerAsked: [insurerQuoteEmail, promiseAfter.insurerAsked],
  insurerAnswered: [insurerAnsweredEmail, promiseAfter.insurerAnswered],
  quoteSent: [quoteReadyEmail, askApprovers, reopenWorksheetOfQuoted, followAgreement],
  quoteAccepted: [quoteAcceptedEmail, followAgreement, promiseAfter.quoteAccepted],
  quoteRejected: [quoteRejectedEmail, promiseAfter.quoteRejected],
  quoteExpired: [quoteExpiredEmail, promiseAfter.quoteExpired],
  repairFinished: [repairFinishedEmail, invoiceEndedRequest, promiseAfter.repairFinished],
  returnPrepared: [returnPreparedEmail, invoiceEndedRequest, closeWorksheetOfReturn, promiseAfter.returnPrepared],
  requestInvoiced: [promiseAfter.requestInvoiced],
  // The parcel’s number is told when it sets out.
  deliveryOrdered: [promiseAfter.deliveryOrdered],
  parcelLost: [parcelLostEmail, letOffLost],
  deliveryCancelled: [withdrawCourierDelivery, promiseAfter.deliveryCancelled],
  deviceShipped: [deviceShippedEmail, promiseAfter.deviceShipped],
  deliveryFailed: [deliveryFailedEmail, promiseAfter.deliveryFailed],
  parcelCameBack: [parcelCameBackEmail, promiseAfter.parcelCameBack],
  storageNoticeDue: [storageNoticeEmail],
  deviceAbandoned: [deviceAbandonedEmail],
  deviceHandedBack: [renewWorksheetDocument, requestClosedEmail],

  // A proforma may have given way to the invoice.
  paymentMethodChosen: [issuePreparedInvoices, promiseAfter.paymentMethodChosen],
  invoiceIssued: [invoiceIssuedEmail, promiseAfter.invoiceIssued],
  refundAsked: [refundJob],
  refundDone: [refundDoneEmail],
  surplusReturned: [surplusReturnedEmail],
  transferReturned: [transferReturnedEmail],
  transferReminderDue: [transferReminderEmail],

  invoicePaid: [invoicePaidProforma, promiseAfter.invoicePaid],
  collectiveIssued: [collectiveIssuedEmail],
  invoiceCancelled: [refundCancelled, promiseAfter.invoiceCancelled],

  buybackOffered: [buybackOfferEmail],
  buybackAccepted: [buybackAcceptedEmail, promiseAfter.buybackAccepted],
  // The return that follows in the same transaction says it.
  buybackDeclined: [],
  buybackExpired: [],
  buybackReturned: [buybackReturnedEmail, promiseAfter.buybackReturned],
  buybackPaid: [buybackPaidEmail],

  quoteReminderDue: [quoteReminderEmail, remindApprovers],
  approvalAsked: [approvalAskedEmail],
  deadlineExtended: [deadlineExtendedEmail],
  expertReportIssued: [expertReportIssuedEmail, promiseAfter.expertReportIssued],
  expertReportDecided: [expertReportDecidedEmail, promiseAfter.expertReportDecided],

  // It counts in the list of those who wait; nobody is mailed.
  customerWrote: [],
  staffWrote: [staffWroteEmail],

  trackingLinkAsked: [trackingLinkEmail],
  promiseMissed: [lateEmail],
  promiseChanged: [newDayEmail],

  loginCodeAsked: [loginCodeEmail],
  passwordLinkAsked: [passwordLinkEmail],
  companyPersonInvited: [companyInvitationEmail],
  employeeInvited: [invitationEmail],
  colleagueClosed: [releaseRequests],
  passwordChanged: [passwordChangedEmail],
  emailChangeAsked: [emailChangeOldEmail, emailChangeNewEmail],
  emailChanged: [emailChangedOldEmail, emailChangedNewEmail],
  passkeyAdded: [passkeyAddedEmail],
  passkeyRemoved: [passkeyRemovedEmail],
  registrationAsked: [registrationEmail],
  accountOpened: [attachRequests],
  accountEmailConfirmed: [attachRequests],

  dataExportAsked: [makeExport],
  dataExportReady: [exportReadyEmail],
  filesErased: [removeErasedFiles],

  contactMessageReceived: [contactConfirmation, contactToCompany],
  complaintReceived: [complaintReceipt, complaintToDesk, openComplaint],
  withdrawalReceived: [withdrawalReceipt, withdrawalToDesk, openWithdrawal],
  statementMoved: [statementMovedEmail],
}
