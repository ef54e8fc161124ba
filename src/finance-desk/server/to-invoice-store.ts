import { sql } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import type { InvoiceKind } from '#invoices/invoice.ts'
import type { Outcome, RequestStatus } from '#requests/status.ts'

const ended: readonly RequestStatus[] = ['PRODUCT_LEFT_THE_SERVICE', 'INVOICE_DONE']
const isEnded = sql<boolean>`requests.closed_at is null and requests.status = any(${[...ended]}::text[])`

/** Documents whose number or PDF is still to come. Collective invoices stand with their insurer. */
const unfinished = sql`select request_id from invoices where (number is null or pdf_at is null) and request_id is not null`

/** What is owed and has no invoice that stands: a cancelled one to be issued anew, or one that did not follow its proforma. */
const withoutInvoice = sql`select requests.id from requests join charges on charges.request_id = requests.id
  where ${isEnded} and charges.voided_at is null and charges.reason <> 'correction'
    and not exists (select from invoices where charge_id = charges.id and cancelled_by is null
      and (kind = 'final' or kind = 'proforma' and status = 'pending'))`

/**
 * Requests that ended with something to pay, of which nothing was written down: the rule of `dutyOf` (invoices/owed.ts) as the database finds it,
 * so that the list needs no look at each request. Tests hold the two together.
 */
const uncharged = (returnFee: number) => sql`select requests.id from requests
  left join lateral (
    select quotes.id, decision, case decision when 'accepted' then gross else inspection_fee + logistics_fee end as gross
    from quotes join quote_decisions on quote_id = quotes.id where request_id = requests.id and status in ('accepted', 'rejected', 'expired')
  ) as quote on true
  left join expert_reports as report on report.request_id = requests.id and report.status in ('rejected', 'expired')
  cross join lateral (
    select case
      when quote.decision = 'accepted' then case when requests.outcome = 'REPAIRED' and quote.gross > 0 then 'quote ' || quote.id end
      when quote.id is not null then case when quote.gross > 0 then 'quote ' || quote.id end
      when report.id is not null then case when report.return_fee > 0 then 'report ' || report.id end
      when requests.outcome in ('NO_FAULT', 'WARRANTY_REJECTED') and ${returnFee}::integer > 0 then 'outcome ' || requests.outcome
    end as decision
  ) as duty
  where ${isEnded} and requests.outcome not in ('CANCELLED', 'LOST', 'ABANDONED') and duty.decision is not null
    and not exists (select from charges where request_id = requests.id and decision = duty.decision and voided_at is null)
    and not exists (select from invoices join charges on charges.id = charge_id
      where invoices.request_id = requests.id and charges.decision = duty.decision)`

const waiting = (returnFee: number) => sql`${unfinished} union ${withoutInvoice} union ${uncharged(returnFee)}`

export type ToInvoiceRow = {
  id: number
  firstName: string
  middleName: string
  lastName: string
  companyName: string | null
  businessForm: string | null
  outcome: Outcome | null
  readyAt: Temporal.Instant | null
  receivedAt: Temporal.Instant
  kind: InvoiceKind | null
  number: string | null
  gross: number | null
  createdAt: Temporal.Instant | null
  tries: number | null
  lastError: string | null
}

/** Requests that wait for a document, those that ended first first, each with the first document that is stuck. @returns one more than the page */
export async function requestsToInvoice(
  tx: ReadDb<DB>,
  { returnFee, after, size }: { returnFee: number; after: number | undefined; size: number },
): Promise<ToInvoiceRow[]> {
  const { rows } = await sql<ToInvoiceRow>`
    select requests.id, first_name as "firstName", middle_name as "middleName", last_name as "lastName", company_name as "companyName",
      forms.short as "businessForm",
      outcome, ready_at as "readyAt", received_at as "receivedAt", stuck.kind, stuck.number, stuck.gross, stuck.created_at as "createdAt",
      stuck.tries, stuck.last_error as "lastError"
    from requests left join lookups as forms on forms.kind = 'businessForms' and forms.id = business_form_id left join lateral (
      select kind, number, gross, created_at, tries, last_error from invoices
      where request_id = requests.id and (number is null or pdf_at is null) order by id limit 1
    ) as stuck on true
    where requests.id in (${waiting(returnFee)})
      and (${after ?? null}::bigint is null or (coalesce(ready_at, received_at), requests.id) >
        (select coalesce(ready_at, received_at), id from requests as last where id = ${after ?? null}::bigint))
    order by coalesce(ready_at, received_at), requests.id limit ${size + 1}
  `.execute(tx)
  return rows
}

export async function countToInvoice(tx: ReadDb<DB>, returnFee: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from (${waiting(returnFee)}) as waiting`.execute(tx)
  return rows[0]?.count ?? 0
}
