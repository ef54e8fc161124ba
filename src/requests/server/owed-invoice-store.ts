import { sql } from 'kysely'
import { payingStatuses, unpaidHereStatuses } from '../paying.ts'
import type { AfterCancelling } from '../status.ts'

const statuses = (some: readonly string[]) => sql.join(some.map((one) => sql.lit(one)))

/** `mustPayNow` of paying.ts, as the database finds it; `owes_invoice` is kept by triggers (migration 0078). */
export const customerMustPay = sql<boolean>`(requests.status in (${statuses(payingStatuses)}) and requests.owes_invoice)`

/** The same without what goes back on the terms of its company (decision 158): there it is not the customer whom the way back waits for. */
export const waitsForMoney = sql<boolean>`(requests.status in (${statuses(payingStatuses)}) and requests.owes_invoice and not leaves_on_terms(requests.id))`

/** What is owed does not keep the device, because its company pays on terms; asked only where it could (migration 0178). */
export const leavesOnTerms = sql<boolean>`(case when requests.owes_invoice and requests.status in (${statuses(unpaidHereStatuses)})
  then leaves_on_terms(requests.id) else false end)`

/** The status of the row, where no invoice stands for it any more: those of the status are few among all, and each is asked by its key. */
export const isUninvoiced = sql<boolean>`(requests.status = 'INVOICE_DONE' and requests.closed_at is null
  and not exists (select from invoices where request_id = requests.id and kind = 'final' and cancelled_by is null and number is not null))`

/** What follows where the invoice of the status was cancelled: another one, which is owed and has no number yet, or none, because what it asked for was let off. */
export const afterCancelling = sql<AfterCancelling | null>`(case when ${isUninvoiced}
  then case when exists (select from charges where request_id = requests.id and voided_at is null and reason <> 'correction') then 'anew' else 'none' end end)`
