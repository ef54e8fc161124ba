import { sql } from 'kysely'
import { payingStatuses } from '../paying.ts'

/**
 * An open duty to pay: an invoice or a proforma that was issued, stands, is not paid, and is not paid to the courier. Of a row of `requests`.
 * A value and no `exists`, for which PostgreSQL may read all invoices once instead of those of one request.
 */
export const owesInvoice = sql<boolean>`((select true from invoices where invoices.request_id = requests.id and invoices.status = 'pending'
  and invoices.cancelled_by is null and invoices.number is not null and invoices.kind in ('final', 'proforma') and invoices.payment_method_id <> 1 limit 1) is not null)`

/** `mustPayNow` of paying.ts, as the database finds it. */
export const customerMustPay = sql<boolean>`(requests.status = any(${[...payingStatuses]}::text[]) and ${owesInvoice})`
