import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'

/** As Fastify's: a call has its own, which says its `reqId` on every line. */
export type Log = FastifyBaseLogger

/** What says more about a person or a secret than about a fault: e-mail addresses, tokens, telephone numbers and IMEIs. */
const telling = [
  // A match begins where a word begins, or the time would grow with the square of a long word without @.
  [/(?<![^\s<>"'():,;=])[^\s<>"'():,;=]+@[^\s<>"'():,;]+/g, '[address]'],
  [/[\w-]{40,}/g, '[token]'],
  [/(?<![\w-])\+?\d{10,}\b/g, '[number]'],
] as const

const struckOut = (text: string) => telling.reduce((text, [pattern, instead]) => text.replace(pattern, instead), text)

/** Of a PostgreSQL error: what it happened to. The row it happened to (`detail`) stays behind. */
const ofDatabase = ['code', 'table', 'constraint', 'routine'] as const

/** PostgreSQL repeats what it could not read: `invalid input syntax for type date: "…"`. */
const repeatsInput = (code: unknown) => typeof code === 'string' && /^22/.test(code)

/**
 * What the log tells of an error. Libraries hang whole connections, emails and rows on theirs, and quote what they were given, so
 * only what is named here is told.
 */
export function loggableError(error: unknown): unknown {
  if (!(error instanceof Error)) return struckOut(String(error))
  const { name, message, stack = '', cause } = error
  const facts = ofDatabase.map((fact) => [fact, Reflect.get(error, fact) as unknown] as const)
  const known = Object.fromEntries(facts.filter(([, value]) => typeof value === 'string' || typeof value === 'number'))
  return {
    name,
    message: repeatsInput(known.code) ? 'the database could not read a value' : struckOut(message),
    ...known,
    // The first lines of a stack are the message once more.
    at: stack.split('\n').filter((line) => /^\s+at /.test(line)),
    ...(cause === undefined ? {} : { cause: loggableError(cause) }),
  }
}

/**
 * The structured log. Nothing personal and no token goes in: requests are logged by route template, never by address, errors as
 * `loggableError` says, and whatever slips in under a known name is struck out.
 */
export const createLog = (level: string, destination?: pino.DestinationStream): pino.Logger =>
  pino(
    {
      level,
      base: null,
      serializers: { err: loggableError, error: loggableError, cause: loggableError },
      redact: {
        paths: ['token', 'email', 'phone', 'recipient', 'password', 'headers'].flatMap((name) => [name, `*.${name}`]),
        censor: '[struck out]',
      },
    },
    destination,
  )
