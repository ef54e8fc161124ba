import { type Kysely, sql } from 'kysely'
import { nameOf } from '#accounts/server/name-store.ts'
import type { Language } from '#base/languages.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { Day } from '#calendar/calendar.ts'
import type { DB } from '#db/schema.ts'
import type { ListProvider, OwnMove, ProviderLine } from '../../provider-agreement.ts'
import type { ProviderList } from './provider-list.ts'

/** Lists are taken one after the other, so that the newest says how a transaction ended. */
export const lockProviderLists = async (tx: Kysely<DB>): Promise<void> => {
  await sql`lock table provider_lists in share row exclusive mode`.execute(tx)
}

type Taken = { list: ProviderList; firstDay: Day; lastDay: Day; fileName: string; by: number; now: Temporal.Instant }

/** @returns how many of its lines no earlier list held as they are */
export async function insertProviderList(tx: Kysely<DB>, { list, firstDay, lastDay, fileName, by, now }: Taken): Promise<number> {
  const { provider, lines, skipped } = list
  const { rows } = await sql<{ changed: number }>`
    with listed as (
      select line.kind, line."transactionId", line.about, payments.id as "paymentId", line.amount, line.state, line.day from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
        as line(kind text, "transactionId" text, about text, "paymentId" uuid, amount integer, state text, day date)
        left join payments on payments.id = line."paymentId" and payments.provider = ${provider}
    ), fresh as (
      select listed.* from listed left join provider_list_lines as known
        on known.provider = ${provider} and known.kind = listed.kind and known.transaction_id = listed."transactionId"
      where (known.about, known.payment_id, known.amount, known.state, known.day)
        is distinct from (listed.about, listed."paymentId", listed.amount, listed.state, listed.day)
    ), list as (
      insert into provider_lists (provider, first_day, last_day, file_name, uploaded_at, uploaded_by, lines_read, lines_new, skipped)
      select ${provider}, ${firstDay}::date, ${lastDay}::date, ${fileName}, ${now.toString()}::timestamptz, ${by}::bigint, ${lines.length}::integer,
        (select count(*) from fresh), ${skipped}::integer
      returning id
    ), stored as (
      insert into provider_list_lines (provider, kind, transaction_id, about, payment_id, amount, state, day, list_id, read_at)
      select ${provider}, kind, "transactionId", about, "paymentId", amount, state, day, list.id, ${now.toString()}::timestamptz from fresh, list
      on conflict (provider, kind, transaction_id) do update set (about, payment_id, amount, state, day, list_id, read_at)
        = (excluded.about, excluded.payment_id, excluded.amount, excluded.state, excluded.day, excluded.list_id, excluded.read_at)
      returning 1
    )
    select count(*)::integer as changed from stored`.execute(tx)
  return rows[0]?.changed ?? 0
}

type Period = { provider: ListProvider; from: Day; to: Day }

/** The lists that tell of a day of the period whole, the newest last. */
export async function listsOver(tx: ReadDb<DB>, { provider, from, to }: Period) {
  const { rows } = await sql<{ firstDay: Day; lastDay: Day; uploadedAt: Temporal.Instant; fileName: string }>`
    select first_day::text as "firstDay", last_day::text as "lastDay", uploaded_at as "uploadedAt", file_name as "fileName"
    from provider_lists where provider = ${provider} and last_day >= ${from}::date and first_day <= ${to}::date order by uploaded_at, id`.execute(tx)
  return rows
}

const budapest = (day: Day) => sql`${day}::date::timestamp at time zone 'Europe/Budapest'`

/** The payments a period is about: what moved on its days by our books, and what the lists name on them. */
export async function paymentsOver(tx: ReadDb<DB>, { provider, from, to }: Period): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from payments where provider = ${provider} and status in ('paid', 'lateSuccess')
      and ended_at >= ${budapest(from)} and ended_at < ${budapest(to)} + interval '1 day'
    union select payments.id from refunds join payments on payments.id = refunds.payment_id where provider = ${provider} and refunds.status = 'done'
      and refunds.ended_at >= ${budapest(from)} and refunds.ended_at < ${budapest(to)} + interval '1 day'
    union select payments.id from provider_list_lines as lines join payments on payments.provider = ${provider} and payments.capture_id = lines.about
      where lines.provider = ${provider} and lines.day between ${from}::date and ${to}::date
    union select payments.id from provider_list_lines as lines join payments on payments.provider = ${provider} and payments.provider_payment_id = lines.about
      where lines.provider = ${provider} and lines.day between ${from}::date and ${to}::date
    union select payments.id from provider_list_lines as lines join payments on payments.provider = ${provider} and payments.id = lines.payment_id
      where lines.provider = ${provider} and lines.day between ${from}::date and ${to}::date
    union select refunds.payment_id from provider_list_lines as lines join refunds on refunds.provider_refund_id = lines.transaction_id
      join payments on payments.id = refunds.payment_id and payments.provider = ${provider}
      where lines.provider = ${provider} and lines.kind = 'refund' and lines.day between ${from}::date and ${to}::date`.execute(tx)
  return rows.map(({ id }) => id)
}

export type KnownMove = OwnMove & { readonly crmRequestId: number; readonly invoiceNumber: string | null }

/** All that these payments took and gave back, whenever. */
export async function movesOf(tx: ReadDb<DB>, paymentIds: readonly string[]): Promise<KnownMove[]> {
  const { rows } = await sql<KnownMove>`
    select 'payment' as kind, payments.id, payments.id as "paymentId", coalesce(capture_id, provider_payment_id) as "transactionId",
      coalesce(capture_id, provider_payment_id) as about, payments.amount,
      case when payments.status in ('paid', 'lateSuccess') then 'done' when payments.status in ('failed', 'cancelled', 'expired') then 'failed' else 'pending' end
        as state, (payments.ended_at at time zone 'Europe/Budapest')::date::text as day, invoices.request_id as "crmRequestId", invoices.number as "invoiceNumber"
    from payments join invoices on invoices.id = payments.invoice_id where payments.id = any(${paymentIds}::uuid[])
    union all
    select 'refund', refunds.id, payments.id, provider_refund_id, coalesce(capture_id, provider_payment_id), refunds.amount,
      case refunds.status when 'done' then 'done' when 'asked' then 'pending' else 'failed' end,
      (refunds.ended_at at time zone 'Europe/Budapest')::date::text, invoices.request_id, invoices.number
    from refunds join payments on payments.id = refunds.payment_id join invoices on invoices.id = payments.invoice_id
    where refunds.payment_id = any(${paymentIds}::uuid[]) and refunds.status in ('done', 'asked', 'failed')
    order by day nulls last, id`.execute(tx)
  return rows
}

/** What the lists say of a period, and of these payments on any day. */
export async function linesOver(tx: ReadDb<DB>, { provider, from, to }: Period, moves: readonly KnownMove[]): Promise<ProviderLine[]> {
  const named = [...new Set(moves.flatMap(({ about }) => about ?? []))]
  const refunds = [...new Set(moves.flatMap(({ kind, transactionId }) => (kind === 'refund' && transactionId ? [transactionId] : [])))]
  const payments = [...new Set(moves.map(({ paymentId }) => paymentId))]
  const { rows } = await sql<ProviderLine>`
    select kind, transaction_id as "transactionId", about, payment_id as "paymentId", amount, state, day::text as day from provider_list_lines
    where provider = ${provider} and (day between ${from}::date and ${to}::date or about = any(${named}::text[]) or payment_id = any(${payments}::uuid[])
      or kind = 'refund' and transaction_id = any(${refunds}::text[]))
    order by day, kind, transaction_id`.execute(tx)
  return rows
}

export type DifferenceNote = { key: string; kind: ProviderLine['kind']; difference: string; note: string; notedAt: Temporal.Instant; notedBy: string }

/** What employees noted of these disagreements. @param language in which they are named */
export async function notesOf(tx: ReadDb<DB>, provider: ListProvider, keys: readonly string[], language: Language): Promise<DifferenceNote[]> {
  const { rows } = await sql<DifferenceNote>`
    select notes.key, notes.kind, notes.difference, notes.note, notes.noted_at as "notedAt", ${nameOf(language, 'accounts')} as "notedBy"
    from provider_difference_notes as notes join accounts on accounts.id = notes.noted_by
    where notes.provider = ${provider} and notes.key = any(${keys}::text[])`.execute(tx)
  return rows
}

type NewNote = {
  provider: ListProvider
  kind: ProviderLine['kind']
  key: string
  difference: string
  paymentId: string | null
  note: string
  notedAt: Temporal.Instant
  notedBy: number
}

/** Of two who note a difference, one does. @returns whether it had not been noted until now */
export async function insertDifferenceNote(tx: Kysely<DB>, note: NewNote): Promise<boolean> {
  const noted = await tx
    .insertInto('providerDifferenceNotes')
    .values(note)
    .onConflict((on) => on.doNothing())
    .returning('id')
    .executeTakeFirst()
  return noted !== undefined
}
