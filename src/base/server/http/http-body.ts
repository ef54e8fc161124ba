import path from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '#errors.ts'
import type { Endpoint } from '../../endpoint.ts'
import { refuseUnbounded } from './bounded-input.ts'
import { bodyFromFields } from './form-values.ts'
import { formLimits, readMultipart, removeUploads, type Upload } from './http-files.ts'
import { refusalOfIssues } from './http-refusals.ts'

export const takesForms = (row: Endpoint) => row.forms === true || row.files !== undefined

/** Refuses what is too much before a schema sees it; a body that may be a form is looked at in `readFormOrJson`, once it is read. */
export function refuseUnboundedCall({ query, body, routeOptions }: FastifyRequest) {
  const row = routeOptions.config?.row
  refuseUnbounded(query, row?.query)
  if (!row || !takesForms(row)) refuseUnbounded(body, row?.body)
}

/** A multipart form for a call that takes none is no body we know, as an urlencoded one is none: unread, it would pass for a body that says nothing. */
export function refuseUnwantedForm(request: FastifyRequest) {
  const { row } = request.routeOptions.config
  if (row && !takesForms(row) && request.isMultipart()) throw new Refusal('UNSUPPORTED_MEDIA')
}

/** The text of a JSON body, unread, for the rows whose senders have signed it; everybody else's is read as ever. */
export function acceptExactBodies(http: FastifyInstance) {
  const read = http.getDefaultJsonParser('error', 'error')
  http.removeContentTypeParser('application/json')
  http.addContentTypeParser('application/json', { parseAs: 'string' }, (request: FastifyRequest, body, done) => {
    if (request.routeOptions.config.row?.exactBody) done(null, String(body))
    else read(request, String(body), done)
  })
}

type Fields = readonly (readonly [name: string, text: string])[]

/** Urlencoded forms, for the rows that take forms; elsewhere they are no body we know, and neither is a plain text anywhere. */
export function acceptForms(http: FastifyInstance) {
  http.removeContentTypeParser('text/plain')
  http.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: formLimits.characters },
    (request: FastifyRequest, body, done) => {
      const { row } = request.routeOptions.config
      if (row && takesForms(row)) done(null, [...new URLSearchParams(String(body))])
      else done(new Refusal('UNSUPPORTED_MEDIA'))
    },
  )
}

/**
 * The body of a call that takes forms: plain JSON, or a form whose part `data` is that JSON, or whose fields are its keys.
 * Uploads lie under temporary names in `dataDir` until the caller removes them.
 * @throws Refusal INVALID_INPUT by its fields, MALFORMED for a form that cannot be read
 */
export async function readFormOrJson(
  request: FastifyRequest,
  row: Endpoint,
  { dataDir, sender }: { readonly dataDir: string; readonly sender: string },
): Promise<{ body: unknown; uploads: Upload[] }> {
  const isUrlencoded = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false
  const { fields, uploads } = request.isMultipart()
    ? await readMultipart(request, row.files, { folder: path.join(dataDir, 'incoming'), sender })
    : { fields: isUrlencoded ? ((request.body ?? []) as Fields) : null, uploads: [] }
  try {
    const body = fields ? bodyOfForm(row, fields) : (request.body ?? {})
    refuseUnbounded(body, row.body)
    const read = await row.body.safeParseAsync(body)
    if (read.success) return { body: read.data, uploads }
    throw refusalOfIssues(read.error.issues)
  } catch (error) {
    await removeUploads(uploads)
    throw error
  }
}

function bodyOfForm(row: Endpoint, fields: Fields): unknown {
  const [first] = fields
  if (fields.length > formLimits.fields || fields.some(([name]) => forbiddenKeys.has(name))) throw new Refusal('MALFORMED')
  if (!fields.some(([name]) => name === 'data')) return bodyFromFields(row.body, fields)
  // What stands beside the JSON would be read by nobody.
  if (first === undefined || fields.length > 1) throw new Refusal('MALFORMED')
  return parseJson(first[1])
}

const forbiddenKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor'])

/** `__proto__` and `constructor` never come in as keys. */
function parseJson(text: string): unknown {
  const parsed = readAsJson(text)
  // Looked at afterwards: asked at each value by a reviver, 100,000 numbers held everybody up for a tenth of a second.
  const waiting = [parsed]
  while (waiting.length > 0) {
    const value = waiting.pop()
    if (typeof value !== 'object' || value === null) continue
    if (!Array.isArray(value) && Object.keys(value).some((key) => forbiddenKeys.has(key))) throw new Refusal('MALFORMED')
    for (const one of Object.values(value)) waiting.push(one)
  }
  return parsed
}

function readAsJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal('MALFORMED')
  }
}
