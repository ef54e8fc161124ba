import { accountIdOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import { budapestDay } from '#calendar/calendar.ts'
import type { Call, ReadContext } from '#context.ts'
import { expectedSteps } from '#requests/server/promise/expected-step.ts'
import type { MyRequestsPage, RequestInList } from '../../my-requests.ts'
import { requestSearchOf } from '../../request-search.ts'
import type { trackingApi } from '../../tracking.api.ts'
import { countOwnRequests, type Filters, type Owner, type OwnRequestRow, pageOfOwnRequests, waitingOwnRequests } from './my-requests-store.ts'
import { requestInListOf } from './request-in-list.ts'

/** What stands on top of the screen; more are behind the filter. */
const maxWaiting = 10

const nothing: MyRequestsPage = { requests: [], next: null, overview: { all: 0, open: 0, brands: [], waiting: [], moreWaiting: false } }

/** SPEC 7, customer-requests: those of the account that asks. Customers of pre-alerts have pre-alerts instead (SPEC 1). */
export async function listMyRequests(ctx: ReadContext & Call, { query }: Input<typeof trackingApi.listMyRequests>): Promise<MyRequestsPage> {
  const accountId = accountIdOf(ctx.actor)
  if (accountId === null || (ctx.actor.kind === 'account' && ctx.actor.customerType === 'PREALERT')) return nothing
  const owner: Owner = { accountId, language: ctx.language, today: budapestDay(ctx.now) }
  const { after, size } = query
  const [rows, overview] = await Promise.all([
    pageOfOwnRequests(ctx.tx, owner, filtersOf(query), { after, size }),
    after === undefined ? overviewOf(ctx, owner) : null,
  ])
  const page = rows.slice(0, size)
  return { requests: await inList(ctx, owner, page), next: rows.length > size ? (page.at(-1)?.id ?? null) : null, overview }
}

const filtersOf = ({ status = [], brand, state, text }: Input<typeof trackingApi.listMyRequests>['query']): Filters => ({
  statuses: status,
  brandId: brand,
  state,
  search: text ? requestSearchOf(text) : undefined,
})

async function overviewOf(ctx: ReadContext & Call, owner: Owner): Promise<NonNullable<MyRequestsPage['overview']>> {
  const [counted, found] = await Promise.all([countOwnRequests(ctx.tx, owner.accountId), waitingOwnRequests(ctx.tx, owner, maxWaiting)])
  const total = (one: 'count' | 'open') => counted.reduce((sum, row) => sum + row[one], 0)
  const waiting = await inList(ctx, owner, found.slice(0, maxWaiting))
  return {
    all: total('count'),
    open: total('open'),
    brands: counted.map(({ id, name, count }) => ({ id, name, count })),
    waiting: waiting.toSorted((one, other) => firstDay(one).localeCompare(firstDay(other))),
    moreWaiting: found.length > maxWaiting,
  }
}

/** What has no day can wait until what has one is done. */
const firstDay = ({ waitsFor }: RequestInList) => waitsFor.flatMap(({ by }) => by ?? []).toSorted()[0] ?? '9999'

async function inList(ctx: ReadContext & Call, { today }: Owner, rows: readonly OwnRequestRow[]): Promise<RequestInList[]> {
  const steps = await expectedSteps(ctx, rows)
  return rows.map((row) => requestInListOf(row, steps.get(row.id) ?? null, today))
}
