import swagger, { type SwaggerTransformObject } from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { errors } from '#errors.ts'
import { portalVersion } from '#version.ts'
import type { Endpoint } from '../../endpoint.ts'
import { languages } from '../../languages.ts'
import { mediaTypesOf } from '../../media-types.ts'
import type { Env } from '../env.ts'
import { cookieName } from './cookies.ts'
import { takesForms } from './http-body.ts'
import { idempotencyKeys } from './idempotency-store.ts'

/** Before the routes: notes each of them, so that `http.swagger()` draws the OpenAPI document from the same rows that validate and serialise. */
export async function describeApi(http: FastifyInstance, env: Env) {
  await http.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Mobilfutár portal',
        version: portalVersion,
        description: 'Customer portal and service desk of a device repair company with courier pickup.',
        contact: { name: 'Mobilfutár', url: env.PUBLIC_URL },
        license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
      },
      servers: [{ url: '/', description: 'This portal' }],
      components: {
        responses: {
          refusal: {
            description: 'A refusal, in the language of the `Language` header',
            content: { 'application/json': { schema: { ...z.toJSONSchema(refusal), $schema: undefined } as object } },
          },
        },
        securitySchemes: {
          token: {
            type: 'apiKey',
            in: 'header',
            name: 'Token',
            description: 'One half of the session; the other is the HttpOnly cookie set at login.',
          },
          apiKey: { type: 'http', scheme: 'bearer', description: 'An API key of a company. Each call it opens names its scope in x-api-key-scope.' },
          cookie: { type: 'apiKey', in: 'cookie', name: cookieName(env, 'sid_account'), description: 'The other half of the session.' },
        },
      },
    },
    transform: (route) => withHeadersAndFiles(jsonSchemaTransform(route as Parameters<typeof jsonSchemaTransform>[0]), route.route.config?.row),
    transformObject: (document) => ('openapiObject' in document ? withRefusals(document.openapiObject) : document.swaggerObject),
  })
}

/** What `answerError` says. */
const refusal = z.object({
  status: z.int(),
  code: z.string(),
  message: z.string(),
  fields: z.array(z.object({ path: z.string(), code: z.string(), message: z.string() })).optional(),
  data: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
})

/** Statuses of refusals that only a call with a body can get. */
const ofBodies: readonly number[] = [408, 413, 415, 507]
const statuses = [...new Set<number>(Object.values(errors))].toSorted()

type OpenApi = Extract<Parameters<NonNullable<SwaggerTransformObject>>[0], { openapiObject: unknown }>['openapiObject']

/** Every call may be refused with every status; described once, for there are hundreds of calls. */
function withRefusals(document: OpenApi): OpenApi {
  for (const methods of Object.values(document.paths ?? {}))
    for (const call of Object.values(methods ?? {})) {
      if (typeof call !== 'object' || !('responses' in call)) continue
      const possible = statuses.filter((status) => call.requestBody !== undefined || !ofBodies.includes(status))
      for (const status of possible) call.responses[status] = { $ref: '#/components/responses/refusal' }
    }
  return document
}

type Described = ReturnType<typeof jsonSchemaTransform>

/** What a call of the row is sent with beside its body; who calls is in `security`. */
function headersOf({ csrf, idempotent, scope }: Endpoint) {
  const description = 'The language of every sentence of the answer; the first two letters count, of others it is Hungarian.'
  const text = { type: 'string' }
  return {
    type: 'object',
    properties: {
      Language: { ...text, description, examples: languages },
      ...(csrf ? { 'X-CSRF-Token': { ...text, description: 'Of create-csrf-token, with the cookie set there; not asked of an API key.' } } : {}),
      ...(idempotent
        ? { 'Idempotency-Key': { ...text, pattern: idempotencyKeys.source, description: 'The same key answers the same result, once.' } }
        : {}),
    },
    required: [...(csrf && scope === undefined ? ['X-CSRF-Token'] : []), ...(idempotent ? ['Idempotency-Key'] : [])],
  }
}

const binary = { type: 'string', format: 'binary' }

/** Multipart bodies and file answers are not JSON, so the zod transform cannot describe them; nor does it know of headers. */
function withHeadersAndFiles({ schema, url }: Described, row: Endpoint | undefined): Described {
  const described: Record<string, unknown> = { ...schema, ...(row ? { headers: headersOf(row) } : {}) }
  const answerWith = (description: string, content: object) => {
    described.response = { 200: { description, content } }
  }
  if (row && takesForms(row)) {
    const data = { ...z.toJSONSchema(row.body, { io: 'input', unrepresentable: 'any' }), $schema: undefined }
    const files = Object.entries(row.files ?? {}).map(([name, { max }]) => [name, max > 1 ? { type: 'array', items: binary, maxItems: max } : binary])
    const required = Object.entries(row.files ?? {}).flatMap(([name, file]) => (file.required ? [name] : []))
    const form = { schema: { type: 'object', properties: { data } } }
    described.body = {
      content: {
        'application/json': { schema: data },
        'multipart/form-data': {
          schema: { type: 'object', properties: { data, ...Object.fromEntries(files) }, ...(required.length > 0 ? { required } : {}) },
        },
        'application/x-www-form-urlencoded': form,
      },
    }
  }
  const files = Object.fromEntries(row ? mediaTypesOf(row).map((type) => [type, { schema: binary }]) : [])
  if (row?.shape === 'file') answerWith('The file', files)
  if (row?.shape === 'dataOrFile') {
    const { 200: data } = described.response as Record<number, object>
    answerWith('The answer, or the file', { 'application/json': { schema: data }, ...files })
  }
  if (row?.shape === 'text') answerWith('JSON, as its caller wants it', { 'application/json': { schema: {} } })
  if (row?.shape === 'events') answerWith('Server-sent events', { 'text/event-stream': { schema: { type: 'string' } } })
  return { schema: described as Described['schema'], url }
}
