import type { Endpoint } from '#base/endpoint.ts'
import { queryClient } from '#base/web/query-client.ts'
import { partnerApi } from '#partner-api/partner-api.api.ts'
import { sandboxApi } from '../sandbox.api.ts'

/** The same calls, led to the sandbox of whoever is logged in. */
const inSandbox = <Rows extends Readonly<Record<string, Endpoint>>>(rows: Rows): Rows =>
  Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, { ...row, path: `/in-sandbox${row.path}` }])) as Rows

export const partnerCallsInSandbox = inSandbox(partnerApi)
const { showSandboxRequests, advanceSandboxClock, takeSandboxStep } = sandboxApi
export const sandboxCalls = inSandbox({ showSandboxRequests, advanceSandboxClock, takeSandboxStep })

const inside = { predicate: ({ queryKey: [, path] }: { readonly queryKey: readonly unknown[] }) => String(path).startsWith('/in-sandbox/') }

export const rereadInside = () => queryClient.invalidateQueries(inside)
/** What was read of a sandbox that is gone is nothing of the next one. */
export const deleteInside = () => queryClient.removeQueries(inside)
