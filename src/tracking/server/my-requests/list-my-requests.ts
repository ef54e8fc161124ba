import { accountIdOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import { budapestDay } from '#calendar/calendar.ts'
import { catalogueNames } from '#catalogue/server/names-store.ts'
import type { Call, ReadContext } from '#context.ts'
import { expectedSteps } from '#requests/server/promise/expected-step.ts'
import type { MyRequestsPage, RequestInList } from '../../my-requests.ts'
import { requestSearchOf } from '../../request-search.ts'
import type { trackingApi } from '../../tracking.api.ts'
import { type Filters, maxWaiting, type Owner, overviewOfOwnRequests, ownRequests, pageOfOwnRequests } from './my-requests-store.ts'
import { requestInListOf } from './request-in-list.ts'

const nothing: MyRequestsPage = { requests: [], next: null, overview: { all: 0, open: 0, brands: [], waiting: [], moreWaiting: false } }

/** SPEC 7, customer-requests: those of the account that asks. Customers of pre-alerts have pre-alerts instead (SPEC 1). */
export async function listMyRequests(ctx: ReadContext & Call, { query }: Input<typeof trackingApi.listMyRequests>): Promise<MyRequestsPage> {
  const accountId = accountIdOf(ctx.actor)
  if (accountId === null || (ctx.actor.kind === 'account' && ctx.actor.customerType === 'PREALERT')) return nothing
  const owner: Owner = { accountId, language: ctx.language, today: budapestDay(ctx.now) }
  const { after, size } = query
  const [found, overview] = await Promise.all([
    pageOfOwnRequests(ctx.tx, owner, filtersOf(query), { after, size }),
    after === undefined ? overviewOfOwnRequests(ctx.tx, owner) : null,
  ])
  const page = found.slice(0, size)
  const inList = await linesOf(ctx, owner, [...new Set([...page, ...(overview?.waiting.slice(0, maxWaiting) ?? [])])])
  return { requests: inList(page), next: found.length > size ? (page.at(-1) ?? null) : null, overview: overview && overviewOf(overview, inList) }
}

const filtersOf = ({ status = [], brand, state, text }: Input<typeof trackingApi.listMyRequests>['query']): Filters => ({
  statuses: status,
  brandId: brand,
  state,
  search: text ? requestSearchOf(text) : undefined,
})

type InList = (ids: readonly number[]) => RequestInList[]

function overviewOf({ brands, waiting }: Awaited<ReturnType<typeof overviewOfOwnRequests>>, inList: InList): MyRequestsPage['overview'] {
  const total = (one: 'count' | 'open') => brands.reduce((sum, row) => sum + row[one], 0)
  return {
    all: total('count'),
    open: total('open'),
    brands: brands.map(({ id, name, count }) => ({ id, name, count })),
    waiting: inList(waiting.slice(0, maxWaiting)).toSorted((one, other) => firstDay(one).localeCompare(firstDay(other))),
    moreWaiting: waiting.length > maxWaiting,
  }
}

/** What has no day can wait until what has one is done. */
const firstDay = ({ waitsFor }: RequestInList) => waitsFor.flatMap(({ by }) => by ?? []).toSorted()[0] ?? '9999'

/** Reads these requests at once. @returns what makes lines of some of them, in the order asked for */
async function linesOf(ctx: ReadContext & Call, { language, today }: Owner, ids: readonly number[]): Promise<InList> {
  const rows = await ownRequests(ctx.tx, ids)
  const [steps, names] = [await expectedSteps(ctx, [...rows.values()]), await catalogueNames(ctx, language)]
  return (asked) => asked.flatMap((id) => rows.get(id) ?? []).map((row) => requestInListOf(row, names, { next: steps.get(row.id) ?? null, today }))
}
