import type { Handlers } from '#context.ts'
import type { financeDeskApi } from '../finance-desk.api.ts'
import { exportInvoices } from './export-invoices.ts'
import { listAllInvoices } from './list-all-invoices.ts'
import { listOwedByInsurers } from './list-owed-by-insurers.ts'
import { listToInvoice } from './list-to-invoice.ts'
import { showClosing } from './show-closing.ts'

export const financeDeskHandlers: Handlers<typeof financeDeskApi> = {
  listAllInvoices,
  listToInvoice,
  listOwedByInsurers,
  exportInvoices,
  showClosing,
}
