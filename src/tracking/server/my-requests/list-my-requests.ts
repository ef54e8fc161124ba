import { reachOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import { budapestDay, type Day } from '#calendar/calendar.ts'
import { catalogueNames } from '#catalogue/server/names-store.ts'
import type { Call, ReadContext } from '#context.ts'
import { expectedSteps } from '#requests/server/promise/expected-step.ts'
import type { MyRequestsPage, RequestInList, WaitingRequest } from '../../my-requests.ts'
import { requestSearchOf } from '../../request-search.ts'
import type { trackingApi } from '../../tracking.api.ts'
import { maxWaiting, type OwnRequestRow, readOwnRequests } from './my-requests-store.ts'
import { requestInListOf } from './request-in-list.ts'

const nothing: MyRequestsPage = { requests: [], next: null, overview: { all: 0, open: 0, brands: [], waiting: [], moreWaiting: false } }

/** SPEC 7, customer-requests: those of the account that asks. Customers of pre-alerts have pre-alerts instead (SPEC 1). */
export async function listMyRequests(ctx: ReadContext & Call, { query }: Input<typeof trackingApi.listMyRequests>): Promise<MyRequestsPage> {
  const { actor } = ctx
  if (actor.kind !== 'account' || actor.customerType === 'PREALERT') return nothing
  const today = budapestDay(ctx.now)
  const found = await readOwnRequests(ctx.tx, { ...reachOf(actor), language: ctx.language, today }, askedOf(query))
  const inList = await linesOf(ctx, today, found.rows)
  const page = found.page.slice(0, query.size)
  return { requests: inList(page), next: found.page.length > query.size ? (page.at(-1) ?? null) : null, overview: overviewOf(found, inList) }
}

const askedOf = ({ status = [], brand, state, text, after, size }: Input<typeof trackingApi.listMyRequests>['query']) => ({
  statuses: status,
  brandId: brand,
  state,
  search: text ? requestSearchOf(text) : undefined,
  after,
  size,
})

type InList = (ids: readonly number[]) => RequestInList[]

function overviewOf({ brands, waiting }: Awaited<ReturnType<typeof readOwnRequests>>, inList: InList): MyRequestsPage['overview'] {
  if (brands === null) return null
  const total = (one: 'count' | 'open') => brands.reduce((sum, row) => sum + row[one], 0)
  return {
    all: total('count'),
    open: total('open'),
    brands: brands.map(({ id, name, count }) => ({ id, name, count })),
    waiting: inOrderOfDays(inList(waiting.slice(0, maxWaiting)).map(waitingOf)),
    moreWaiting: waiting.length > maxWaiting,
  }
}

const waitingOf = ({ crmRequestId, brand, productGroup, productType, waitsFor }: RequestInList): WaitingRequest => ({
  crmRequestId,
  brand,
  productGroup,
  productType,
  waitsFor,
})

/** What has no day can wait until what has one is done. */
const firstDay = ({ waitsFor }: WaitingRequest) => waitsFor.flatMap(({ by }) => by ?? []).toSorted()[0] ?? '9999'
const inOrderOfDays = (waiting: readonly WaitingRequest[]): WaitingRequest[] =>
  waiting
    .map((request) => ({ request, day: firstDay(request) }))
    .toSorted((one, other) => Number(one.day > other.day) - Number(one.day < other.day))
    .map(({ request }) => request)

/** @returns what makes lines of some of the rows, in the order asked for */
export async function linesOf(ctx: ReadContext & Call, today: Day, rows: readonly OwnRequestRow[]): Promise<InList> {
  const [stepOf, names] = [await expectedSteps(ctx), await catalogueNames(ctx, ctx.language)]
  const lines = new Map(rows.map((row) => [row.id, requestInListOf(row, names, { next: stepOf(row), today })]))
  return (asked) => asked.flatMap((id) => lines.get(id) ?? [])
}
