import { type Kysely, sql } from 'kysely'
import type { CustomerType } from '#accounts/who.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import type { StatementKind, StatementList, StatementOutcome, StatementPlace, StatementState } from '../statement.ts'

const sources = { complaint: 'complaints', withdrawal: 'withdrawals' } as const

/**
 * Opens the case of what was received, joined to the request it names where it was written from the address of that request: anybody may type
 * anybody's number. However often it is called, there is one.
 */
export async function openCase(tx: Kysely<DB>, kind: StatementKind, id: number, days: number): Promise<void> {
  const column = sql.ref(`${kind}_id`)
  const typed = sql.ref(kind === 'complaint' ? 'sent.request_number' : 'sent.contract')
  await sql`insert into statement_cases (kind, ${column}, request_id, received_at, due_on)
    select ${kind}::text, sent.id,
      (select named from requests_of_sender_named_in(${typed}, sent.email) named limit 1),
      sent.received_at, (sent.received_at at time zone 'Europe/Budapest')::date + ${days}::integer
    from ${sql.table(sources[kind])} sent where sent.id = ${id}
    on conflict do nothing`.execute(tx)
}

const cases = (tx: ReadDb<DB>) =>
  tx
    .selectFrom('statementCases as cases')
    .leftJoin('complaints', 'complaints.id', 'cases.complaintId')
    .leftJoin('withdrawals', 'withdrawals.id', 'cases.withdrawalId')
    .leftJoin('requests', 'requests.id', 'cases.requestId')
    .leftJoin('quotes', (on) => on.onRef('quotes.requestId', '=', 'requests.id').on('quotes.status', '=', 'accepted'))
    .leftJoin('quoteDecisions', 'quoteDecisions.quoteId', 'quotes.id')
    .select(['requests.companyName', 'requests.readyAt', 'requests.outcome as requestOutcome'])
    .select(['quoteDecisions.decidedAt', 'quoteDecisions.startNowTextId', 'quoteDecisions.startLossTextId'])
    .select([
      sql<Temporal.Instant | null>`(select min(timers.started_at) from worksheet_timers timers join worksheets on worksheets.id = timers.worksheet_id
        where worksheets.request_id = requests.id and timers.started_at >= quote_decisions.decided_at)`.as('timedAt'),
      sql<Temporal.Instant | null>`(select max(worksheets.saved_at) from worksheets
        where worksheets.request_id = requests.id and worksheets.saved_at >= quote_decisions.decided_at
          -- The order itself is drafted onto the sheet by nobody.
          and worksheets.saved_by_account_id is not null)`.as('savedAt'),
    ])
    .select(['cases.id', 'cases.requestId', 'cases.receivedAt', 'cases.dueOn', 'cases.version', 'complaints.phone'])
    .select([
      sql<StatementKind>`cases.kind`.as('kind'),
      sql<CustomerType | null>`requests.customer_type`.as('customerType'),
      sql<StatementState>`cases.state`.as('state'),
      sql<StatementOutcome | null>`cases.outcome`.as('outcome'),
      sql<string>`coalesce(complaints.number, withdrawals.number)`.as('number'),
      sql<string>`coalesce(complaints.name, withdrawals.name)`.as('name'),
      sql<string>`coalesce(complaints.email, withdrawals.email)`.as('email'),
      sql<string>`coalesce(complaints.language, withdrawals.language)`.as('language'),
      sql<string>`coalesce(complaints.subject, withdrawals.contract)`.as('subject'),
      sql<string>`coalesce(complaints.message, withdrawals.statement)`.as('words'),
      sql<boolean>`coalesce(lower(requests.email) = lower(coalesce(complaints.email, withdrawals.email)), false)`.as('isOfCustomer'),
    ])
export type StoredCase = Awaited<ReturnType<ReturnType<typeof cases>['execute']>>[number]

type Page = { readonly after?: StatementPlace | undefined; readonly size: number }

/** Those to settle, the nearest term first; those settled the other way round. One row more than the page has. */
export function casesOfList(tx: ReadDb<DB>, list: StatementList, { after, size }: Page) {
  const isOpen = list === 'open'
  const page = cases(tx)
    .where('cases.state', isOpen ? '<>' : '=', 'SETTLED')
    .orderBy('cases.dueOn', isOpen ? 'asc' : 'desc')
    .orderBy('cases.id', isOpen ? 'asc' : 'desc')
    .limit(size + 1)
  if (after === undefined) return page.execute()
  const { dueOn, id } = after
  return page
    .where(
      isOpen
        ? sql<boolean>`(cases.due_on, cases.id) > (${dueOn}::date, ${id}::bigint)`
        : sql<boolean>`(cases.due_on, cases.id) < (${dueOn}::date, ${id}::bigint)`,
    )
    .execute()
}

export const casesOfRequest = (tx: ReadDb<DB>, requestId: number) =>
  cases(tx).where('cases.requestId', '=', requestId).orderBy('cases.id', 'desc').limit(50).execute()

export const findCase = (tx: ReadDb<DB>, id: number) => cases(tx).where('cases.id', '=', id).executeTakeFirst()

export const lockCase = (tx: Kysely<DB>, id: number) =>
  tx
    .selectFrom('statementCases')
    .select(['id', 'version', 'requestId'])
    .select(sql<StatementKind>`kind`.as('kind'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

const steps = (tx: ReadDb<DB>) =>
  tx
    .selectFrom('statementSteps as steps')
    .innerJoin('accounts', 'accounts.id', 'steps.byAccountId')
    .select(['steps.id', 'steps.caseId', 'steps.note', 'steps.at', 'steps.byAccountId'])
    .select(['accounts.firstName', 'accounts.middleName', 'accounts.lastName'])
    .select([sql<Exclude<StatementState, 'RECEIVED'>>`steps.state`.as('state'), sql<StatementOutcome | null>`steps.outcome`.as('outcome')])

export const stepsOfCases = (tx: ReadDb<DB>, ids: readonly number[]) =>
  steps(tx).where(sql<boolean>`steps.case_id = any(${ids}::bigint[])`).orderBy('steps.id').execute()
export type StoredStep = Awaited<ReturnType<typeof stepsOfCases>>[number]

export const findStep = (tx: ReadDb<DB>, id: number) => steps(tx).where('steps.id', '=', id).executeTakeFirst()

export const newestStep = (tx: ReadDb<DB>, caseId: number) =>
  steps(tx).where('steps.caseId', '=', caseId).orderBy('steps.id', 'desc').limit(1).executeTakeFirst()

type NewStep = {
  caseId: number
  state: 'EXAMINED' | 'SETTLED'
  outcome: StatementOutcome | null
  note: string
  at: Temporal.Instant
  byAccountId: number
}

/** @returns the id of the step */
export async function addStep(tx: Kysely<DB>, step: NewStep): Promise<number> {
  const { caseId, state, outcome } = step
  await tx.updateTable('statementCases').set({ state, outcome, version: sql<number>`version + 1` }).where('id', '=', caseId).execute()
  const { id } = await tx.insertInto('statementSteps').values(step).returning('id').executeTakeFirstOrThrow()
  return id
}

export const joinCase = (tx: Kysely<DB>, id: number, requestId: number) =>
  tx.updateTable('statementCases').set({ requestId, version: sql<number>`version + 1` }).where('id', '=', id).execute()

export const isKnownRequest = async (tx: ReadDb<DB>, id: number): Promise<boolean> =>
  (await tx.selectFrom('requests').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
