import { type Kysely, sql } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import type { InvoiceKind } from '#invoices/invoice.ts'
import type { SurplusRow, SurplusWay } from '../../surpluses.ts'

export type Surplus = {
  invoiceId: number
  /** Null of a collective invoice. */
  requestId: number | null
  invoiceNumber: string
  kind: InvoiceKind
  why: SurplusRow['why']
  buyer: string
  /** When money last came. */
  since: Temporal.Instant
  /** Whole forints, less the refunds that are under way. */
  amount: number
  byHand: number
  /** All that did not come through a provider came in cash. */
  isCash: boolean
  targets: SurplusRow['targets']
}

/** Where anything is left; the tables are kept by the database (`count_surpluses`, migration 0063). */
const left = sql`
  select invoices.id as "invoiceId", invoices.request_id as "requestId", coalesce(invoices.number, '') as "invoiceNumber", invoices.kind, buyers.name as buyer,
    case when invoices.cancelled_by is null and charges.voided_at is null then 'overpaid' else 'cancelled' end as why,
    came.since, surpluses.amount - back.under_way as amount, least(surpluses.amount - back.under_way, came.by_hand) as "byHand", came.is_cash as "isCash",
    array(select json_build_object('invoiceId', open.id, 'number', open.number, 'outstanding', open.gross - coalesce(
        (select sum(amount + cash_rounding) from settlements where invoice_id = open.id), 0))
      from invoices as open join charges as owed on owed.id = open.charge_id
      where open.id in (
          select id from invoices as of_request where of_request.request_id = invoices.request_id
          union all select of_insurer.id from charges as same join invoices as of_insurer on of_insurer.charge_id = same.id
            where same.insurer_id = charges.insurer_id)
        and open.kind in ('proforma', 'final') and open.status = 'pending' and open.cancelled_by is null
        and open.number is not null and owed.voided_at is null and open.id <> invoices.id order by open.id) as targets
  from surpluses join invoices on invoices.id = surpluses.invoice_id join charges on charges.id = invoices.charge_id
  join invoice_buyers as buyers on buyers.invoice_id = invoices.id
  cross join lateral (
    select max(at) filter (where amount > 0) as since,
      greatest(0, coalesce(sum(amount) filter (where source not in ('online', 'refund')), 0))::integer as by_hand,
      coalesce(bool_and(source in ('cashOnDelivery', 'cash')) filter (where amount > 0 and source <> 'online'), false) as is_cash
    from settlements where settlements.invoice_id = invoices.id
  ) as came
  cross join lateral (
    select coalesce(sum(refunds.amount), 0)::integer as under_way from payments join refunds on refunds.payment_id = payments.id
    where payments.invoice_id = invoices.id and refunds.status in ('forApproval', 'asked')
  ) as back
  where surpluses.amount > back.under_way`

/** By invoice, the oldest first. @returns one more than the page */
export async function surplusesAfter(tx: ReadDb<DB>, { after = 0, size }: { after?: number | undefined; size: number }): Promise<Surplus[]> {
  const { rows } = await sql<Surplus>`${left} and surpluses.invoice_id > ${after} order by surpluses.invoice_id limit ${size + 1}`.execute(tx)
  return rows
}

export async function findSurplus(tx: ReadDb<DB>, invoiceId: number): Promise<Surplus | undefined> {
  const { rows } = await sql<Surplus>`${left} and surpluses.invoice_id = ${invoiceId}`.execute(tx)
  return rows[0]
}

/** Whether two invoices are of one request, or of one insurer: then what came for the one may count for the other. */
export async function areOfOne(tx: ReadDb<DB>, one: number, other: number): Promise<boolean> {
  const found = await tx
    .selectFrom('invoices as one')
    .innerJoin('charges as itsCharge', 'itsCharge.id', 'one.chargeId')
    .innerJoin('invoices as other', (join) => join.on('other.id', '=', other))
    .innerJoin('charges as otherCharge', 'otherCharge.id', 'other.chargeId')
    .select('one.id')
    .where('one.id', '=', one)
    .where((eb) => eb.or([eb('other.requestId', '=', eb.ref('one.requestId')), eb('otherCharge.insurerId', '=', eb.ref('itsCharge.insurerId'))]))
    .executeTakeFirst()
  return found !== undefined
}

export type SurplusDecision = {
  invoiceId: number
  amount: number
  /** The invoice it was settled with; null: it was sent back. */
  toInvoiceId: number | null
  /** Null where it was settled with another invoice. */
  sentTo: SurplusWay | null
  why: SurplusRow['why']
  note: string
  decidedAt: Temporal.Instant
  decidedBy: number
}

export const insertSurplusDecision = (tx: Kysely<DB>, decision: SurplusDecision) =>
  tx.insertInto('surplusDecisions').values(decision).returning('id').executeTakeFirstOrThrow()

/** What was sent back by hand, with the invoice it had come for. */
export const findSurplusReturn = (tx: ReadDb<DB>, id: number) =>
  tx
    .selectFrom('surplusDecisions')
    .innerJoin('invoices', 'invoices.id', 'surplusDecisions.invoiceId')
    .select([
      'surplusDecisions.amount',
      'surplusDecisions.sentTo',
      'surplusDecisions.why',
      'invoices.number as invoiceNumber',
      'invoices.kind as invoiceKind',
    ])
    .where('surplusDecisions.id', '=', id)
    .$narrowType<{ sentTo: SurplusWay | null; why: SurplusRow['why'] | null; invoiceKind: InvoiceKind }>()
    .executeTakeFirst()

/** What was settled with another invoice: which it had come for, and the one it counts for now. */
export const findSurplusMove = (tx: ReadDb<DB>, id: number) =>
  tx
    .selectFrom('surplusDecisions')
    .innerJoin('invoices as source', 'source.id', 'surplusDecisions.invoiceId')
    .innerJoin('invoices as target', 'target.id', 'surplusDecisions.toInvoiceId')
    .select(['surplusDecisions.amount', 'source.number as fromNumber', 'target.number as toNumber', 'target.gross', 'target.status'])
    .select((eb) => eb('target.cancelledBy', 'is not', null).$castTo<boolean>().as('isCancelled'))
    .where('surplusDecisions.id', '=', id)
    .executeTakeFirst()
