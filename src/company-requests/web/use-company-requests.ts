import { call } from '#base/web/call.ts'
import { usePages } from '#base/web/use-pages.ts'
import { companyRequestsApi } from '../company-requests.api.ts'
import type { CompanyRequestsPage } from '../list.ts'
import { type ListView, sentOf } from '../list-address.ts'

export type Overview = NonNullable<CompanyRequestsPage['overview']>

/** The list page by page. */
export function useCompanyRequests(view: ListView) {
  const sent = sentOf(view)
  const load = ({ after, size, signal }: { after: string | number | undefined; size: number; signal: AbortSignal }) =>
    call(companyRequestsApi.listCompanyRequests, { query: { ...sent, after, size }, signal })
  const read = usePages(companyRequestsApi.listCompanyRequests, sent, load, { rows: view.rows })
  return { ...read, overview: read.pages[0]?.overview ?? undefined, requests: read.pages.flatMap(({ requests }) => requests) }
}
