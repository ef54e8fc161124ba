import { z } from 'zod'
import { apiScopes } from '#accounts/api-scope.ts'
import { anyone } from '#accounts/who.ts'
import { get } from '#base/endpoint.ts'

const keyCall = z.object({
  /** As the OpenAPI document names it: `quotes_answerQuote`. */
  operation: z.string(),
  method: z.string(),
  /** With its parameters as in OpenAPI: `/api/customer-requests/{id}/show`. */
  path: z.string(),
  summary: z.string(),
  scope: z.enum(apiScopes),
  idempotent: z.boolean(),
  /** A body as `bodyExample` writes it; null: it takes none. */
  body: z.string().nullable(),
  /** The files it takes in place of a body. */
  files: z.array(z.string()),
})
export type KeyCall = z.output<typeof keyCall>

export const developerApi = {
  listKeyCalls: get('/developers/calls', {
    summary: 'Every call that an API key makes, and the scope that opens it, as the page for developers shows them',
    who: anyone,
    cacheSeconds: 300,
    answers: z.object({ calls: z.array(keyCall) }),
  }),
}
