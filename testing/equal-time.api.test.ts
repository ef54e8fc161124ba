import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type * as accountStore from '#accounts/server/account-store.ts'
import { hashPassword } from '#accounts/server/password-hash.ts'
import type * as requestLoginStore from '#tracking/server/request-login-store.ts'
import { openForm } from './factories.ts'
import { insertRequest } from './insert-request.ts'
import { multipart, multipartType } from './multipart.ts'
import { addAccount } from './people.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { medianOf, rankSumP } from './rank-sum.ts'

// Whether somebody is known here must not be learnt from how long the answer takes. Each pair is asked in turn and compared by its
// medians and by Mann and Whitney's test. The machine of a test is loud, so a real difference of a millisecond would be lost in it:
// first a difference of 30 ms is planted, which nobody may see. `LONG=1` also measures 1,000 of each without it, and prints what it found.

const rounds = 1000
const password = 'Kék-Ház77'

/** Milliseconds by which whoever is found takes longer. */
const planted = vi.hoisted(() => ({ delay: 0 }))
const slowedWhenFound = vi.hoisted(() => async <T>(found: Promise<T>): Promise<T> => {
  if (await found) await new Promise((resolve) => setTimeout(resolve, planted.delay))
  return found
})
vi.mock('#accounts/server/account-store.ts', async (original) => {
  const real = await original<typeof accountStore>()
  return { ...real, findLogin: (...given: Parameters<typeof real.findLogin>) => slowedWhenFound(real.findLogin(...given)) }
})
vi.mock('#tracking/server/request-login-store.ts', async (original) => {
  const real = await original<typeof requestLoginStore>()
  return { ...real, findRequestOfOwner: (...given: Parameters<typeof real.findRequestOfOwner>) => slowedWhenFound(real.findRequestOfOwner(...given)) }
})

let portal: TestPortal
let form: Record<string, string>
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.stop())
beforeEach(async () => {
  form = await openForm(portal)
})

type Asked = 'known' | 'unknown'
/** A call about somebody known and one about nobody, each time about somebody else: nobody may be asked about five times. */
type Pair = (asked: Asked) => Promise<{ url: string; body: object; isMultipart?: true }>

const stranger = () => `person${crypto.randomUUID()}@test.example`

/** One for all, so that making an account costs the test no hash. */
let passwordHash: string
beforeAll(async () => {
  passwordHash = await hashPassword(password)
})

/** An account is made for either question, so that the database does the same before both. */
async function emailOf(asked: Asked, hasPassword = true) {
  const { id, email } = await addAccount(portal.db, { email: stranger() })
  await portal.db
    .updateTable('accounts')
    .set({ passwordHash: hasPassword ? passwordHash : null })
    .where('id', '=', id)
    .execute()
  return asked === 'known' ? email : stranger()
}

/** Whoever registers, but for the address. */
let person: object
beforeAll(async () => {
  const { textVersions } = (await portal.call('GET', '/api/registration-setup')).body.data
  person = { customerType: 'B2C', lastName: 'Nagy', firstName: 'Éva', gdpr: true, termsAndCond: true, textVersions }
})

const linkTo =
  (url: string): Pair =>
  async (asked) => {
    const email = stranger()
    const crmRequestId = await insertRequest(portal.db, { email })
    return { url, body: { crmRequestId, email: asked === 'known' ? email : stranger() } }
  }

const pairs: Readonly<Record<string, Pair>> = {
  'login with a wrong password': async (asked) => ({ url: '/api/login', body: { email: await emailOf(asked), password: 'Kék-Ház78' } }),
  'login where no password is set yet': async (asked) => ({ url: '/api/login', body: { email: await emailOf(asked, false), password } }),
  'forgotten password': async (asked) => ({ url: '/api/reset-password', body: { email: await emailOf(asked) }, isMultipart: true }),
  registration: async (asked) => ({ url: '/api/registrations', body: { ...person, email: await emailOf(asked) } }),
  'link to a request': linkTo('/api/login-request'),
  'link to the papers of a request': linkTo('/api/login-viewer'),
}

async function timeOf(pair: Pair, asked: Asked): Promise<number> {
  const { url, body, isMultipart } = await pair(asked)
  const sent = isMultipart ? { headers: { ...form, 'content-type': multipartType }, payload: multipart(body, []) } : { headers: form, payload: body }
  const began = performance.now()
  const { statusCode } = await portal.http.inject({ method: 'POST', url, ...sent })
  const ms = performance.now() - began
  expect(statusCode).toBe(url === '/api/login' ? 401 : 200)
  return ms
}

/** Asks in turn, who comes first changing, after some calls for the machine to warm up. */
async function measure(pair: Pair, count: number) {
  const times: Record<Asked, number[]> = { known: [], unknown: [] }
  for (let n = -5; n < count; n++) {
    // Limits of an address and forms that expire are not what is measured; with the clock of the test none expires.
    if (n % 5 === 0) await portal.db.deleteFrom('rateLimitHits').execute()
    for (const asked of n % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
      const ms = await timeOf(pair, asked)
      if (n >= 0) times[asked].push(ms)
    }
  }
  return { known: medianOf(times.known), unknown: medianOf(times.unknown), p: rankSumP(times.known, times.unknown) }
}

test('a difference inside is not seen outside', { timeout: 300_000 }, async () => {
  planted.delay = 30
  const found = await Promise.all(Object.entries(pairs).map(async ([name, pair]) => ({ name, ...(await measure(pair, 40)) })))
  expect(found.filter(({ known, unknown }) => Math.abs(known - unknown) > 10)).toEqual([])
})

test.runIf(process.env.LONG)('known and unknown last alike', { timeout: 3_600_000 }, async () => {
  planted.delay = 0
  const found = await Promise.all(Object.entries(pairs).map(async ([name, pair]) => ({ name, ...(await measure(pair, rounds)) })))
  for (const { name, known, unknown, p } of found)
    console.log(`${name}: medians ${known.toFixed(3)} and ${unknown.toFixed(3)} ms, p = ${p.toFixed(4)}, ${rounds} of each`)
  expect(found.filter(({ p }) => p < 0.0001)).toEqual([])
})
