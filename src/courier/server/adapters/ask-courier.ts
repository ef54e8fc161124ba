import { httpClient } from '#base/server/http/http-client.ts'
import { Refusal } from '#errors.ts'

/** Longer than any courier takes on a good day, shorter than a shipment is held (shipment-store.ts). */
const patienceMs = 20_000
const maxBytes = 5_000_000

type Asking = { method?: 'GET' | 'POST' | 'DELETE'; headers?: Record<string, string>; body?: unknown; max?: number }
export type Answered = { status: number; json: unknown; bytes: Uint8Array }

/** One call to a courier, with a JSON body. @throws Refusal COURIER_AWAY: no whole answer came; what was asked may have been done */
export async function askCourier(url: string, { method = 'POST', headers = {}, body, max = maxBytes }: Asking): Promise<Answered> {
  try {
    return await httpClient(url, {
      method,
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      patienceMs,
      maxBytes: max,
    })
  } catch (error) {
    throw away(error)
  }
}

/** `cause` is for our own log; the caller is told only that the courier does not answer. */
export function away(cause: unknown): Refusal {
  const refusal = new Refusal('COURIER_AWAY')
  refusal.cause = cause
  return refusal
}

/** What a courier said no with, short enough for a sentence. */
export const refused = (reason: string) => new Refusal('COURIER_REFUSED', { values: { reason: reason.slice(0, 300) || '?' } })
