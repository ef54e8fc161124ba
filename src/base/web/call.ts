import type { ErrorValues } from '#errors.ts'
import type { Endpoint, Output, Sent } from '../endpoint.ts'
import type { Language } from '../languages.ts'
import { CallRefused, type RefusedField } from './call-refused.ts'
import { callTimeout } from './call-timeout.ts'
import { fetchWithProgress } from './fetch-with-progress.ts'
import { formToken, renewFormToken } from './form-token.ts'
import { presentLanguage } from './language.tsx'
import { endSessionOf, readToken } from './token.ts'
import { baseWords, transportRefusal } from './transport-refusal.ts'

/** A part of the input may be left out where the endpoint asks for nothing there. */
type Part<Name extends string, Shape> = Record<never, never> extends Shape ? { readonly [K in Name]?: Shape } : { readonly [K in Name]: Shape }

/** What a call is given: `files` by the field names of its row in api.ts. */
export type CallInput<E extends Endpoint> = Part<'params', Sent<E>['params']> &
  Part<'query', Sent<E>['query']> &
  Part<'body', Sent<E>['body']> & {
    readonly files?: Readonly<Record<string, readonly File[]>>
    /** Made once per attempt of the person, kept over retries. */
    readonly idempotencyKey?: string
    readonly signal?: AbortSignal
    /** Of the answer, where it is not the page's present one. */
    readonly language?: Language
    /** The call outlives its page: for the last words of somebody who is leaving. */
    readonly keepalive?: boolean
    /** Hears how much of an upload has left, from 0 to 1. */
    readonly onSent?: (share: number) => void
  }

type AnyInput = {
  params?: unknown
  query?: unknown
  body?: unknown
  files?: Readonly<Record<string, readonly File[]>>
  idempotencyKey?: string
  signal?: AbortSignal
  language?: Language
  keepalive?: boolean
  onSent?: (share: number) => void
}

/**
 * Calls an endpoint of api.ts and answers what it answers.
 * @throws CallRefused with the server's code and sentence; no answer at all is `{ status: 500, code: 'REQUEST_SEND_2' }`
 */
export async function call<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Output<E>> {
  const answer: unknown = await (await send(endpoint, input)).json().catch(transportRefusal)
  // The server checks its answer against the same row, so the browser need not do it again.
  return (endpoint.shape === 'bare' ? answer : (answer as { data: unknown }).data) as Output<E>
}

const isTokenRefused = (error: unknown): error is CallRefused =>
  error instanceof CallRefused && (error.code === 'CSRFTOKEN' || error.code === 'CSRFTOKEN_MISSING')

/** Sends the call; a form token that expired or lost its cookie is renewed and the call repeated once, under the same idempotency key. */
export async function send(endpoint: Endpoint, input: AnyInput): Promise<Response> {
  try {
    return await sendOnce(endpoint, input)
  } catch (error) {
    if (!isTokenRefused(error)) throw error
    await renewFormToken().catch(transportRefusal)
    return sendOnce(endpoint, input).catch(cookielessRefusal)
  }
}

/** A token that was refused the moment it was new: its cookie did not stay, and waiting ten minutes was not the reason. */
async function cookielessRefusal(error: unknown): Promise<never> {
  if (!isTokenRefused(error)) throw error
  throw new CallRefused({ status: error.status, code: error.code, message: (await baseWords())('cookiesBlocked') })
}

async function sendOnce(endpoint: Endpoint, input: AnyInput): Promise<Response> {
  const token = readToken()
  const headers = new Headers({ Accept: 'application/json', Language: input.language ?? presentLanguage() })
  if (token) headers.set('Token', token)
  if (endpoint.csrf) headers.set('X-CSRF-Token', await formToken().catch(transportRefusal))
  if (input.idempotencyKey) headers.set('Idempotency-Key', input.idempotencyKey)

  const body = bodyOf(endpoint, input, headers)
  const address = addressOf(endpoint, input)
  const sent = {
    method: endpoint.method,
    headers,
    body,
    signal: AbortSignal.any([AbortSignal.timeout(callTimeout), ...(input.signal ? [input.signal] : [])]),
  }
  const answered = input.onSent
    ? fetchWithProgress(address, sent, input.onSent)
    : fetch(address, { ...sent, keepalive: input.keepalive === true && mayOutlive(body) })
  const response = await answered.catch((error: unknown) => {
    if (input.signal?.aborted) throw error
    return transportRefusal()
  })
  if (response.ok) return response
  const refusal = await refusalOf(response)
  // A wrong password is a 401 too, and says nothing about the session that is here.
  if (refusal.code === 'LOGIN_NEEDED' && token) endSessionOf(token)
  throw refusal
}

/** Browsers refuse to keep more than 64 kB alive, all calls together; what is longer is sent while the page lives, as any other. */
const mayOutlive = (body: BodyInit | null) => typeof body === 'string' && new Blob([body]).size <= 60_000

/** `/brands/:id` with its parameters filled in. */
export function addressOf(endpoint: Pick<Endpoint, 'path'>, input: Pick<AnyInput, 'params' | 'query'>): string {
  const params = (input.params ?? {}) as Readonly<Record<string, unknown>>
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const asked = Object.entries((input.query ?? {}) as Readonly<Record<string, unknown>>).filter(([, value]) => value !== undefined && value !== null)
  const query = new URLSearchParams(asked.map(([name, value]) => [name, String(value)])).toString()
  return `/api${path}${query ? `?${query}` : ''}`
}

function bodyOf(endpoint: Endpoint, input: AnyInput, headers: Headers): BodyInit | null {
  if (endpoint.method === 'GET') return null
  if (!endpoint.files) {
    headers.set('Content-Type', 'application/json')
    return JSON.stringify(input.body ?? {})
  }
  const form = new FormData()
  form.append('data', JSON.stringify(input.body ?? {}))
  for (const [field, files] of Object.entries(input.files ?? {})) for (const file of files) form.append(field, file, file.name)
  return form
}

async function refusalOf(response: Response): Promise<CallRefused> {
  type Answer = { code?: CallRefused['code']; message?: string; fields?: RefusedField[]; data?: ErrorValues }
  const answer = (await response.json().catch(() => null)) as Answer | null
  if (!answer?.code || !answer.message) return transportRefusal(response.status).catch((refused: CallRefused) => refused)
  const { code, message, fields = [], data } = answer
  return new CallRefused({ status: response.status, code, message, fields, ...(data ? { data } : {}) })
}
