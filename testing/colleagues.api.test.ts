import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type CompanyRole, companyRoles, type Who } from '#accounts/who.ts'
import type { Endpoint } from '#base/endpoint.ts'
import { api } from '../src/api.ts'
import { addCompany, addMember, addSecondMembership } from './companies.ts'
import { insertRequest } from './insert-request.ts'
import { type CallAnswer, startPortal, type TestPortal } from './portal.ts'
import { validBody } from './sample-bodies.ts'

// Every call about one request, made by every role of the sender's company and of another one. A new call is covered without touching this file:
// what reads is open to whoever looks, what changes to whoever acts; what an approver may do beside stands in `decisions`.

type Row = { readonly name: string; readonly endpoint: Endpoint & { readonly who: Who } }

/** Of employees alone, by their key or by what the sheet's kind asks of them. */
const isOfOurs = (who: Who) => who.kind === 'employee' || (who.kind === 'account' && who.types?.every((type) => type === 'EMPLOYEE') === true)

const aboutRequests: readonly Row[] = Object.entries(api).flatMap(([slice, table]) =>
  Object.entries(table)
    .map(([name, endpoint]) => ({ name: `${slice}.${name}`, endpoint: endpoint as Row['endpoint'] }))
    .filter(({ endpoint }) => /^\/(customer-requests|proxy-gsm-api-notrt)\/:id\b/.test(endpoint.path) && !isOfOurs(endpoint.who))
    // SPEC 7 has it among the calls of requests, but a pre-alert is none yet (decision 87).
    .filter(({ endpoint }) => !endpoint.path.endsWith('/show-prealert')),
)

/** What an approver decides for a colleague (GAPS D12). */
const decisions: readonly string[] = ['quotes.answerQuote', 'quotes.answerExpertReport', 'insurer.askForReturn']
/** What whoever looks may send as well: it changes nothing of the sender's. */
const harmless: readonly string[] = ['conversation.readMessages']

/** The policy once more, in other words than the server's. */
const reaches = (role: CompanyRole, { name, endpoint }: Row): boolean => {
  if (role === 'administrator') return true
  if (role === 'member') return false
  return endpoint.method === 'GET' || harmless.includes(name) || (role === 'approver' && decisions.includes(name))
}

let portal: TestPortal
let request: number
let sender: Awaited<ReturnType<typeof addMember>>
let here: Readonly<Record<CompanyRole, { token: string; cookie: string }>>
let elsewhere: typeof here
/** The sender, while they act for another company of theirs. */
let otherwise: { token: string; cookie: string }
beforeAll(async () => {
  portal = await startPortal({ ROLE: 'web' })
  const companyId = await addCompany(portal.db)
  sender = await addMember(portal.db, companyId, 'member')
  request = await insertRequest(portal.db, { accountId: sender.id, customerType: 'FLOTTA' })
  const peopleOf = async (id: number) =>
    Object.fromEntries(await Promise.all(companyRoles.map(async (role) => [role, (await addMember(portal.db, id, role)).session]))) as typeof here
  here = await peopleOf(companyId)
  elsewhere = await peopleOf(await addCompany(portal.db))
  otherwise = (await addSecondMembership(portal.db, sender, await addCompany(portal.db), 'administrator')).session
})
afterAll(() => portal.stop())
beforeEach(() => portal.db.deleteFrom('rateLimitHits').execute())

const call = async (row: Row, session: { token: string; cookie: string }, id: number) =>
  portal.call(row.endpoint.method, `/api${row.endpoint.path.replace(/:id\b/, String(id)).replace(/:(\w+)/g, '1')}`, {
    language: 'hu',
    session,
    idempotencyKey: crypto.randomUUID(),
    ...(row.endpoint.method === 'GET' ? {} : { body: await validBody(portal, row, id) }),
    ...(row.endpoint.files ? { files: [] } : {}),
  })
/** An answer without what differs from one moment to the next. */
const alike = ({ status, body, headers }: CallAnswer) => ({ status, body, headers: { ...headers, date: '', 'x-request-id': '' } })
const missing = 987_654_321

test('there are calls that read, that change and that decide', () => {
  const names = aboutRequests.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining([...decisions, ...harmless, 'tracking.showRequest', 'requests.cancelRequest']))
})

describe.each(aboutRequests)('$name', (row) => {
  test.each(companyRoles)('of a colleague, to their %s', async (role) => {
    const own = await call(row, sender.session, request)
    const answer = await call(row, here[role], request)
    // What the sender has nothing of yet, nobody has.
    if (reaches(role, row)) expect(answer.body?.code).toBe(own.body?.code)
    else expect(alike(answer)).toEqual(alike(await call(row, here[role], missing)))
  })

  test('is not there to its own sender, while they act for another company', async () => {
    expect(alike(await call(row, otherwise, request))).toEqual(alike(await call(row, otherwise, missing)))
  })

  test.each(companyRoles)('of another company, to its %s is not there', async (role) => {
    const [theirs, nothing] = [await call(row, elsewhere[role], request), await call(row, elsewhere[role], missing)]
    expect(nothing.status).toBe(404)
    expect(alike(theirs)).toEqual(alike(nothing))
  })
})
