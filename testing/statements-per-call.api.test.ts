import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { permissionKeys } from '#accounts/who.ts'
import { book, pickupOrder, sendOrder, serviceEntries } from './factories.ts'
import { insertRequest } from './insert-request.ts'
import { addAccount, sessionOf } from './people.ts'
import { type CallAnswer, startPortal, type TestPortal } from './portal.ts'

// How many statements a call sends to the database, BEGIN and COMMIT included and those of the job queue left out, when what seldom changes is
// in memory (docs/decisions/0031-reference-data-in-memory.md).

let portal: TestPortal
let requestId: number
let employee: Awaited<ReturnType<typeof sessionOf>>
let customer: Awaited<ReturnType<typeof sessionOf>>
let owner: Awaited<ReturnType<typeof sessionOf>>
beforeAll(async () => {
  portal = await startPortal({ ROLE: 'web' })
  requestId = (await book(portal)).crmRequestId
  const { id: accountId } = await addAccount(portal.db, { customerType: 'EMPLOYEE', permissionKeys })
  employee = await sessionOf(portal.db, { kind: 'account', accountId })
  customer = await sessionOf(portal.db, { kind: 'tracking', requestId })
  const { id: ownerId } = await addAccount(portal.db)
  for (let i = 0; i < 3; i++) await insertRequest(portal.db, { accountId: ownerId })
  owner = await sessionOf(portal.db, { kind: 'account', accountId: ownerId })
})
afterAll(() => portal.stop())
afterEach(() => vi.restoreAllMocks())

const ofTheQueue = /\bjobs\.|pg_notify|pg_listening_channels/

async function statementsOf(call: () => Promise<CallAnswer>): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  expect((await call()).status).toBe(200)
  const texts = query.mock.calls.map(([query]: unknown[]) => (typeof query === 'string' ? query : (query as { text: string }).text))
  return texts.filter((text) => !ofTheQueue.test(text)).length
}

const device = { brandId: 2, productGroupId: 1, productTypeId: 2011, failureOptionIds: [1, 2] }
const calls: [name: string, most: number, call: () => Promise<CallAnswer>][] = [
  ['the brands', 0, () => portal.call('GET', '/api/brands')],
  ['one brand', 0, () => portal.call('GET', '/api/brands/apple')],
  ['a short list', 0, () => portal.call('GET', '/api/lookups/failureOptions')],
  ['the figures', 0, () => portal.call('GET', '/api/system-params')],
  ['the message of the shell', 0, () => portal.call('GET', '/api/system-info/messages/MOBILFUTAR')],
  // Places that are taken are no reference data.
  ['what a booking begins with', 1, () => portal.call('GET', `/api/booking-setup?${serviceEntries.paid}`)],
  ['the days of a pickup', 1, () => portal.call('GET', '/api/pickup-days?postalCode=1011')],
  ['what a repair costs', 2, () => portal.call('POST', '/api/calculator/repair', { body: device })],
  // All that is told (decision 118), and with it who calls (decision 173).
  ['a tracked request', 1, () => portal.call('GET', `/api/customer-requests/${requestId}/show`, { session: customer })],
  ['the history of a tracked request', 1, () => portal.call('GET', `/api/customer-requests/${requestId}/history`, { session: customer })],
  // Who calls, and what is theirs.
  ['my requests, their first page with what waits for me', 2, () => portal.call('GET', '/api/customer-requests', { session: owner })],
  ['my requests, a page of a filter', 2, () => portal.call('GET', '/api/customer-requests?state=waiting', { session: owner })],
  ['a request at the desk', 11, () => portal.call('GET', `/api/service-desk/requests/${requestId}`, { session: employee })],
  ['the queue of the desk', 2, () => portal.call('GET', '/api/service-desk/queue', { session: employee })],
]

test.each(calls)('%s: %i at most', async (_name, most, call) => {
  await call()
  expect(await statementsOf(call)).toBeLessThanOrEqual(most)
})

test('a booking: 14 at most', async () => {
  const order = await pickupOrder(portal)
  expect(await statementsOf(() => sendOrder(portal, order))).toBeLessThanOrEqual(14)
})
