import { sql } from 'kysely'
import { payingStatuses } from '../paying.ts'

/** `mustPayNow` of paying.ts, as the database finds it; `owes_invoice` is kept by triggers (migration 0078). */
export const customerMustPay = sql<boolean>`(requests.status = any(${[...payingStatuses]}::text[]) and requests.owes_invoice)`
