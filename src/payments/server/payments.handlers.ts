import type { Handlers } from '#context.ts'
import type { paymentsApi } from '../payments.api.ts'
import { createPayment } from './create-payment.ts'
import { listIssues, resolveIssue } from './issues/issues.ts'
import { receivePaypalMessage, receiveSimplepayMessage } from './receive-message.ts'
import { askRefund } from './refunds/ask-refund.ts'
import { decideRefund } from './refunds/decide-refund.ts'
import { listInvoicePayments, listRefunds } from './refunds/list-refunds.ts'
import { returnFromPayment } from './return-from-payment.ts'

export const paymentsHandlers: Handlers<typeof paymentsApi> = {
  askRefund,
  createPayment,
  decideRefund,
  listInvoicePayments,
  listIssues,
  listRefunds,
  receivePaypalMessage,
  receiveSimplepayMessage,
  resolveIssue,
  returnFromPayment,
}
