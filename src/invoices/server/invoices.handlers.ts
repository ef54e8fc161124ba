import type { Handlers } from '#context.ts'
import type { invoicesApi } from '../invoices.api.ts'
import { cancelInvoice } from './cancel-invoice.ts'
import { chargeWithdrawal } from './charge-withdrawal.ts'
import { choosePaymentMethod } from './choose-payment-method.ts'
import { correctInvoice } from './correct-invoice.ts'
import { issueByHand } from './issue-by-hand.ts'
import { listInvoices } from './list-invoices.ts'

export const invoicesHandlers: Handlers<typeof invoicesApi> = {
  listInvoices,
  choosePaymentMethod,
  issueInvoices: issueByHand,
  chargeWithdrawal,
  cancelInvoice,
  correctInvoice,
}
