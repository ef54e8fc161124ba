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
import { accountMissingEmail } from '#compensations/server/account-missing.email.ts'
import { compensationMovedEmail } from '#compensations/server/compensation-moved.email.ts'
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
import { lowerCash } from '#courier/server/lower-cash.ts'
import { parcelCameBackEmail } from '#courier/server/parcel-came-back.email.ts'
import { parcelLostEmail } from '#courier/server/parcel-lost.email.ts'
import { pickupFailedEmail } from '#courier/server/pickup-failed.email.ts'
import { redoCourierOrders } from '#courier/server/redo-orders.ts'
import { drawDocuments } from '#documents/server/draw-documents.ts'
import { collectiveIssuedEmail } from '#invoices/server/collective/collective-issued.email.ts'
import { invoiceIssuedEmail } from '#invoices/server/invoice-issued.email.ts'
import { followAgreement, invoiceEndedRequest, invoicePaidProforma, issuePreparedInvoices } from '#invoices/server/invoice-request.ts'
import { letOffLost } from '#invoices/server/let-off-lost.ts'
import { payBeforeLocker } from '#invoices/server/no-cash-at-locker.ts'
import { promisesOnTerms } from '#invoices/server/promises-on-terms.ts'
import { drawOrderDocuments } from '#orders/server/draw-order-documents.ts'
import { orderReceivedEmail } from '#orders/server/order-received.email.ts'
import { sharedPickupReminderEmail } from '#orders/server/pickup-reminder.email.ts'
import { keyEndsEmail } from '#partner-api/server/key-ends.email.ts'
import { tellPartners } from '#partner-api/server/webhooks/tell-partners.ts'
import { webhookFailedEmail } from '#partner-api/server/webhooks/webhook-failed.email.ts'
import { cashPartReceivedEmail, partReceivedEmail } from '#payments/server/received/part-received.email.ts'
import { paymentReceivedEmail } from '#payments/server/received/payment-received.email.ts'
import { surplusReceivedEmail } from '#payments/server/received/surplus-received.email.ts'
import { refundJob } from '#payments/server/refunds/make-refund.ts'
import { refundCancelled } from '#payments/server/refunds/refund-cancelled.ts'
import { refundDoneEmail } from '#payments/server/refunds/refund-done.email.ts'
import { transferReminderEmail } from '#payments/server/reminders/transfer-reminder.email.ts'
import { transferReturnedEmail } from '#payments/server/statements/transfer-returned.email.ts'
import { surplusMovedEmail } from '#payments/server/surpluses/surplus-moved.email.ts'
import { surplusReturnedEmail } from '#payments/server/surpluses/surplus-returned.email.ts'
import { removeErasedFiles } from '#personal-data/server/erasure/remove-files.ts'
import { exportReadyEmail } from '#personal-data/server/export/export-ready.email.ts'
import { makeExport } from '#personal-data/server/export/make-export.ts'
import { approvalAskedEmail } from '#quotes/server/approval-asked.email.ts'
import { askApprovers, askOtherApprovers, remindApprovers } from '#quotes/server/ask-approvers.ts'
import { deadlineExtendedEmail } from '#quotes/server/deadline-extended.email.ts'
import { expertReportDecidedEmail, expertReportIssuedEmail } from '#quotes/server/expert-report.email.ts'
import { insurerAnsweredEmail } from '#quotes/server/insurer/insurer-answered.email.ts'
import { insurerQuoteEmail } from '#quotes/server/insurer/insurer-quote.email.ts'
import { quoteAcceptedEmail, quoteExpiredEmail, quoteRejectedEmail } from '#quotes/server/quote-decided.email.ts'
import { quoteReadyEmail, quoteReminderEmail } from '#quotes/server/quote-ready.email.ts'
import { monthlyStatementEmail } from '#reports/server/monthly-statement/monthly-statement.email.ts'
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
import { orderBatchPickups, withdrawLeftPickup } from '#stores/server/batches/arrange-batch.ts'
import { deviceAtCounterEmail } from '#stores/server/device-at-counter.email.ts'
import { lateEmail, newDayEmail } from '#tracking/server/late.email.ts'
import { trackingLinkEmail } from '#tracking/server/tracking-link.email.ts'
import { photosOfJoinedParcels } from '#unidentified-parcels/server/join-parcel.ts'
import { aloneWorksheetSentEmail } from '#worksheets/server/alone/alone-worksheet-sent.email.ts'
import { closeWorksheetOfReturn, renewWorksheetDocument, reopenWorksheetOfQuoted } from '#worksheets/server/close-worksheet.ts'
import { draftFromQuote } from '#worksheets/server/draft-from-quote.ts'
import { repairFinishedEmail } from '#worksheets/server/emails/repair-finished.email.ts'
import { returnPreparedEmail } from '#worksheets/server/emails/return-prepared.email.ts'
import { worksheetSentEmail } from '#worksheets/server/emails/worksheet-sent.email.ts'
import { deviceArrivedEmail } from '#workshop/server/device-arrived.email.ts'
import type { Reactions } from './context.ts'

/** What follows each event. An empty list is an answer too. */
export const reactions: Reactions = {
  // The email keeps the hand-over sheet it carries.
  requestReceived: [requestReceivedEmail, orderCourierPickup, tellPartners.received],
  orderReceived: [orderReceivedEmail, orderCourierPickups, drawOrderDocuments, tellPartners.newOrder],
  // That a device came its partner reads in the email of the arrival, as any customer.
  preAlertsChanged: [tellPartners.preAlertsChanged],
  pickupChanged: [pickupChangedEmail, moveCourierPickup],
  pickupReminderDue: [pickupReminderEmail],
  sharedPickupReminderDue: [sharedPickupReminderEmail],
  requestCancelled: [requestCancelledEmail, withdrawCourierPickup, tellPartners.statusChanged, tellPartners.orderChanged],
  requestCorrected: [requestCorrectedEmail, payBeforeLocker, redoCourierOrders],
  documentAdded: [tellPartners.documentAdded],
  ownDocumentsChanged: [drawDocuments, tellPartners.ownDocumentsChanged],
  deviceAtCounter: [deviceAtCounterEmail, tellPartners.shipmentChanged],
  batchOrdered: [orderBatchPickups],
  leftAtCounter: [withdrawLeftPickup],
  stepTakenBack: [stepTakenBackEmail, tellPartners.statusChanged],

  shipmentMoved: [tellPartners.shipmentChanged],
  // The confirmation of the booking, or of the new day, says it; the parcel’s number stands on the request page.
  pickupOrdered: [tellPartners.shipmentChanged, tellPartners.statusChanged],
  pickupFailed: [repeatCourierPickup, pickupFailedEmail, tellPartners.shipmentChanged, tellPartners.statusChanged],
  deviceArrived: [deviceArrivedEmail, endCourierPickup, promiseAfter.deviceArrived, photosOfJoinedParcels, tellPartners.statusChanged],
  requestReopened: [tellPartners.orderChanged],
  insurerAsked: [insurerQuoteEmail, promiseAfter.insurerAsked, tellPartners.statusChanged],
  insurerAnswered: [insurerAnsweredEmail, promiseAfter.insurerAnswered, tellPartners.statusChanged],
  quoteSent: [quoteReadyEmail, askApprovers, reopenWorksheetOfQuoted, followAgreement, tellPartners.quoteSent, tellPartners.statusChanged],
  quoteAccepted: [
    quoteAcceptedEmail,
    draftFromQuote,
    followAgreement,
    promiseAfter.quoteAccepted,
    tellPartners.quoteDecided,
    tellPartners.statusChanged,
  ],
  quoteRejected: [quoteRejectedEmail, promiseAfter.quoteRejected, tellPartners.quoteDecided, tellPartners.statusChanged],
  quoteExpired: [quoteExpiredEmail, promiseAfter.quoteExpired, tellPartners.quoteDecided, tellPartners.statusChanged],
  repairFinished: [repairFinishedEmail, invoiceEndedRequest, promiseAfter.repairFinished, tellPartners.statusChanged],
  returnPrepared: [returnPreparedEmail, invoiceEndedRequest, closeWorksheetOfReturn, promiseAfter.returnPrepared, tellPartners.statusChanged],
  requestInvoiced: [promiseAfter.requestInvoiced, tellPartners.statusChanged],
  // The parcel’s number is told when it sets out.
  deliveryOrdered: [promiseAfter.deliveryOrdered, tellPartners.shipmentChanged, tellPartners.statusChanged],
  compensationMoved: [compensationMovedEmail],
  compensationAccountMissing: [accountMissingEmail],
  parcelLost: [parcelLostEmail, letOffLost, tellPartners.shipmentChanged, tellPartners.statusChanged, tellPartners.orderChanged],
  deliveryCancelled: [withdrawCourierDelivery, promiseAfter.deliveryCancelled, tellPartners.shipmentChanged, tellPartners.statusChanged],
  deviceShipped: [deviceShippedEmail, promiseAfter.deviceShipped, tellPartners.shipmentChanged, tellPartners.statusChanged],
  deliveryFailed: [deliveryFailedEmail, promiseAfter.deliveryFailed, tellPartners.shipmentChanged, tellPartners.statusChanged],
  parcelCameBack: [parcelCameBackEmail, promiseAfter.parcelCameBack, tellPartners.shipmentChanged, tellPartners.statusChanged],
  storageNoticeDue: [storageNoticeEmail],
  deviceAbandoned: [deviceAbandonedEmail, tellPartners.statusChanged, tellPartners.orderChanged],
  deviceHandedBack: [renewWorksheetDocument, requestClosedEmail, tellPartners.statusChanged, tellPartners.orderChanged],

  worksheetSent: [worksheetSentEmail],
  aloneWorksheetSent: [aloneWorksheetSentEmail],

  // A proforma may have given way to the invoice.
  paymentMethodChosen: [issuePreparedInvoices, promiseAfter.paymentMethodChosen, promisesOnTerms.paymentMethodChosen],
  invoiceIssued: [invoiceIssuedEmail, promiseAfter.invoiceIssued, tellPartners.invoiceIssued],
  refundAsked: [refundJob],
  refundDone: [refundDoneEmail],
  surplusMoved: [surplusMovedEmail],
  surplusReturned: [surplusReturnedEmail],
  transferPartReceived: [partReceivedEmail],
  transferSurplusReceived: [surplusReceivedEmail],
  cashPartReceived: [cashPartReceivedEmail],
  transferReturned: [transferReturnedEmail],
  transferReminderDue: [transferReminderEmail],

  invoicePaid: [
    invoicePaidProforma,
    lowerCash,
    paymentReceivedEmail,
    promiseAfter.invoicePaid,
    promisesOnTerms.invoicePaid,
    tellPartners.invoicePaid,
  ],
  companyTermsSet: [promisesOnTerms.companyTermsSet],
  collectiveIssued: [collectiveIssuedEmail],
  invoiceCancelled: [refundCancelled, lowerCash, promiseAfter.invoiceCancelled, promisesOnTerms.invoiceCancelled],

  buybackOffered: [buybackOfferEmail, tellPartners.statusChanged],
  buybackAccepted: [buybackAcceptedEmail, promiseAfter.buybackAccepted, tellPartners.statusChanged],
  // The return that follows in the same transaction says it.
  buybackDeclined: [],
  buybackExpired: [],
  buybackReturned: [buybackReturnedEmail, promiseAfter.buybackReturned, tellPartners.statusChanged],
  buybackPaid: [buybackPaidEmail, tellPartners.statusChanged, tellPartners.orderChanged],

  quoteReminderDue: [quoteReminderEmail, remindApprovers],
  approvalAsked: [approvalAskedEmail],
  deadlineExtended: [deadlineExtendedEmail],
  expertReportIssued: [expertReportIssuedEmail, promiseAfter.expertReportIssued, tellPartners.reportIssued],
  expertReportDecided: [expertReportDecidedEmail, promiseAfter.expertReportDecided],

  // It counts in the list of those who wait; nobody is mailed.
  customerWrote: [tellPartners.messageAdded],
  staffWrote: [staffWroteEmail, tellPartners.messageAdded],

  trackingLinkAsked: [trackingLinkEmail],
  promiseMissed: [lateEmail],
  promiseRenewed: [tellPartners.promiseChanged],
  promiseChanged: [newDayEmail, tellPartners.promiseChanged],

  loginCodeAsked: [loginCodeEmail],
  passwordLinkAsked: [passwordLinkEmail],
  companyPersonInvited: [companyInvitationEmail],
  companyPersonChanged: [askOtherApprovers],
  requestMovedToCostCentre: [askApprovers],
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

  webhookFailed: [webhookFailedEmail],
  apiKeyEnds: [keyEndsEmail],
  companyMonthEnded: [monthlyStatementEmail],

  dataExportAsked: [makeExport],
  dataExportReady: [exportReadyEmail],
  filesErased: [removeErasedFiles],

  contactMessageReceived: [contactConfirmation, contactToCompany],
  complaintReceived: [complaintReceipt, complaintToDesk, openComplaint],
  withdrawalReceived: [withdrawalReceipt, withdrawalToDesk, openWithdrawal],
  statementMoved: [statementMovedEmail],
}
