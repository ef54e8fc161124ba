import { sql } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { Day } from '#calendar/calendar.ts'
import type { DB } from '#db/schema.ts'
import type { SettlementSource } from '#invoices/invoice.ts'

/** From midnight to midnight as clocks in Budapest show it. */
const within = (column: string, day: Day) => sql<boolean>`${sql.ref(column)} >= ${day}::date::timestamp at time zone 'Europe/Budapest'
  and ${sql.ref(column)} < (${day}::date + 1)::timestamp at time zone 'Europe/Budapest'`

export type SourceOfDay = { source: SettlementSource; count: number; amount: number; rounding: number }

/** What was settled on a day, by how it came. */
export async function settledOn(tx: ReadDb<DB>, day: Day): Promise<SourceOfDay[]> {
  const { rows } = await sql<SourceOfDay>`
    select source, count(*)::integer as count, sum(amount)::integer as amount, sum(cash_rounding)::integer as rounding
    from settlements where ${within('at', day)} group by source order by source
  `.execute(tx)
  return rows
}

export type ProviderOfDay = { provider: string; taken: number; returned: number; booked: number }

/** What each provider took and gave back on a day, beside what of it stands in the books of that day. */
export async function providersOn(tx: ReadDb<DB>, day: Day): Promise<ProviderOfDay[]> {
  const { rows } = await sql<ProviderOfDay>`
    select provider, sum(taken)::integer as taken, sum(returned)::integer as returned, sum(booked)::integer as booked from (
      select provider, amount as taken, 0 as returned, 0 as booked from payments
        where status in ('paid', 'lateSuccess') and ${within('payments.ended_at', day)}
      union all
      select provider, 0, refunds.amount, 0 from refunds join payments on payments.id = refunds.payment_id
        where refunds.status = 'done' and ${within('refunds.ended_at', day)}
      union all
      select provider, 0, 0, settlements.amount from settlements
        join payments on settlements.reference = 'payment ' || payments.id
        where settlements.source = 'online' and ${within('settlements.at', day)}
      union all
      select provider, 0, 0, settlements.amount from settlements
        join refunds on settlements.reference = 'refund ' || refunds.id join payments on payments.id = refunds.payment_id
        where settlements.source = 'refund' and ${within('settlements.at', day)}
    ) as moves group by provider order by provider
  `.execute(tx)
  return rows
}

/** Invoices of a day; proformas are none. */
export async function issuedOn(tx: ReadDb<DB>, day: Day): Promise<{ count: number; gross: number }> {
  const { rows } = await sql<{ count: number; gross: number }>`
    select count(*)::integer as count, coalesce(sum(gross), 0)::integer as gross from invoices where kind <> 'proforma' and ${within('created_at', day)}
  `.execute(tx)
  return rows[0] ?? { count: 0, gross: 0 }
}

/** What was transferred on a day for lost parcels, by the day the bank sent it. */
export async function compensatedOn(tx: ReadDb<DB>, day: Day): Promise<{ count: number; amount: number }> {
  const { rows } = await sql<{ count: number; amount: number }>`
    select count(*)::integer as count, coalesce(sum(compensation), 0)::integer as amount
    from compensations join lost_parcels on lost_parcels.request_id = compensations.request_id where paid_at is not null and paid_on = ${day}::date
  `.execute(tx)
  return rows[0] ?? { count: 0, amount: 0 }
}
