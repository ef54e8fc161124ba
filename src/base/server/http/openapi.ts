import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { portalVersion } from '#version.ts'
import type { Endpoint } from '../../endpoint.ts'
import type { Env } from '../env.ts'
import { cookieName } from './cookies.ts'
import { takesForms } from './http-body.ts'

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
    transform: (route) => withFiles(jsonSchemaTransform(route as Parameters<typeof jsonSchemaTransform>[0]), route.route.config?.row),
  })
}

type Described = ReturnType<typeof jsonSchemaTransform>

const binary = { type: 'string', format: 'binary' }

/** Multipart bodies and file answers are not JSON, so the zod transform cannot describe them. */
function withFiles({ schema, url }: Described, row: Endpoint | undefined): Described {
  const described: Record<string, unknown> = { ...schema }
  const answerWith = (description: string, content: object) => {
    described.response = { 200: { description, content }, ...(described.response as object) }
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
  if (row?.shape === 'file') answerWith('The file', { 'application/octet-stream': { schema: binary } })
  if (row?.shape === 'text') answerWith('JSON, as its caller wants it', { 'application/json': { schema: {} } })
  if (row?.shape === 'events') answerWith('Server-sent events', { 'text/event-stream': { schema: { type: 'string' } } })
  return { schema: described as Described['schema'], url }
}
