import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type ApiScope, apiScopes } from '#accounts/api-scope.ts'
import { type CustomerType, customerTypes, type PermissionKey, permissionKeys, type Who } from '#accounts/who.ts'
import type { Endpoint } from '#base/endpoint.ts'
import { formatOrderNumber } from '#orders/order-number.ts'
import { appleKind } from '#worksheets/apple-kind.ts'
import { lgKind } from '#worksheets/lg-kind.ts'
import { mieleKind } from '#worksheets/miele-kind.ts'
import { api } from '../src/api.ts'
import { insertApiKey } from './insert-api-key.ts'
import { insertPreAlert } from './insert-pre-alert.ts'
import { insertOrder, insertRequest } from './insert-request.ts'
import { insertStoreBatch, insertStoreDevice } from './insert-store-device.ts'
import { insertUpload } from './insert-upload.ts'
import { addAccount, sessionOf, start } from './people.ts'
import { type CallAnswer, startPortal, type TestPortal } from './portal.ts'
import { type Json, requestInBody, validBody } from './sample-bodies.ts'

// Every row of api.ts is called as every kind of person. A new row is covered without touching this file; what a new row must
// decide here (a public action without a form token, a new kind of numbered object) fails with a sentence that says so.

type Session = { token: string; cookie: string }
type Person = {
  readonly name: string
  readonly kind: 'nobody' | 'account' | 'tracking' | 'viewer'
  readonly type?: CustomerType
  readonly keys?: readonly PermissionKey[]
  readonly session: () => Promise<Session | undefined>
}
type Row = { readonly name: string; readonly endpoint: Endpoint & { readonly who: Who } }

const rows: readonly Row[] = Object.entries(api).flatMap(([slice, table]) =>
  Object.entries(table).map(([name, endpoint]) => ({ name: `${slice}.${name}`, endpoint: endpoint as Row['endpoint'] })),
)

let portal: TestPortal
/** The request everybody with a tracking or viewer session came for. */
let ownRequest: number
beforeAll(async () => {
  portal = await startPortal()
  ownRequest = await insertRequest(portal.db)
})
afterAll(() => portal.stop())
beforeEach(() => portal.db.deleteFrom('rateLimitHits').execute())

const accounts = new Map<string, Promise<{ id: number; email: string }>>()
const accountOf = (customerType: CustomerType, keys: readonly PermissionKey[] = []) => {
  const name = `${customerType} ${keys.join()}`
  const known = accounts.get(name) ?? addAccount(portal.db, { customerType, permissionKeys: keys })
  accounts.set(name, known)
  return known
}
// A new session for every call: one of the calls is the logout.
const accountSession = async (type: CustomerType, keys: readonly PermissionKey[] = [], now = start) =>
  sessionOf(portal.db, { kind: 'account', accountId: (await accountOf(type, keys)).id }, now)
const requestSession = (kind: 'tracking' | 'viewer') => sessionOf(portal.db, { kind, requestId: ownRequest })

const anonymous: readonly Person[] = [
  { name: 'nobody', kind: 'nobody', session: async () => undefined },
  { name: 'an expired session', kind: 'nobody', session: () => accountSession('EMPLOYEE', permissionKeys, start.subtract({ minutes: 61 })) },
  {
    name: 'an ended session',
    kind: 'nobody',
    session: async () => {
      const session = await accountSession('EMPLOYEE', permissionKeys)
      await portal.call('POST', '/api/logout', { session })
      return session
    },
  },
  { name: 'the Token half', kind: 'nobody', session: async () => ({ ...(await accountSession('EMPLOYEE', permissionKeys)), cookie: 'unknown' }) },
  { name: 'the cookie half', kind: 'nobody', session: async () => ({ ...(await accountSession('EMPLOYEE', permissionKeys)), token: 'unknown' }) },
]
const holders: readonly Person[] = [
  { name: 'a tracking session', kind: 'tracking', session: () => requestSession('tracking') },
  { name: 'a viewer session', kind: 'viewer', session: () => requestSession('viewer') },
  ...customerTypes.map((type): Person => ({ name: type, kind: 'account', type, session: () => accountSession(type) })),
]
const employees: readonly Person[] = permissionKeys.map((key) => ({
  name: `EMPLOYEE with ${key}`,
  kind: 'account',
  type: 'EMPLOYEE',
  keys: [key],
  session: () => accountSession('EMPLOYEE', [key]),
}))

/** The policy once more, in other words than the server's. */
function mayPass(who: Who, person: Person): boolean {
  const { kind, type, keys = [] } = person
  if (who.kind === 'anyone') return true
  if (who.kind === 'employee') return type === 'EMPLOYEE' && keys.includes(who.key)
  if (who.kind === 'anyOf') return who.of.some((one) => mayPass(one, person))
  if (who.kind === 'account') return type !== undefined && (!who.types || who.types.includes(type))
  const holdersOf = {
    requestHolder: ['account', 'tracking'],
    requestReader: ['account', 'tracking', 'viewer'],
    documentHolder: ['account', 'tracking', 'viewer'],
  } as const
  return (holdersOf[who.kind] as readonly string[]).includes(kind)
}

/** Words an address asks for, where a number is none. */
const params: Readonly<Record<string, string>> = { kind: 'terms', lng: 'hu', language: 'hu', docType: 'handover' }
/** What must be asked for. */
const queries: Readonly<Record<string, string>> = {
  '/service-desk/search': '?query=1',
  '/service-desk/labels': '?ids=987654321',
  '/payments': '?token=unknown',
  '/company-requests/documents': '?ids=987654321',
  '/company-requests/quotes': '?ids=987654321',
}
const queryOf = ({ path }: Endpoint) => queries[path] ?? ''

const call = (endpoint: Endpoint, session: Session | undefined, { id = '1', cid = '1', body = {} as Json, key = '' } = {}) =>
  portal.call(
    endpoint.method,
    `/api${endpoint.path
      .replace(/:id\b/, id)
      .replace(/:cid\b/, cid)
      .replace(/:(\w+)/g, (_, param: string) => params[param] ?? '1')}${queryOf(endpoint)}`,
    {
      csrf: endpoint.csrf === true && key === '',
      ...(key && { headers: { authorization: `Bearer ${key}` } }),
      // As every call of SPEC 7 says, and no visit of a link can (SECURITY C3).
      language: 'hu',
      idempotencyKey: crypto.randomUUID(),
      ...(endpoint.method === 'GET' ? {} : { body }),
      ...(endpoint.files ? { files: [] } : {}),
      ...(session ? { session } : {}),
    },
  )

/** Whom a row lets in but its use case does not, and why. */
const refusedInside: Readonly<Record<string, string>> = {
  'requests.submitPickupOrder PREALERT': 'customers of pre-alerts place no orders of their own (SPEC 2)',
  'buyback.submitBuybackOrder PREALERT': 'customers of pre-alerts place no orders of their own (SPEC 2)',
  'serviceDesk.takeBulkSteps EMPLOYEE with request.queue': 'the step to be taken has a key of its own',
}

const wasDenied = ({ body }: CallAnswer) => ['LOGIN_NEEDED', 'UNAUTHORISED', 'API_KEY_SCOPE', 'API_KEY_INVALID'].includes(body?.code)

test('every call is made with a body its row takes, so that its use case is reached', async () => {
  const refused: string[] = []
  for (const row of rows.filter(({ endpoint }) => endpoint.method !== 'GET')) {
    const { success, error } = await row.endpoint.body.safeParseAsync(await validBody(portal, row, ownRequest))
    if (!success) refused.push(`${row.name}: ${error.message}`)
  }
  expect(refused, 'give it a body in testing/sample-bodies.ts').toEqual([])
})

describe.each(rows)('$name', (row) => {
  const { endpoint } = row
  const people = [...anonymous, ...holders, ...(['employee', 'anyOf'].includes(endpoint.who.kind) ? employees : [])]

  test('lets in whom its row names, and nobody else', async () => {
    const verdicts: string[] = []
    const callAs = async (person: Person) => {
      const body = await validBody(portal, row, ownRequest)
      const answer = await call(endpoint, await person.session(), { body })
      const passed = !wasDenied(answer)
      const expected = mayPass(endpoint.who, person) && !refusedInside[`${row.name} ${person.name}`]
      if (passed !== expected) verdicts.push(`${person.name}: ${passed ? 'let in' : 'kept out'} (${answer.status})`)
      const refused = person.kind === 'nobody' ? 401 : 403
      if (!passed && answer.status !== refused) verdicts.push(`${person.name}: ${answer.status} instead of ${refused}`)
      if (answer.status >= 500) verdicts.push(`${person.name}: ${answer.status}`)
    }
    // All at once where everybody is let in: some of these calls take their time, whoever asks (SECURITY).
    if (endpoint.who.kind === 'anyone') await Promise.all(people.map(callAs))
    else for (const person of people) await callAs(person)
    expect(verdicts).toEqual([])
  })
})

/** API keys of one company (decision 88), by what each may do; those that ended open nothing, not even what is open to everybody. */
const keysThatWork = new Map<ApiScope, Promise<string>>()
const keyWith = (scope: ApiScope) => {
  const known = keysThatWork.get(scope) ?? insertApiKey(portal.db, { scopes: [scope] }).then(({ secret }) => secret)
  keysThatWork.set(scope, known)
  return known
}
const endedKeys: Readonly<Record<string, () => Promise<{ secret: string }>>> = {
  'a revoked key': () => insertApiKey(portal.db, { scopes: apiScopes, revokedAt: start }),
  'an expired key': () => insertApiKey(portal.db, { scopes: apiScopes, expiresAt: start }),
  'a key whose holder left': () => insertApiKey(portal.db, { scopes: apiScopes, leftAt: start }),
  'a key whose holder is no administrator': () => insertApiKey(portal.db, { scopes: apiScopes, role: 'member' }),
  'a secret that is none': async () => ({ secret: 'mf_unknown' }),
}

/** As whom a key calls, where a row asks. */
const keyHolder: Person = { name: 'a key', kind: 'account', type: 'FLOTTA', session: async () => undefined }

describe.each(rows)('$name', (row) => {
  const { endpoint } = row
  test('opens to the API keys whose scope it names, and to no other', async () => {
    const verdicts: string[] = []
    for (const scope of apiScopes) {
      const answer = await call(endpoint, undefined, { key: await keyWith(scope), body: await validBody(portal, row, ownRequest) })
      const opens = endpoint.scope === undefined ? endpoint.cacheSeconds !== undefined : endpoint.scope === scope
      const expected = opens && mayPass(endpoint.who, keyHolder)
      if (!wasDenied(answer) !== expected) verdicts.push(`${scope}: ${answer.status} ${answer.body?.code ?? ''}`)
      if (wasDenied(answer) && answer.status !== 403) verdicts.push(`${scope}: ${answer.status} instead of 403`)
      if (answer.status >= 500) verdicts.push(`${scope}: ${answer.status}`)
    }
    expect(verdicts).toEqual([])
  })
})

test.each(Object.entries(endedKeys))('%s opens nothing', async (_name, make) => {
  const { secret } = await make()
  const opened: string[] = []
  for (const { name, endpoint } of rows) {
    const { status, body } = await call(endpoint, undefined, { key: secret, body: {} })
    if (status !== 401 || body.code !== 'API_KEY_INVALID') opened.push(`${name}: ${status}`)
  }
  expect(opened).toEqual([])
})

test('every scope that a row names is one, and every scope opens something', () => {
  expect(new Set(rows.flatMap(({ endpoint }) => endpoint.scope ?? []))).toEqual(new Set(apiScopes))
})

/** Actions of the public that need no form token, and why. */
const withoutFormToken: Readonly<Record<string, string>> = {
  'accounts.logOut': 'ends only the session both halves of which are sent',
  'payments.receivePaypalMessage': 'the signature is the proof, and it only makes us ask',
  'payments.receiveSimplepayMessage': 'the signature is the proof, and it only makes us ask',
  'buyback.estimateBuyback': 'changes nothing',
  'prices.calculateRepair': 'changes nothing',
  'tracking.followRequest': 'the token of the email is the proof',
}

test('a public action carries a form token, or says here why not', () => {
  const bare = rows.filter(({ endpoint }) => endpoint.method !== 'GET' && endpoint.who.kind === 'anyone' && !endpoint.csrf).map(({ name }) => name)
  expect(bare.toSorted()).toEqual(Object.keys(withoutFormToken).toSorted())
})

describe('the web server', () => {
  test('has no call that is not a row of api.ts', () => {
    const known = new Set(rows.map(({ endpoint }) => unnamed(`${endpoint.method} /api${endpoint.path}`)))
    expect(apiRoutes().filter((route) => !known.has(route))).toEqual(['GET /api/openapi.json'])
    expect(known.size).toBe(rows.length)
  })

  test('knows every row', () => {
    const mounted = new Set(apiRoutes())
    expect(rows.map(({ endpoint }) => unnamed(`${endpoint.method} /api${endpoint.path}`)).filter((route) => !mounted.has(route))).toEqual([])
  })
})

/** Two rows may call the same part of an address by different names; the router shows both. */
const unnamed = (route: string) => route.replace(/:[\w:|]+/g, ':')

/** The routes below /api as Fastify lists them; HEAD follows GET by itself. */
function apiRoutes(): string[] {
  const lines = portal.http.printRoutes({ commonPrefix: false }).split('\n')
  const trail: string[] = []
  const found: string[] = []
  for (const line of lines) {
    const read = /^([│├└─\s]*)(\S*)(?: \((.+)\))?$/u.exec(line)
    if (!read || line.trim() === '') continue
    const [, indent = '', part = '', methods = ''] = read
    const depth = Math.round(indent.length / 4)
    trail.length = depth
    trail[depth] = part
    const path = trail.join('')
    if (path.startsWith('/api/'))
      for (const method of methods.split(', ').filter((name) => name && name !== 'HEAD')) found.push(unnamed(`${method} ${path}`))
  }
  return found
}

/** Objects with a number that belong to somebody, by where the number stands. */
type Numbered =
  | 'customer'
  | 'request'
  | 'address'
  | 'order'
  | 'upload'
  | 'preAlert'
  | 'storeDevice'
  | 'storeBatch'
  | 'sheet'
  | 'appleSheet'
  | 'mieleSheet'
const objectAt: Readonly<Record<string, Numbered>> = {
  '/customers/:id': 'customer',
  '/customers/:cid/addresses/:id': 'address',
  '/customer-requests/:id/show-prealert': 'preAlert',
  '/customer-requests/:id': 'request',
  '/orders/:id': 'order',
  '/bulk-uploads/:id': 'upload',
  '/prealerts/:id': 'preAlert',
  '/store-counter/devices/:id': 'storeDevice',
  '/store-counter/batches/:id': 'storeBatch',
  '/lg-worksheets/:id': 'sheet',
  '/apple-worksheets/:id': 'appleSheet',
  '/miele-worksheets/:id': 'mieleSheet',
  '/worksheets/:id': 'sheet',
  '/proxy-gsm-api-notrt/:id': 'request',
  '/service-warranty-rules-fits/:id': 'request',
}
/** Numbers of what belongs to nobody in particular: the catalogue; and documents whose own token decides. */
const ownerless = /^\/(price-list\/brands|brands|mobil-providers|available-services|forms|system-param|fonix-[\w-]+|gsm-worksheets)\/:id/

const numbered = rows.filter(({ endpoint }) => endpoint.path.includes('/:id') && endpoint.who.kind !== 'employee')

test('it is known whose every numbered object is', () => {
  const unknown = numbered.filter(({ endpoint }) => !ownerless.test(endpoint.path) && !objectOf(endpoint.path)).map(({ name }) => name)
  expect(unknown, 'name what stands at :id in objectAt').toEqual([])
})

const objectOf = (path: string) => Object.entries(objectAt).find(([prefix]) => path === prefix || new RegExp(`^${prefix}[/.]`).test(path))?.[1]
const insertAddress = async (accountId: number) => {
  const place = { postalCode: '1134', city: 'Budapest', publicPlaceName: 'Váci', publicPlaceType: 'út', streetNumber: '43' }
  const row = { accountId, addressTypeId: 3, ...place }
  return (await portal.db.insertInto('accountAddresses').values(row).returning('id').executeTakeFirstOrThrow()).id
}
/** An order of one request of this account. */
async function orderOf(accountId: number): Promise<string> {
  const orderId = await insertOrder(portal.db)
  await insertRequest(portal.db, { accountId, orderId })
  return formatOrderNumber(orderId)
}
/** A sheet of a brand; which employee it is there for is a matter of keys. */
async function insertSheet(kind = 'lg'): Promise<number> {
  const row = { kind, requestId: await insertRequest(portal.db, { brandId: 11 }), startedAt: start }
  return (await portal.db.insertInto('worksheets').values(row).returning('id').executeTakeFirstOrThrow()).id
}
const missing: Readonly<Record<Numbered, string>> = {
  customer: '987654',
  request: '987654321',
  address: '987654',
  order: 'R-2026-98765432',
  upload: '987654',
  preAlert: '987654',
  storeDevice: '987654321',
  storeBatch: '987654',
  sheet: '987654',
  appleSheet: '987654',
  mieleSheet: '987654',
}
const foreign: Readonly<Record<Numbered, () => Promise<string>>> = {
  customer: async () => String((await addAccount(portal.db)).id),
  request: async () => String(await insertRequest(portal.db, { accountId: (await addAccount(portal.db)).id })),
  address: async () => String(await insertAddress((await addAccount(portal.db)).id)),
  order: async () => orderOf((await addAccount(portal.db)).id),
  upload: async () => String(await insertUpload(portal.db, (await addAccount(portal.db, { customerType: 'FLOTTA' })).id)),
  preAlert: async () => String(await insertPreAlert(portal.db, (await addAccount(portal.db, { customerType: 'PREALERT' })).id)),
  storeDevice: async () => String(await insertStoreDevice(portal.db, (await addAccount(portal.db, { customerType: 'STORE_01' })).id)),
  storeBatch: async () => String(await insertStoreBatch(portal.db, (await addAccount(portal.db, { customerType: 'STORE_01' })).id)),
  sheet: async () => String(await insertSheet()),
  appleSheet: async () => String(await insertSheet('apple')),
  mieleSheet: async () => String(await insertSheet('miele')),
}

describe.each(numbered.filter(({ endpoint }) => objectOf(endpoint.path)))('$name', (row) => {
  const { endpoint } = row
  const strangers = [...anonymous.slice(0, 1), ...holders].filter((person) => mayPass(endpoint.who, person))

  test.each(strangers)('to $name, what belongs to others looks like what does not exist', async (stranger) => {
    const object = objectOf(endpoint.path) as Numbered
    const body = await validBody(portal, row, ownRequest)
    // Looked for among one's own.
    const cid = stranger.type ? String((await accountOf(stranger.type)).id) : '1'
    const theirs = await call(endpoint, await stranger.session(), { id: await foreign[object](), cid, body })
    const nothing = await call(endpoint, await stranger.session(), { id: missing[object], cid, body })
    expect(alike(theirs)).toEqual(alike(nothing))
    expect(theirs.bytes.equals(nothing.bytes), 'byte for byte').toBe(true)
    expect(nothing.status, 'give it a body that reaches the use case').toBe(404)
  })
})

/** Who has such a thing, where not everybody can. */
const ownerTypes: Partial<Record<Numbered, CustomerType>> = {
  upload: 'FLOTTA',
  preAlert: 'PREALERT',
  storeDevice: 'STORE_01',
  storeBatch: 'STORE_01',
  sheet: 'EMPLOYEE',
  appleSheet: 'EMPLOYEE',
  mieleSheet: 'EMPLOYEE',
}
const ownerKeys: Partial<Record<Numbered, readonly PermissionKey[]>> = {
  sheet: Object.values(lgKind.keys),
  appleSheet: [appleKind.keys.view, appleKind.keys.edit, appleKind.keys.send, 'request.undo'],
  mieleSheet: [mieleKind.keys.view, mieleKind.keys.edit, mieleKind.keys.send, 'request.undo'],
}

/** Calls whose own object has nothing yet of what they ask for, so that they refuse it as missing too. */
const nothingThereYet: readonly string[] = [
  'accounts.endOwnSession',
  'accounts.renamePasskey',
  'accounts.removePasskey',
  'appleWorksheets.joinAppleWorksheet',
  'bench.openSheetPhoto',
  // No parcel is lost.
  'compensations.sayCompensationAccount',
  'conversation.getMessageAttachment',
  'devices.showDevice',
  'insurer.getInsurerQuoteDocument',
  // Its body names a request that is not there.
  'lgWorksheets.joinLgWorksheet',
  'mieleWorksheets.joinMieleWorksheet',
  'quotes.getExpertReportPhoto',
  'stores.getStorePhoto',
  'workshop.answerSecondDevice',
  'workshop.getArrivalPhoto',
]

test.each(numbered.filter(({ endpoint }) => objectOf(endpoint.path)))('$name is found by its owner', async (row) => {
  const object = objectOf(row.endpoint.path) as Numbered
  const type = ownerTypes[object] ?? 'B2C'
  const { id: accountId } = await accountOf(type, ownerKeys[object])
  const own: Readonly<Record<Numbered, () => Promise<string | number>>> = {
    customer: async () => accountId,
    request: () => insertRequest(portal.db, { accountId }),
    address: () => insertAddress(accountId),
    order: () => orderOf(accountId),
    upload: () => insertUpload(portal.db, accountId),
    preAlert: () => insertPreAlert(portal.db, accountId),
    storeDevice: () => insertStoreDevice(portal.db, accountId),
    storeBatch: () => insertStoreBatch(portal.db, accountId),
    sheet: () => insertSheet(),
    appleSheet: () => insertSheet('apple'),
    mieleSheet: () => insertSheet('miele'),
  }
  const id = await own[object]()
  const answer = await call(row.endpoint, await accountSession(type, ownerKeys[object]), {
    id: String(id),
    cid: String(accountId),
    body: await validBody(portal, row, ownRequest),
  })
  expect(answer.body?.code === 'NOT_FOUND').toBe(nothingThereYet.includes(row.name))
})

test.each(Object.entries(requestInBody))('%s: a request of somebody else in the body looks like one that does not exist', async (name, bodyOf) => {
  const endpoint = rows.find((row) => row.name === name)?.endpoint
  if (!endpoint) throw new Error(`${name} is no row`)
  const theirs = Number(await foreign.request())
  for (const person of holders.filter((one) => mayPass(endpoint.who, one))) {
    const ask = async (id: number) => call(endpoint, await person.session(), { body: bodyOf(id) })
    const [other, none] = [await ask(theirs), await ask(Number(missing.request))]
    expect(alike(other), person.name).toEqual(alike(none))
    expect(none.status, person.name).toBe(404)
  }
})

/** An answer as a stranger sees it, without what differs from one moment to the next. */
const alike = ({ status, body, headers }: CallAnswer) => ({ status, body, headers: { ...headers, date: '', 'x-request-id': '' } })

// An employee may see every request, so nothing is foreign to them; what does not exist they are told to be missing, whatever they do.
const ofEmployees = rows.flatMap((row) =>
  row.endpoint.who.kind === 'employee' && row.endpoint.path.includes('/:id') ? [{ ...row, who: row.endpoint.who }] : [],
)

describe.each(ofEmployees)('$name', ({ who, ...row }) => {
  const { endpoint } = row
  test('to an employee with its key, what does not exist is missing', async () => {
    const session = await accountSession('EMPLOYEE', [who.key])
    const id = endpoint.path.startsWith('/service-desk/emails/') ? crypto.randomUUID() : missing.request
    const answer = await call(endpoint, session, { id, body: await validBody(portal, row, ownRequest) })
    expect([answer.status, answer.body.code]).toEqual([404, expect.stringMatching(/NOT_FOUND$/)])
  })
})

test('a worksheet of somebody else’s repair looks like one that does not exist', async () => {
  const theirs = Number(await foreign.request())
  await portal.db.updateTable('requests').set({ gsmWorksheetId: 'MC10000001' }).where('id', '=', theirs).execute()
  for (const person of holders.filter(({ type }) => type !== 'EMPLOYEE')) {
    const session = (await person.session()) as Session
    const open = (worksheet: string) => portal.call('GET', `/api/proxy-gsm-api-notrt/${worksheet}`, { session })
    const document = (worksheet: string) =>
      portal.call('GET', `/api/proxy-gsm-api-notrt/return-worksheet/${worksheet}/gsmRepairWorksheet/hu`, { session })
    for (const ask of [open, document]) {
      const [one, other] = [await ask('MC10000001'), await ask('MC10000002')]
      expect(one.status, person.name).toBe(404)
      expect(one.bytes.equals(other.bytes), person.name).toBe(true)
    }
  }
})
