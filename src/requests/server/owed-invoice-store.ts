import { sql } from 'kysely'
import { payingStatuses } from '../paying.ts'

/** `mustPayNow` of paying.ts, as the database finds it; `owes_invoice` is kept by triggers (migration 0078). */
export const customerMustPay = sql<boolean>`(requests.status in (${sql.join(payingStatuses.map((one) => sql.lit(one)))}) and requests.owes_invoice)`
