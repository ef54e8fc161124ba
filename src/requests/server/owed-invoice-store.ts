import { sql } from 'kysely'
import { payingStatuses, unpaidHereStatuses } from '../paying.ts'

const statuses = (some: readonly string[]) => sql.join(some.map((one) => sql.lit(one)))

/** `mustPayNow` of paying.ts, as the database finds it; `owes_invoice` is kept by triggers (migration 0078). */
export const customerMustPay = sql<boolean>`(requests.status in (${statuses(payingStatuses)}) and requests.owes_invoice)`

/** The same without what goes back on the terms of its company (decision 158): there it is not the customer whom the way back waits for. */
export const waitsForMoney = sql<boolean>`(requests.status in (${statuses(payingStatuses)}) and requests.owes_invoice and not leaves_on_terms(requests.id))`

/** What is owed does not keep the device, because its company pays on terms; asked only where it could (migration 0178). */
export const leavesOnTerms = sql<boolean>`(case when requests.owes_invoice and requests.status in (${statuses(unpaidHereStatuses)})
  then leaves_on_terms(requests.id) else false end)`
