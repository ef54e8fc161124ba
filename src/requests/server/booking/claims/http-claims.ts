import { z } from 'zod'
import { httpClient } from '#base/server/http/http-client.ts'
import { Refusal } from '#errors.ts'
import type { Claims } from './claims.ts'

const patienceMs = 3_000
const maxBytes = 10_000

const found = z.object({ number: z.string(), valid: z.boolean() })

/**
 * Asks the insurer: `GET {url}/claims/{number}`, key in `Authorization`. 200 `{ number, valid }`, or 404 for a number it does not
 * know. A redirect, another status, a long or strange answer or one about another number is no answer.
 */
export const httpClaims = (url: string, key: string | undefined): Claims => ({
  async isKnown(claimNumber) {
    const answer = await ask(`${url.replace(/\/+$/, '')}/claims/${encodeURIComponent(claimNumber)}`, key)
    if (answer.status === 404) return false
    const read = answer.status === 200 ? found.safeParse(answer.json) : undefined
    if (!read?.success || read.data.number !== claimNumber) throw new Refusal('INSURER_AWAY')
    return read.data.valid
  },
})

async function ask(url: string, key: string | undefined) {
  try {
    return await httpClient(url, { headers: key ? { authorization: `Bearer ${key}` } : {}, patienceMs, maxBytes })
  } catch {
    throw new Refusal('INSURER_AWAY')
  }
}
