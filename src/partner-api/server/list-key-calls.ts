import { z } from 'zod'
import { apiScopes } from '#accounts/api-scope.ts'
import type { Endpoint } from '#base/endpoint.ts'
import type { KeyCall } from '../developer.api.ts'
import { bodyExample } from './body-example.ts'

/** From the rows that the OpenAPI document is drawn from. @param rows `api.ts` */
export const keyCallsOf = (rows: Readonly<Record<string, Readonly<Record<string, Endpoint>>>>): KeyCall[] =>
  Object.entries(rows).flatMap(([slice, table]) =>
    Object.entries(table).flatMap(([name, { method, path, summary, scope: named, idempotent = false, body, files }]) => {
      const scope = apiScopes.find((one) => one === named)
      if (!scope) return []
      const hasFields = !(body instanceof z.ZodObject) || Object.keys(body.shape).length > 0
      const sent =
        hasFields && method !== 'GET'
          ? { body: JSON.stringify(bodyExample(body), null, 2), files: [] }
          : { body: null, files: Object.keys(files ?? {}).map((file) => file.replace('[]', '')) }
      return [{ operation: `${slice}_${name}`, method, path: `/api${path.replace(/:(\w+)/g, '{$1}')}`, summary, scope, idempotent, ...sent }]
    }),
  )
