import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors, type ZodFastifySchemaValidationError } from 'fastify-type-provider-zod'
import { sentenceOf } from '#errors/sentences.ts'
import { type ErrorCode, errors, Refusal, refusalsOfIssues } from '#errors.ts'
import { defaultLanguage, type Language, languageOf } from '../../languages.ts'
import { isDatabaseUnreachable } from '../db/database-unreachable.ts'
import { isOpenedAsPage, sendRefusalPage } from './refusal-page.ts'

export const languageOfRequest = (request: FastifyRequest): Language => languageOf(String(request.headers.language ?? '')) ?? defaultLanguage

/** Who follows a link sends no header of ours; the browser says what its reader speaks. */
const languageOfReader = (request: FastifyRequest): Language =>
  isOpenedAsPage(request) ? (languageOf(request.headers['accept-language']) ?? defaultLanguage) : languageOfRequest(request)

/** Every error becomes `{ status, code, message, fields?, data? }` in the caller's language, and the sentence alone where a link was opened as a page; what we did not foresee is logged and is a 500. */
export async function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const refusal = refusalFrom(error)
  const status = errors[refusal.code]
  reply.refusalCode = refusal.code
  if (status === 500) request.log.error({ err: error, route: request.routeOptions.url }, 'unforeseen error')
  if (status === 507) request.log.error({ err: error, route: request.routeOptions.url }, 'nothing can be stored')
  const language = languageOfReader(request)
  const message = await sentenceOf(language, refusal)
  const fields = await Promise.all(
    refusal.fields.map(async (field) => ({ path: field.path, code: field.code, message: await sentenceOf(language, field) })),
  )
  if (status === 503 || status === 429) reply.header('Retry-After', String(Number(refusal.values.n ?? 0) * 60 || 5))
  reply.status(status).header('Cache-Control', 'no-store')
  if (isOpenedAsPage(request)) return sendRefusalPage(reply, message, language)
  return reply
    .serializer(JSON.stringify)
    .type('application/json; charset=utf-8')
    .send({ status, code: refusal.code, message, ...(fields.length > 0 ? { fields } : {}), ...(refusal.data ? { data: refusal.data } : {}) })
}

/** Our own refusals as they are; what Fastify, zod and PostgreSQL throw by what it means for the caller. */
function refusalFrom(error: FastifyError): Refusal {
  if (error instanceof Refusal) return error
  if (hasZodFastifySchemaValidationErrors(error)) return refusalOfIssues(error.validation.map(issueOf))
  const code = error.code ?? ''
  if (code.startsWith('FST_') || error.statusCode !== undefined) return new Refusal(codeOfFastify(code, error.statusCode))
  return new Refusal(isDatabaseUnreachable(error) ? 'UNAVAILABLE' : codeOfPostgres(code))
}

/** The type provider takes a zod issue apart; this puts it together again. */
const issueOf = ({ instancePath, keyword, message, params }: ZodFastifySchemaValidationError) => ({
  path: instancePath.split('/').filter(Boolean),
  code: keyword,
  message: message ?? '',
  keys: 'keys' in params && Array.isArray(params.keys) ? params.keys.map(String) : [],
})

export const refusalOfIssues = (issues: Parameters<typeof refusalsOfIssues>[0]) => new Refusal('INVALID_INPUT', { fields: refusalsOfIssues(issues) })

function codeOfFastify(code: string, status = 400): ErrorCode {
  if (status === 413 || code === 'FST_ERR_CTP_BODY_TOO_LARGE') return 'BODY_TOO_LARGE'
  if (status === 415 || code === 'FST_INVALID_MULTIPART_CONTENT_TYPE') return 'UNSUPPORTED_MEDIA'
  if (status === 404) return 'NOT_FOUND'
  if (status === 503) return 'OVERLOADED'
  if (status >= 500) return 'REQUEST_SEND_1'
  return 'MALFORMED'
}

const postgresCodes: Readonly<Record<string, ErrorCode>> = {
  // A NUL or a lone surrogate that no schema caught.
  '22021': 'TEXT_NOT_PLAIN',
  '22P05': 'TEXT_NOT_PLAIN',
  '22003': 'INVALID_INPUT',
  '53100': 'STORAGE_FULL',
  ENOSPC: 'STORAGE_FULL',
  EDQUOT: 'STORAGE_FULL',
  EROFS: 'STORAGE_FULL',
  EIO: 'STORAGE_FULL',
  // Too many open files: others are in the way, and leave.
  EMFILE: 'OVERLOADED',
  ENFILE: 'OVERLOADED',
  // It took too long, or others were in the way: the caller may try again.
  '57014': 'OVERLOADED',
  // PostgreSQL has no memory, or no room for what it sorts, at this moment.
  '53000': 'OVERLOADED',
  '53200': 'OVERLOADED',
  '53400': 'OVERLOADED',
  '40001': 'OVERLOADED',
  '40P01': 'OVERLOADED',
}

const codeOfPostgres = (code: string): ErrorCode => postgresCodes[code] ?? 'REQUEST_SEND_1'
