import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import yauzl from 'yauzl'
import { type RequestStatus, requestStatuses, warrantyTypes } from '#requests/status.ts'
import { addCompany, addMember } from '#testing/companies.ts'
import { insertRequest } from '#testing/insert-request.ts'
import { addAccount, sessionOf, start } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { arrived, employeeWith, line, sendQuote, statusOf } from '#testing/quote-desk.ts'
import { byForm, fc } from '#testing/random-runs.ts'
import type { ResultOfMany } from '../in-bulk.ts'
import { type CompanyRequest, type CompanyRequestsPage, kinds, type Sort, sorts } from '../list.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal({ PUBLIC_URL: 'https://portal.mobilfutar.example' })
})
afterAll(() => portal.stop())

type Session = Awaited<ReturnType<typeof sessionOf>>
const ask = (session: Session, method: string, path: string, body?: unknown, more: object = {}) =>
  portal.call(method, `/api/company-requests${path}`, { session, body, ...more } as Parameters<TestPortal['call']>[2])

async function page(session: Session, query = ''): Promise<CompanyRequestsPage> {
  const { status, body } = await ask(session, 'GET', query)
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data
}

/** Two cost centres, and people of every kind. */
async function addMinta() {
  const id = await addCompany(portal.db)
  const rows = ['1200', '1300'].map((code) => ({ companyId: id, code, name: 'Minta' }))
  const centres = (await portal.db.insertInto('costCentres').values(rows).returning('id').execute()).map((row) => row.id)
  const administrator = await addMember(portal.db, id, 'administrator')
  const member = await addMember(portal.db, id, 'member')
  const clerk = await addMember(portal.db, id, 'approver', { everyCostCentre: false })
  await portal.db
    .insertInto('costCentrePeople')
    .values({ accountId: clerk.id, costCentreId: centres[0] ?? 0 })
    .execute()
  return { id, centres, administrator, member, clerk }
}

describe('the list', () => {
  type Row = {
    id: number
    by: number
    centre: number | null
    status: RequestStatus
    closed: boolean
    brand: number
    kind: (typeof kinds)[number]
    at: Temporal.Instant
    promised: string | null
    price: number | null
    reference: string | null
  }

  let minta: Awaited<ReturnType<typeof addMinta>>
  const rows: Row[] = []
  beforeAll(async () => {
    minta = await addMinta()
    const pick = <T>(all: readonly T[], n: number): T => all[n % all.length] as T
    for (let n = 0; n < 40; n++) {
      const row = {
        by: pick([minta.administrator.id, minta.member.id, minta.clerk.id], n * 7),
        centre: pick([minta.centres[0] ?? null, minta.centres[1] ?? null, null], n * 5 + (n >> 2)),
        status: pick(requestStatuses.slice(0, 4), n * 3 + (n >> 3)),
        closed: n % 4 === 1,
        brand: pick([7, 12], n >> 1),
        kind: pick(kinds.slice(0, 3), n >> 2),
        // Several at one moment, so that the number decides.
        at: start.subtract({ hours: 8 * (n >> 1) }),
        promised: pick([null, '2026-11-30', '2026-12-02'], n * 2 + (n >> 3)),
        price: pick([null, 12_700, 25_400, 9000], n),
        reference: pick([null, `b-${n}`, `A-${n}`], n),
      }
      const id = await insertRequest(portal.db, {
        accountId: row.by,
        costCentreId: row.centre,
        ...(row.closed ? { status: 'SERVICE_DONE', outcome: 'REPAIRED', closedAt: start } : { status: row.status }),
        brandId: row.brand,
        warrantyTypeId: warrantyTypes[row.kind],
        receivedAt: row.at,
        promisedBy: row.promised,
        quotedGross: row.price,
        referenceNumber: row.reference,
      })
      rows.push({ ...row, id, status: row.closed ? 'SERVICE_DONE' : row.status })
    }
    // Somebody else's is in no list.
    const other = await addMinta()
    await insertRequest(portal.db, { accountId: other.member.id })
    await insertRequest(portal.db)
  })

  const inBudapest = (at: Temporal.Instant) => at.toZonedDateTimeISO('Europe/Budapest').toPlainDate().toString()
  const places: Readonly<Record<string, (row: Row) => string | number>> = {
    received: ({ at }) => at.epochMilliseconds,
    promised: ({ promised }) => promised ?? '9999',
    price: ({ price }) => price ?? 0,
    reference: ({ reference }) => (reference ?? '').toUpperCase(),
  }
  const inOrder = (sort: Sort) => {
    const place = places[sort.replace('-', '')] ?? expect.fail(sort)
    const direction = sort.startsWith('-') ? -1 : 1
    return (one: Row, other: Row) => {
      const [a, b] = [place(one), place(other)]
      return direction * (a === b ? one.id - other.id : a < b ? -1 : 1)
    }
  }

  test('shows what was asked for, in the order asked for, by pages of any size, to whoever may see it', {
    timeout: byForm(120_000, 1_800_000),
  }, async () => {
    const { administrator, member, clerk, centres } = minta
    const seenBy: Readonly<Record<string, (row: Row) => boolean>> = {
      administrator: () => true,
      member: ({ by }) => by === member.id,
      clerk: ({ by, centre }) => by === clerk.id || centre === centres[0],
    }
    const people = { administrator, member, clerk }
    const maybe = <T>(of: fc.Arbitrary<T>) => fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: of })
    const asked = fc.record({
      who: fc.constantFrom('administrator', 'member', 'clerk'),
      status: maybe(fc.uniqueArray(fc.constantFrom(...requestStatuses.slice(0, 4)), { minLength: 1, maxLength: 3 })),
      state: maybe(fc.constantFrom('open' as const, 'closed' as const)),
      sender: maybe(fc.constantFrom(member.id, clerk.id)),
      costCentre: maybe(fc.constantFrom('none' as const, ...centres)),
      brand: maybe(fc.constantFrom(7, 12)),
      kind: maybe(fc.constantFrom(...kinds)),
      from: maybe(fc.constantFrom('2026-11-19', '2026-11-21')),
      to: maybe(fc.constantFrom('2026-11-22', '2026-11-20')),
      sort: fc.constantFrom(...sorts),
      size: fc.constantFrom(2, 7, 250),
    })
    let found = 0
    const property = fc.asyncProperty(asked, async ({ who, size, ...query }) => {
      const { status, state, sender, costCentre, brand, kind, from, to, sort } = query
      const expected = rows
        .filter(seenBy[who] ?? (() => false))
        .filter((row) => status?.includes(row.status) ?? true)
        .filter(({ closed }) => state === undefined || (state === 'closed') === closed)
        .filter(({ by }) => sender === undefined || by === sender)
        .filter(({ centre }) => costCentre === undefined || centre === (costCentre === 'none' ? null : costCentre))
        .filter((row) => (brand === undefined || row.brand === brand) && (kind === undefined || row.kind === kind))
        .filter(({ at }) => (from === undefined || inBudapest(at) >= from) && (to === undefined || inBudapest(at) <= to))
        .toSorted(inOrder(sort))
      const given = Object.entries({ ...query, status: status?.join(), size }).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)]],
      )
      const listed: CompanyRequest[] = []
      for (let after: number | null = 0; after !== null; ) {
        const session = people[who as keyof typeof people].session
        const answer: CompanyRequestsPage = await page(session, `?${new URLSearchParams(given)}${after > 0 ? `&after=${after}` : ''}`)
        listed.push(...answer.requests)
        after = answer.next
      }
      expect(listed.map(({ crmRequestId }) => crmRequestId)).toEqual(expected.map(({ id }) => id))
      for (const one of listed) {
        const row = rows.find(({ id }) => id === one.crmRequestId)
        expect([one.sender?.id, one.costCentre?.id ?? null, one.referenceNumber, one.promisedBy]).toEqual([
          row?.by,
          row?.centre ?? null,
          row?.reference ?? null,
          row?.promised ?? null,
        ])
      }
      found += listed.length
    })
    await fc.assert(property, { numRuns: byForm(60, 1000) })
    // It would pass, too, if nothing was ever found.
    expect(found).toBeGreaterThan(100)
  })

  test('tells what it can be filtered by, as far as the caller looks after it', async () => {
    const { overview } = await page(minta.administrator.session)
    expect(overview).toMatchObject({ all: 40, open: 30, costCentres: [{ code: '1200' }, { code: '1300' }] })
    expect(overview?.senders.map(({ id }) => id).toSorted()).toEqual([minta.administrator.id, minta.member.id, minta.clerk.id].toSorted())
    expect((await page(minta.clerk.session)).overview?.costCentres.map(({ code }) => code)).toEqual(['1200'])
    // Whose own the account is acts for no company.
    const alone = await addAccount(portal.db, { customerType: 'B2B' })
    const own = await insertRequest(portal.db, { accountId: alone.id })
    const answer = await page(await sessionOf(portal.db, { kind: 'account', accountId: alone.id }))
    expect(answer).toMatchObject({ requests: [{ crmRequestId: own }], overview: { all: 1, senders: [], costCentres: [] } })
  })

  test('finds the numbers the company gave itself', async () => {
    const found = async (text: string) => (await page(minta.administrator.session, `?text=${encodeURIComponent(text)}`)).requests
    expect((await found('a-2')).map(({ referenceNumber }) => referenceNumber)).toEqual(['A-2'])
    const one = rows[5]?.id ?? 0
    const { identifier } = await portal.db.selectFrom('requests').select('identifier').where('id', '=', one).executeTakeFirstOrThrow()
    for (const text of [String(one), identifier, identifier.slice(-8)])
      expect(
        (await found(text)).map(({ crmRequestId }) => crmRequestId),
        text,
      ).toContain(one)
    expect(await found('samsung mobiltelefon')).toHaveLength(
      rows.filter(({ brand }) => brand === 12).length > 25 ? 25 : rows.filter(({ brand }) => brand === 12).length,
    )
    expect(await found('xiaomi')).toEqual([])
    expect(await found('9999999')).toEqual([])
    // What stands on somebody else’s request is no number of ours, and hides nothing.
    await insertRequest(portal.db, { referenceNumber: 'SAMSUNG MOBILTELEFON' })
    expect(await found('samsung mobiltelefon')).not.toEqual([])
  })

  test('is for companies alone, and takes no place of another company', async () => {
    for (const customerType of ['B2C', 'PREALERT', 'EMPLOYEE'] as const) {
      const { id: accountId } = await addAccount(portal.db, { customerType })
      expect((await ask(await sessionOf(portal.db, { kind: 'account', accountId }), 'GET', '')).status, customerType).toBe(403)
    }
    const foreign = await insertRequest(portal.db, { receivedAt: start.add({ hours: 1 }) })
    expect((await page(minta.administrator.session, `?after=${foreign}`)).requests).toEqual([])
    for (const query of ['?sort=colour', '?kind=free', '?from=tomorrow', '?costCentre=x', '?size=0', '?other=1'])
      expect((await ask(minta.administrator.session, 'GET', query)).status, query).toBe(422)
  })
})

test('views are one’s own: named once, one of them what the list opens with, changed by nobody unseen', async () => {
  const { session } = (await addMinta()).administrator
  const stranger = (await addMinta()).administrator.session
  const views = async (of = session) => (await ask(of, 'GET', '/views')).body.data.views
  const view = { name: 'Döntésre vár', address: 'sort=-price&status=QUOTE_DONE&colour=blue', isDefault: true }
  const theirs = (await ask(stranger, 'POST', '/views', view)).body.data
  const first = (await ask(session, 'POST', '/views', view)).body.data
  expect(first).toMatchObject({ name: 'Döntésre vár', address: 'status=QUOTE_DONE&sort=-price', isDefault: true, version: 1 })
  expect((await ask(session, 'POST', '/views', { ...view, name: 'DÖNTÉSRE VÁR' })).body).toMatchObject({ code: 'VIEW_NAME' })
  const second = (await ask(session, 'POST', '/views', { ...view, name: 'Budapest' })).body.data
  expect(await views()).toMatchObject([
    { id: second.id, isDefault: true },
    { id: first.id, isDefault: false },
  ])
  expect(await views(stranger)).toEqual([{ ...theirs, isDefault: true }])
  const change = { ...view, name: 'Drágák', version: first.version }
  expect((await ask(stranger, 'PUT', `/views/${first.id}`, change)).status).toBe(404)
  expect((await ask(stranger, 'DELETE', `/views/${first.id}`)).status).toBe(404)
  expect((await ask(session, 'PUT', `/views/${first.id}`, change)).body.data).toMatchObject({ name: 'Drágák', isDefault: true, version: 2 })
  expect((await ask(session, 'PUT', `/views/${first.id}`, change)).body.code).toBe('VIEW_MOVED_ON')
  expect((await ask(session, 'DELETE', `/views/${first.id}`)).status).toBe(200)
  expect(await views()).toMatchObject([{ id: second.id, isDefault: false }])
  for (let n = 1; n < 20; n++) expect((await ask(session, 'POST', '/views', { ...view, name: `Nézet ${n}` })).status).toBe(201)
  expect((await ask(session, 'POST', '/views', { ...view, name: 'Még egy' })).body.code).toBe('TOO_MANY_VIEWS')
})

describe('several at once', () => {
  const namesIn = async (bytes: Buffer) => {
    const zip = await yauzl.fromBufferPromise(bytes)
    const files = new Map<string, string>()
    for await (const entry of zip.eachEntry())
      files.set(entry.fileName, (await buffer(await zip.openReadStreamPromise(entry))).subarray(0, 5).toString())
    return files
  }

  test('documents are one ZIP with a folder for each request, hand-over sheets one PDF; of nobody else', async () => {
    const { administrator, member } = await addMinta()
    const mine = [await insertRequest(portal.db, { accountId: member.id }), await insertRequest(portal.db, { accountId: administrator.id })]
    const sheet = { type: 'handoverDocument', name: 'atadolap.pdf', language: 'hu', createdAt: start, createdBy: 'system' }
    await portal.db
      .insertInto('documents')
      .values([...mine, mine[0] ?? 0].map((requestId, n) => ({ ...sheet, requestId, type: n === 2 ? 'gsmRepairWorksheet' : sheet.type })))
      .execute()
    const open = (session: Session, kind: string, ids: readonly number[]) => ask(session, 'GET', `/documents?kind=${kind}&ids=${ids.join()}`)
    const sheets = await open(administrator.session, 'sheets', mine)
    expect([sheets.status, sheets.bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
    expect((await open(member.session, 'all', mine)).status).toBe(404)
    const empty = await insertRequest(portal.db, { accountId: member.id })
    expect((await open(member.session, 'all', [empty])).body.code).toBe('DOCUMENT_NOT_FOUND')
    await portal.db.updateTable('documents').set({ type: 'handoverDocument' }).where('requestId', 'in', mine).execute()
    const { bytes, headers } = await open(administrator.session, 'all', mine)
    expect(headers['content-disposition']).toContain('dokumentumok.zip')
    const files = await namesIn(bytes)
    expect([...files.keys()].map((name) => name.split('/')[1]).toSorted()).toEqual(['atadolap (2).pdf', 'atadolap.pdf', 'atadolap.pdf'])
    expect([...files.values()]).toEqual(['%PDF-', '%PDF-', '%PDF-'])
  })

  test('a document that was stored under a name of dots breaks no ZIP', async () => {
    const { member } = await addMinta()
    const requestId = await insertRequest(portal.db, { accountId: member.id })
    const document = { requestId, type: 'handoverDocument', language: 'hu', createdAt: start, createdBy: 'system' }
    await portal.db
      .insertInto('documents')
      .values({ ...document, name: '..' })
      .execute()
    const { status, bytes } = await ask(member.session, 'GET', `/documents?kind=all&ids=${requestId}`)
    expect(status).toBe(200)
    expect([...(await namesIn(bytes)).keys()].map((name) => name.split('/')[1])).toEqual(['__'])
  })

  test('a message goes to each thread once; one that is refused keeps none from the others', async () => {
    const { administrator, member, clerk } = await addMinta()
    const first = await insertRequest(portal.db, { accountId: member.id })
    const second = await insertRequest(portal.db, { accountId: administrator.id })
    const ids = [first, second]
    const write = async (session: Session, key: string) => {
      const more = { idempotencyKey: key }
      const { status, body } = await ask(session, 'POST', '/messages', { ids, text: 'Kérjük, sürgősen!' }, more)
      expect(status, JSON.stringify(body)).toBe(200)
      return (body.data.results as (ResultOfMany & { code?: string })[])
        .map(({ id, result, code }) => [id, result, code])
        .toSorted((one, other) => ids.indexOf(Number(one[0])) - ids.indexOf(Number(other[0])))
    }
    const partly = [
      [first, 'done', undefined],
      [second, 'refused', 'NOT_FOUND'],
    ]
    expect(await write(member.session, 'a'.repeat(32))).toEqual(partly)
    expect(await write(member.session, 'a'.repeat(32))).toEqual(partly)
    expect((await write(clerk.session, 'b'.repeat(32))).map(([, result]) => result)).toEqual(['refused', 'refused'])
    expect((await write(administrator.session, 'c'.repeat(32))).map(([, result]) => result)).toEqual(['done', 'done'])
    const written = await portal.db.selectFrom('requestMessages').select(['requestId', 'byAccountId']).where('requestId', 'in', ids).execute()
    // Side by side, so in no order.
    expect(written.map(Object.values).toSorted()).toEqual(
      [
        [first, member.id],
        [first, administrator.id],
        [second, administrator.id],
      ].toSorted(),
    )
  })

  test('quotes are accepted within the limit of who accepts, each with its evidence; the others say why not', async () => {
    const technician = await employeeWith(portal, 'request.queue', 'quote.edit', 'quote.send')
    const { id: companyId, administrator } = await addMinta()
    const member = await addMember(portal.db, companyId, 'member', { decisionLimit: 12_700 })
    const row = { accountId: member.id, customerType: 'FLOTTA', companyName: 'Minta', email: member.email }
    const quoted = async (...lines: object[]) => {
      const id = await arrived(portal, row)
      await sendQuote(portal, technician, id, lines)
      return id
    }
    const alternative = { choice: 'alternative', group: 1 } as const
    const small = await quoted(line())
    const large = await quoted(line(), line())
    const choice = await quoted(line(alternative), line({ ...alternative, netUnit: 15_000 }), line({ choice: 'optional', netUnit: 1000 }))
    const none = await insertRequest(portal.db, { accountId: member.id })
    const ids = [small, large, choice, none]
    const shown = (await ask(member.session, 'GET', `/quotes?ids=${ids.join()}`)).body.data
    expect(shown.quotes.map(({ notBecause }: { notBecause: string }) => notBecause)).toEqual([null, 'aboveLimit', 'choice', 'none'])
    expect(shown.quotes[0].quote).toMatchObject({ version: 1, gross: 12_700, most: 12_700 })
    // What is to be chosen is priced as on its own page: from the least to the most.
    expect(shown.quotes[2].quote).toMatchObject({ gross: 12_700, most: 20_320 })
    const listed = (await ask(member.session, 'GET', '')).body.data.requests
    expect(listed.find(({ crmRequestId }: { crmRequestId: number }) => crmRequestId === choice)).toMatchObject({
      quotePrice: 12_700,
      quotePriceMost: 20_320,
    })
    const accept = async (session: Session, of: readonly number[]) => {
      const quotes = of.map((id) => ({ id, version: 1 }))
      const { body } = await ask(session, 'POST', '/quotes', { quotes, orderToPay: shown.orderToPay.id })
      return body.data.results.map((one: ResultOfMany & { code?: string }) => one.code ?? one.result)
    }
    expect(await accept(member.session, ids)).toEqual(['done', 'QUOTE_ABOVE_LIMIT', 'QUOTE_CHOICE', 'STATE_MOVED_ON'])
    expect(await accept(administrator.session, [small, large])).toEqual(['done', 'done'])
    expect([await statusOf(portal, small), await statusOf(portal, large), await statusOf(portal, choice)]).toEqual([
      'QUOTE_ACCEPTED',
      'QUOTE_ACCEPTED',
      'QUOTE_DONE',
    ])
    const evidence = await portal.db
      .selectFrom('quoteDecisions')
      .innerJoin('quotes', 'quotes.id', 'quoteId')
      .select(['requestId', 'byAccountId', 'orderTextId'])
      .where('requestId', 'in', ids)
      .orderBy('quoteId')
      .execute()
    expect(evidence).toEqual([
      { requestId: small, byAccountId: member.id, orderTextId: shown.orderToPay.id },
      { requestId: large, byAccountId: administrator.id, orderTextId: shown.orderToPay.id },
    ])
    const stranger = (await addMinta()).administrator.session
    expect((await ask(stranger, 'GET', `/quotes?ids=${small}`)).status).toBe(404)
    expect(await accept(stranger, [choice])).toEqual(['NOT_FOUND'])
  })
})
