import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type CompanyRole, companyRoles, type Who } from '#accounts/who.ts'
import type { Endpoint } from '#base/endpoint.ts'
import { newKeySecret } from '#partner-api/server/key-secret.ts'
import { insertKey, insertSecret } from '#partner-api/server/key-store.ts'
import { insertEndpoint } from '#partner-api/server/webhooks/endpoint-store.ts'
import { newWebhookSecret } from '#partner-api/server/webhooks/signature.ts'
import { api } from '../src/api.ts'
import { addCompany, addMember } from './companies.ts'
import { insertRequest } from './insert-request.ts'
import { start } from './people.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { validBody } from './sample-bodies.ts'

// Every call about a company, made by every role of it and of another one. A new call is covered without touching this file: it is its
// administrators' alone, unless `forEverybody` says otherwise.

type Row = { readonly name: string; readonly endpoint: Endpoint & { readonly who: Who } }

const ofCompanies: readonly Row[] = Object.entries(api).flatMap(([slice, table]) =>
  Object.entries(table)
    .map(([name, endpoint]) => ({ name: `${slice}.${name}`, endpoint: endpoint as Row['endpoint'] }))
    .filter(({ endpoint }) => endpoint.path.startsWith('/companies/:companyId')),
)

/** What everybody who acts for the company may call. */
const forEverybody: readonly string[] = ['companies.listCostCentres']
/** It opens and drops a database: `sandbox.api.test.ts` has its administrator. */
const dear: readonly string[] = ['sandbox.openSandbox', 'sandbox.deleteSandbox']

type Session = { token: string; cookie: string }
type Company = { readonly id: number; readonly sessions: Readonly<Record<CompanyRole, Session>>; readonly administrator: number }

let portal: TestPortal
let here: Company
let elsewhere: Company
async function companyWithPeople(): Promise<Company> {
  const id = await addCompany(portal.db)
  const people = Object.fromEntries(await Promise.all(companyRoles.map(async (role) => [role, await addMember(portal.db, id, role)]))) as Record<
    CompanyRole,
    Awaited<ReturnType<typeof addMember>>
  >
  const sessions = Object.fromEntries(companyRoles.map((role) => [role, people[role].session])) as Company['sessions']
  return { id, sessions, administrator: people.administrator.id }
}
beforeAll(async () => {
  portal = await startPortal({ ROLE: 'web' })
  here = await companyWithPeople()
  elsewhere = await companyWithPeople()
})
afterAll(() => portal.stop())
beforeEach(() => portal.db.deleteFrom('rateLimitHits').execute())

/** New ones of the company for every call: some calls take them away. */
async function thingsOf({ id: companyId, administrator: accountId }: Company): Promise<Readonly<Record<string, number>>> {
  const { db } = portal
  const member = await addMember(db, companyId, 'member')
  const centre = { companyId, code: crypto.randomUUID().slice(0, 8), name: 'Logisztika' }
  const invited = { companyId, email: `${crypto.randomUUID()}@pelda.hu`, lastName: 'Kis', firstName: 'Pál', language: 'hu', role: 'member' }
  const place = { companyId, addressTypeId: 1, postalCode: '9021', city: 'Győr', publicPlaceName: 'Baross', publicPlaceType: 'út', streetNumber: '1' }
  const keyId = await insertKey(db, start, {
    companyId,
    accountId,
    name: 'x',
    scopes: ['orders'],
    validDays: 90,
    expiresAt: start.add({ hours: 24 }),
  })
  await insertSecret(db, start, keyId, newKeySecret().stored)
  const webhookId = await insertEndpoint(db, start, { companyId, url: 'https://pelda.hu', events: ['quote.sent'], secret: newWebhookSecret() })
  const message = { endpointId: webhookId, messageId: `msg_${webhookId}`, deduplicationKey: `${webhookId}`, type: 'quote.sent', body: '{}' }
  const made = [
    db.insertInto('costCentres').values(centre).returning('id'),
    db
      .insertInto('companyInvitations')
      .values({ ...invited, invitedAt: start, expiresAt: start.add({ hours: 24 }) })
      .returning('id'),
    db
      .insertInto('accountAddresses')
      .values({ ...place, createdAt: start })
      .returning('id'),
    db
      .insertInto('webhookMessages')
      .values({ ...message, createdAt: start, deliveredAt: start })
      .returning('id'),
  ] as const
  const [costCentreId = 0, invitationId = 0, addressId = 0, deliveryId = 0] = await Promise.all(
    made.map(async (query) => (await query.executeTakeFirstOrThrow()).id),
  )
  const requestId = await insertRequest(db, { accountId: member.id })
  return { costCentreId, invitationId, addressId, deliveryId, requestId, keyId, webhookId, accountId: member.id }
}

async function call({ name, endpoint }: Row, session: Session, companyId: number, things: Readonly<Record<string, number>>) {
  const path = endpoint.path.replace(':companyId', String(companyId)).replace(/:(\w+)/g, (_, part: string) => String(things[part]))
  return portal.call(endpoint.method, `/api${path}`, {
    session,
    idempotencyKey: crypto.randomUUID(),
    ...(endpoint.method === 'GET' || endpoint.method === 'DELETE'
      ? {}
      : { body: await validBody(portal, { name, endpoint }, things.requestId ?? 0) }),
  })
}

test('there are calls about people, cost centres, addresses, keys and webhooks', () => {
  const names = ofCompanies.map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining([
      ...forEverybody,
      ...dear,
      ...['companies.invitePerson', 'savedAddresses.saveCompanyAddress', 'partnerApi.createApiKey', 'partnerApi.replayDelivery'],
    ]),
  )
})

describe.each(ofCompanies)('$name', (row) => {
  test('is for the administrators of the company, and for nobody of another one', async () => {
    const things = await thingsOf(here)
    for (const role of companyRoles) {
      expect((await call(row, elsewhere.sessions[role], here.id, things)).status, `${role} of another company`).toBe(404)
      if (role === 'administrator') continue
      const { status } = await call(row, here.sessions[role], here.id, things)
      expect(status, role).toBe(forEverybody.includes(row.name) ? 200 : 403)
    }
    // Things of another company are not there for whoever names their own.
    if (/:(?!companyId)\w+/.test(row.endpoint.path))
      expect((await call(row, elsewhere.sessions.administrator, elsewhere.id, things)).status, 'things of another').toBe(404)
    if (dear.includes(row.name)) return
    const { status, body } = await call(row, here.sessions.administrator, here.id, things)
    expect(status, JSON.stringify(body)).toBeLessThan(500)
    expect([401, 403, 404], JSON.stringify(body)).not.toContain(status)
  })
})
