import { type Insertable, type Kysely, type SqlBool, sql } from 'kysely'
import type { Reach } from '#accounts/who.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { Day } from '#calendar/calendar.ts'
import type { DB, PreAlertHistory, PreAlerts } from '#db/schema.ts'
import type { IdentifierKind } from '#requests/identifier.ts'
import { afterCancelling } from '#requests/server/owed-invoice-store.ts'
import type { Outcome, RequestStatus } from '#requests/status.ts'
import type { PreAlertState, PreAlertStatus } from '../pre-alert.ts'

type Narrowed = {
  state: PreAlertState
  identifierKind: IdentifierKind | null
  requestStatus: RequestStatus | null
  requestOutcome: Outcome | null
}

const preAlerts = (tx: ReadDb<DB>) =>
  tx
    .selectFrom('preAlerts')
    .innerJoin('accounts', 'accounts.id', 'preAlerts.accountId')
    .leftJoin('brands', 'brands.id', 'preAlerts.brandId')
    .leftJoin('requests', 'requests.id', 'preAlerts.requestId')
    .selectAll('preAlerts')
    .select(['accounts.firstName', 'accounts.middleName', 'accounts.lastName', 'accounts.companyName'])
    .select(['brands.name as brandName', 'requests.status as requestStatus', 'requests.outcome as requestOutcome'])
    .select(afterCancelling.as('afterCancelling'))
    .select(['requests.closedAt as requestClosedAt', 'requests.warrantyTypeId as requestWarrantyTypeId'])
    .$narrowType<Narrowed>()

export type StoredPreAlert = Awaited<ReturnType<ReturnType<typeof preAlerts>['execute']>>[number]

/** One’s own, or, for whoever looks after all of a company, the company's (decision 82; pre-alerts have no cost centres). */
const isWithin = ({ accountId, companyId, costCentres }: Reach) =>
  companyId !== null && costCentres === null ? sql<SqlBool>`pre_alerts.company_id = ${companyId}` : sql<SqlBool>`pre_alerts.account_id = ${accountId}`

const part = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** What is looked for, as references are compared; without anything to compare nothing fits. */
const fits = (key: string) => sql<SqlBool>`(${key} <> '' and pre_alerts.search_key like ${part(key)})`

type Text = { readonly text: string; readonly key: string } | undefined
type Filters = { readonly status: PreAlertStatus | undefined; readonly from: Day | undefined; readonly to: Day | undefined; readonly text: Text }
type Page<After> = { readonly after: After | undefined; readonly size: number }

/** @param today what is overdue follows from it */
const hasStatus = (status: PreAlertStatus, today: Day) =>
  status === 'announced' || status === 'overdue'
    ? sql<SqlBool>`pre_alerts.state = 'announced' and ${status === 'overdue' ? sql`pre_alerts.expected_on < ${today}` : sql`pre_alerts.expected_on >= ${today}`}`
    : sql<SqlBool>`pre_alerts.state = ${status}`

/** @returns the newest first, one more than the page */
export function preAlertsOf(tx: ReadDb<DB>, reach: Reach, { status, from, to, text }: Filters, today: Day, { after, size }: Page<number>) {
  let query = preAlerts(tx).where(isWithin(reach))
  if (status !== undefined) query = query.where(hasStatus(status, today))
  if (from !== undefined) query = query.where('preAlerts.expectedOn', '>=', from)
  if (to !== undefined) query = query.where('preAlerts.expectedOn', '<=', to)
  if (text !== undefined) query = query.where(fits(text.key))
  if (after !== undefined) query = query.where('preAlerts.id', '<', after)
  return query
    .orderBy('preAlerts.id', 'desc')
    .limit(size + 1)
    .execute()
}

/** Of every partner, along `pre_alerts_by_expected_day`: what is to come the earliest day first, what is over the latest first. One more than the page. */
export function preAlertsByDay(
  tx: ReadDb<DB>,
  { status, text }: { readonly status: PreAlertStatus; readonly text: Text },
  today: Day,
  { after, size }: Page<{ readonly expectedOn: Day; readonly id: number }>,
) {
  const isOpen = status === 'announced' || status === 'overdue'
  let query = preAlerts(tx).where(hasStatus(status, today))
  if (text !== undefined) query = query.where(sql<SqlBool>`(${fits(text.key)} or accounts.company_name ilike ${part(text.text)})`)
  if (after !== undefined)
    query = query.where(
      isOpen
        ? sql<SqlBool>`(pre_alerts.expected_on, pre_alerts.id) > (${after.expectedOn}::date, ${after.id})`
        : sql<SqlBool>`(pre_alerts.expected_on, pre_alerts.id) < (${after.expectedOn}::date, ${after.id})`,
    )
  return query
    .orderBy('preAlerts.expectedOn', isOpen ? 'asc' : 'desc')
    .orderBy('preAlerts.id', isOpen ? 'asc' : 'desc')
    .limit(size + 1)
    .execute()
}

export const findPreAlert = (tx: ReadDb<DB>, id: number) => preAlerts(tx).where('preAlerts.id', '=', id).executeTakeFirst()

export const findPreAlertOf = (tx: ReadDb<DB>, reach: Reach, id: number) =>
  preAlerts(tx).where('preAlerts.id', '=', id).where(isWithin(reach)).executeTakeFirst()

/** Nobody else changes it, or notes its arrival, until the transaction ends. */
export const lockPreAlert = (tx: ReadDb<DB>, id: number) =>
  tx.selectFrom('preAlerts').selectAll().where('id', '=', id).forUpdate().$narrowType<Pick<Narrowed, 'state'>>().executeTakeFirst()

export type NewPreAlert = Insertable<PreAlerts>

/** Of one partner one announces at a time, so that what was found free is free when it is written, whatever the order of the references. */
export const announceAlone = (tx: Kysely<DB>, { accountId, companyId }: { accountId: number; companyId: number | null }) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${companyId === null ? `pre-alerts of account ${accountId}` : `pre-alerts of company ${companyId}`}, 0))`.execute(
    tx,
  )

/** @returns their numbers, in the order of the rows */
export async function insertPreAlerts(tx: Kysely<DB>, rows: readonly NewPreAlert[]): Promise<number[]> {
  const written = await tx.insertInto('preAlerts').values(rows).returning(['id', 'referenceKey']).execute()
  const idOf = new Map(written.map(({ id, referenceKey }) => [referenceKey, id]))
  return rows.map(({ referenceKey }) => idOf.get(referenceKey) ?? 0)
}

/** Which of these references are open with the same partner. */
export async function openReferences(tx: ReadDb<DB>, owner: { accountId: number; companyId: number | null }, keys: readonly string[]) {
  const rows = await tx
    .selectFrom('preAlerts')
    .select('referenceKey')
    .where('state', '=', 'announced')
    .where(sql<SqlBool>`reference_key = any(${[...keys]})`)
    .where((eb) =>
      owner.companyId === null ? eb.and([eb('accountId', '=', owner.accountId), eb('companyId', 'is', null)]) : eb('companyId', '=', owner.companyId),
    )
    .execute()
  return new Set(rows.map((row) => row.referenceKey))
}

export const appendSteps = (tx: Kysely<DB>, steps: readonly Insertable<PreAlertHistory>[]) => tx.insertInto('preAlertHistory').values(steps).execute()

export const stepsOf = (tx: ReadDb<DB>, preAlertId: number) =>
  tx
    .selectFrom('preAlertHistory as history')
    .innerJoin('accounts', 'accounts.id', 'history.byAccountId')
    .select(['history.id', 'history.step', 'history.at', 'history.byKind', 'history.expectedOn', 'history.note'])
    .select(['accounts.firstName', 'accounts.middleName', 'accounts.lastName'])
    .where('history.preAlertId', '=', preAlertId)
    .orderBy('history.id')
    .$narrowType<{ step: 'announced' | 'changed' | 'withdrawn' | 'arrived'; byKind: 'customer' | 'staff' }>()
    .execute()

type Change =
  | { readonly expectedOn: Day; readonly note: string }
  | { readonly state: 'withdrawn'; readonly endedAt: Temporal.Instant }
  | { readonly state: 'arrived'; readonly endedAt: Temporal.Instant; readonly requestId: number; readonly arrivalCallSha256: Buffer }

export const updatePreAlert = (tx: Kysely<DB>, id: number, change: Change) =>
  tx
    .updateTable('preAlerts')
    .set({ ...change, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()

/** Open ones that a scanned code stands for: by their reference, or by the device. The longest awaited first. */
export const openOfCode = (tx: ReadDb<DB>, { key, identifiers }: { key: string; identifiers: readonly string[] }, max: number) =>
  preAlerts(tx)
    .where('preAlerts.state', '=', 'announced')
    .where(sql<SqlBool>`(pre_alerts.reference_key = ${key} or pre_alerts.identifier = any(${[...identifiers]}))`)
    .orderBy('preAlerts.expectedOn')
    .orderBy('preAlerts.id')
    .limit(max)
    .execute()

/** The demo account that announces, unless it has announced something already. Two portals may start at once: one of them seeds. */
export async function demoPartnerWithoutPreAlerts(tx: Kysely<DB>): Promise<number | null> {
  const account = await tx
    .selectFrom('accounts')
    .select('id')
    .where('demo', '=', true)
    .where('customerType', '=', 'PREALERT')
    .where('enabled', '=', true)
    .orderBy('id')
    .limit(1)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!account) return null
  const known = await tx.selectFrom('preAlerts').select('id').where('accountId', '=', account.id).limit(1).executeTakeFirst()
  return known ? null : account.id
}
