import { nameInWords } from '#accounts/name-in-words.ts'
import { reachOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import { budapestDay } from '#calendar/calendar.ts'
import type { Call, ReadContext } from '#context.ts'
import { linesOf } from '#tracking/server/my-requests/list-my-requests.ts'
import { countsOfBrands, requestLinesOf } from '#tracking/server/my-requests/my-requests-store.ts'
import type { companyRequestsApi } from '../company-requests.api.ts'
import type { CompanyRequest, CompanyRequestsPage } from '../list.ts'
import { companyFactsOf, costCentresWithin, numbersOfPage, type Owner, sendersOf } from './company-list-store.ts'
import { requireBusiness } from './require-business.ts'

type Asking = ReadContext & Call

/** The list of a company: as `listMyRequests`, with what the company itself knows of each, in the order and with the filters that were asked for. */
export async function listCompanyRequests(
  ctx: Asking,
  { query }: Input<typeof companyRequestsApi.listCompanyRequests>,
): Promise<CompanyRequestsPage> {
  const owner = { ...reachOf(requireBusiness(ctx.actor)), language: ctx.language, today: budapestDay(ctx.now) }
  const [numbers, overview] = await Promise.all([numbersOfPage(ctx.tx, owner, query), query.after === undefined ? overviewOf(ctx, owner) : null])
  const page = numbers.slice(0, query.size)
  return { requests: await requestsOf(ctx, owner, page), next: numbers.length > query.size ? (page.at(-1) ?? null) : null, overview }
}

async function requestsOf(ctx: Asking, { language, today }: Owner, ids: readonly number[]): Promise<CompanyRequest[]> {
  if (ids.length === 0) return []
  const [rows, facts] = await Promise.all([requestLinesOf(ctx.tx, ids), companyFactsOf(ctx.tx, ids)])
  const inList = await linesOf(ctx, today, rows)
  const known = new Map(facts.map((row) => [row.id, row]))
  return inList(ids).flatMap((line) => {
    const row = known.get(line.crmRequestId)
    if (!row) return []
    const { referenceNumber, rmaNumber, promisedBy, accountId, lastName, firstName, middleName, costCentreId, code, costCentreName } = row
    const sender = accountId === null ? null : { id: accountId, name: nameInWords(language, { lastName, firstName, middleName }) }
    const costCentre = costCentreId === null || code === null || costCentreName === null ? null : { id: costCentreId, code, name: costCentreName }
    return [{ ...line, referenceNumber, rmaNumber, promisedBy, sender, costCentre }]
  })
}

async function overviewOf({ tx }: Asking, owner: Owner): Promise<CompanyRequestsPage['overview']> {
  const { companyId, costCentres, language } = owner
  const [brands, senders, centres] = await Promise.all([
    countsOfBrands(tx, owner),
    companyId === null ? [] : sendersOf(tx, companyId),
    companyId === null ? [] : costCentresWithin(tx, companyId, costCentres),
  ])
  const total = (one: 'count' | 'open') => brands.reduce((sum, row) => sum + row[one], 0)
  return {
    all: total('count'),
    open: total('open'),
    brands: brands.map(({ id, name, count }) => ({ id, name, count })),
    senders: senders.map(({ id, ...name }) => ({ id, name: nameInWords(language, name) })),
    costCentres: centres,
  }
}
