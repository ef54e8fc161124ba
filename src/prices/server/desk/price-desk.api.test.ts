import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeXlsx } from '#base/server/tables/write-xlsx.ts'
import { addCompany, addMember } from '#testing/companies.ts'
import { pickupOrder, serviceEntries } from '#testing/factories.ts'
import { type Workbench, workbench } from '#testing/job-context.ts'
import { addAccount, sessionOf, start } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { employeeWith } from '#testing/quote-desk.ts'
import { estimateOfBooking } from '../estimate-of-booking.ts'

let portal: TestPortal
let bench: Workbench
let session: Awaited<ReturnType<typeof employeeWith>>
beforeAll(async () => {
  portal = await startPortal({ ROLE: 'web' })
  session = await employeeWith(portal, 'price.edit')
  bench = await workbench(portal)
})
afterAll(() => portal.stop())

const changes = '/api/service-desk/price-changes'
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) => portal.call(method, url, { session, body })
const noNotes = { hu: '', en: '', de: '', sl: '' }
const nothing = {
  brandId: null,
  productGroupId: null,
  productTypeId: null,
  failureOptionId: null,
  serviceOptionId: null,
  grade: null,
  storageGb: null,
}
const figures = { labourMinutes: null, partsNote: '', daysFrom: null, daysTo: null, notes: noNotes }
const display = (scope: object, net: number | null) => ({
  kind: 'repair',
  ...nothing,
  failureOptionId: 1,
  ...scope,
  netFrom: net,
  netTo: net,
  ...figures,
})

async function draft(...rows: object[]) {
  const { status, body } = await call('POST', changes, { title: 'Téli árak' })
  expect(status).toBe(201)
  const { id } = body.data as { id: number }
  let revision = 1
  for (const row of rows) {
    const saved = await call('PUT', `${changes}/${id}/rows`, { revision, row })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    revision = saved.body.data.revision
  }
  return { id, revision, url: `${changes}/${id}` }
}

const displayPrice = async (productTypeId: number, brandId = 90) => {
  await portal.settled()
  const { body } = await portal.call('POST', '/api/calculator/repair', { body: { brandId, productGroupId: 1, productTypeId, failureOptionIds: [1] } })
  return body.data.lines[0].price
}

describe('a change of prices', () => {
  test('shows what it replaces and whom it touches before it holds, and holds from its day', async () => {
    const { url, revision } = await draft(display({ productTypeId: 90001 }, 30_000), display({ brandId: 90, productGroupId: 1 }, 20_000))
    const shown = (await call('GET', `${url}?on=2026-12-01`)).body.data
    expect(shown).toMatchObject({ title: 'Téli árak', status: 'draft', comparedOn: '2026-12-01', by: 'Kovács Anna' })
    for (const at of [url, changes]) {
      const { data } = (await portal.call('GET', at, { session, language: 'de' })).body
      expect((data.changes?.[0] ?? data).by, at).toBe('Anna Kovács')
    }
    expect(shown.rows[0]).toMatchObject({ subject: 'Kijelző', before: null, touches: { count: 1 } })
    expect(shown.rows[0].scope).toBe(`OPPO ${shown.rows[0].touches.names[0].slice(5)}`)
    const types = await portal.db.selectFrom('productTypes').select('id').where('brandId', '=', 90).where('productGroupId', '=', 1).execute()
    expect(shown.rows[1]).toMatchObject({ scope: 'OPPO, Mobiltelefon', before: null, touches: { count: types.length - 1 } })

    expect((await call('POST', `${url}/publish`, { revision, validFrom: '2026-11-22' })).body).toMatchObject({ status: 422, code: 'PRICE_DAY' })
    expect((await call('POST', `${url}/publish`, { revision, validFrom: '2026-12-01' })).status).toBe(200)
    expect(await displayPrice(90001)).toEqual({ from: 24_990, to: 89_990 })
    portal.setNow('2026-12-01T08:00:00Z')
    const { accountId } = session
    session = { accountId, ...(await sessionOf(portal.db, { kind: 'account', accountId }, Temporal.Instant.from('2026-12-01T08:00:00Z'))) }
    expect(await displayPrice(90001)).toEqual({ from: 38_100, to: 38_100 })
    expect(await displayPrice(90002)).toEqual({ from: 25_400, to: 25_400 })

    for (const [method, path, body] of [
      ['PUT', `${url}/rows`, { revision, row: display({ brandId: 90 }, 1) }],
      ['POST', `${url}/publish`, { revision, validFrom: '2026-12-02' }],
      ['DELETE', url, undefined],
    ] as const)
      expect((await call(method, path, body)).status, path).toBe(409)
  })

  test('ends a price, and the next narrowest holds; its history says both', async () => {
    const { url, revision } = await draft(display({ productTypeId: 90001 }, null))
    const { rows } = (await call('GET', url)).body.data
    expect(rows[0]).toMatchObject({ netFrom: null, before: { netFrom: 30_000, netTo: 30_000 }, touches: { count: 1 } })
    await call('POST', `${url}/publish`, { revision, validFrom: '2026-12-01' })
    expect(await displayPrice(90001)).toEqual({ from: 25_400, to: 25_400 })
    const { history } = (await call('GET', `/api/service-desk/prices/${rows[0].id}/history`)).body.data
    expect(history.map(({ netFrom, title }: { netFrom: number; title: string }) => [netFrom, title])).toEqual([
      [null, 'Téli árak'],
      [30_000, 'Téli árak'],
    ])
    expect((await call('GET', '/api/service-desk/prices/999999/history')).status).toBe(404)
  })

  test('is written by one at a time; an empty one is not published; a draft can be thrown away', async () => {
    const { url, revision } = await draft()
    expect((await call('POST', `${url}/publish`, { revision, validFrom: '2027-01-01' })).body.code).toBe('PRICE_CHANGE_EMPTY')
    expect((await call('PUT', `${url}/rows`, { revision, row: display({ brandId: 90 }, 1) })).status).toBe(200)
    expect((await call('PUT', `${url}/rows`, { revision, row: display({ brandId: 90 }, 2) })).status).toBe(409)
    const [row] = (await call('GET', url)).body.data.rows
    expect((await call('POST', `${url}/remove-row`, { revision: 2, rowId: row.id })).status).toBe(200)
    expect((await call('DELETE', url)).status).toBe(200)
    expect((await call('GET', url)).status).toBe(404)
  })

  test.each([
    ['a fault that has no list price', display({ brandId: 90, failureOptionId: 4 }, 1), 'row.failureOptionId', 'PRICE_UNPRICED'],
    ['a repair of nothing', display({}, 1), 'row.brandId', 'REQUIRED'],
    ['an end before its beginning', { ...display({ brandId: 90 }, 10), netTo: 9 }, 'row.netTo', 'PRICE_RANGE'],
    ['a grade of no model', { ...display({ brandId: 90 }, 10), kind: 'buyback', grade: 'A' }, 'row.productTypeId', 'REQUIRED'],
  ])('refuses %s', async (_what, row, path, code) => {
    const { url, revision } = await draft()
    const { status, body } = await call('PUT', `${url}/rows`, { revision, row })
    expect(status).toBe(422)
    expect(body.fields).toEqual([expect.objectContaining({ path, code })])
  })
})

describe('a file of prices', () => {
  const importing = (url: string, revision: number, isDryRun: boolean, bytes: Uint8Array, name = 'arak.csv') =>
    portal.call('POST', `${url}/import`, { session, body: { revision, isDryRun }, files: [{ field: 'prices', name, bytes }] })

  test('a dry run says what would happen; what is wrong is said by line and column and nothing is taken over', async () => {
    const { url, revision } = await draft()
    const bytes = Buffer.from(
      'Fajta;Márka;Termékcsoport;Típus;Hiba;Nettó tól;Nettó ig\r\njavítás;OPPO;Mobiltelefon;;Kijelző;20 000;25 000\r\njavítás;Oppó;;;Kijelző;x;\r\nrepair;Oppo;;;beázás;100;200\r\njavítás;OPPO;mobiltelefon;;display;1;2\r\n',
    )
    const { status, body } = await importing(url, revision, true, bytes)
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body.data).toMatchObject({
      isDryRun: true,
      revision,
      counts: { added: 0, changed: 1, same: 0, failed: 3 },
      unknownColumns: [],
      missingColumns: [],
    })
    expect(body.data.problems).toEqual([
      { line: 3, column: 'netto_tol', problem: 'NUMERIC' },
      { line: 4, column: 'hiba', problem: 'PRICE_UNPRICED' },
      { line: 5, column: 'tipus', problem: 'DUPLICATE' },
    ])
    expect(body.data.report).toContain('netto_tol: nem egész szám')
    expect((await importing(url, revision, false, bytes)).body.data).toMatchObject({ isDryRun: true, revision })
    expect((await call('GET', url)).body.data.rows).toEqual([])
  })

  test('columns nobody knows are named, missing ones too', async () => {
    const { url, revision } = await draft()
    const { body } = await importing(url, revision, false, Buffer.from('marka;ar;szin\nOPPO;1;2\n'))
    expect(body.data).toMatchObject({ isDryRun: true, unknownColumns: ['ar', 'szin'], missingColumns: ['fajta', 'netto_tol'] })
  })

  test.each(['csv', 'xlsx'] as const)('what is exported as %s is read back as the same prices', async (format) => {
    const file = await portal.call('GET', `/api/service-desk/prices/export?format=${format}`, { session })
    const { url, revision } = await draft()
    const bytes = Buffer.from(file.bytes)
    const { body } = await importing(url, revision, false, bytes, `arak.${format}`)
    const { prices } = (await call('GET', '/api/service-desk/prices?size=250')).body.data
    expect(prices.length).toBeGreaterThan(200)
    expect(body.data, JSON.stringify(body)).toMatchObject({ isDryRun: false, counts: { added: 0, changed: 0, failed: 0 }, problems: [] })
    expect(body.data.counts.same).toBeGreaterThanOrEqual(prices.length)
    expect((await call('GET', url)).body.data.rows).toHaveLength(body.data.counts.same)
  })

  test('an Excel file that is none, or unpacks to too much, is not read', async () => {
    const { url, revision } = await draft()
    const broken = Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.alloc(2000, 7)])
    expect((await importing(url, revision, true, broken, 'arak.xlsx')).body.code).toBe('TABLE_NOT_READABLE')
    const long = writeXlsx(
      'x',
      Array.from({ length: 2100 }, () => ['javítás', 1]),
    )
    expect((await importing(url, revision, true, long, 'arak.xlsx')).body.code).toBe('TABLE_TOO_LONG')
  })
})

test('the list is narrowed by kind and brand and read page by page', async () => {
  const first = (await call('GET', '/api/service-desk/prices?kind=buyback&brandId=2&size=10')).body.data
  expect(first.prices).toHaveLength(10)
  expect(first.prices[0]).toMatchObject({ kind: 'buyback', scope: expect.stringContaining('Apple'), subject: 'A, 128 GB' })
  const second = (await call('GET', `/api/service-desk/prices?kind=buyback&brandId=2&size=10&after=${first.next}`)).body.data
  expect(second.prices[0].id).toBeGreaterThan(first.prices[9].id)
})

describe('a price list of some companies', () => {
  test('holds for them before the general prices, in the calculator and in the booking; nobody else is told of it', async () => {
    const made = await call('POST', '/api/service-desk/price-lists', { name: 'Flotta 2027' })
    expect(made.status).toBe(201)
    expect((await call('POST', '/api/service-desk/price-lists', { name: 'FLOTTA 2027' })).body.code).toBe('PRICE_LIST_EXISTS')
    const priceListId = made.body.data.id
    expect((await call('POST', changes, { title: 'Árva', priceListId: 99_999 })).status).toBe(422)
    const { id } = (await call('POST', changes, { title: 'Flotta árai', priceListId })).body.data
    const url = `${changes}/${id}`
    const device = { brandId: 2, productGroupId: 1, productTypeId: 2001 }
    // Broader than the general price of the model, and yet it holds.
    const row = display({ brandId: 2, productGroupId: 1 }, 20_000)
    expect((await call('PUT', `${url}/rows`, { revision: 1, row })).status).toBe(200)
    const sold = { ...row, kind: 'buyback', ...nothing, productTypeId: 2001, grade: 'A' }
    expect((await call('PUT', `${url}/rows`, { revision: 2, row: sold })).body.fields).toMatchObject([
      { path: 'row.kind', code: 'PRICE_LIST_REPAIRS' },
    ])
    const shown = (await call('GET', url)).body.data
    expect(shown).toMatchObject({ list: { id: priceListId, name: 'Flotta 2027' }, rows: [{ before: { netFrom: expect.any(Number) } }] })

    const companyId = await addCompany(portal.db)
    const at = Temporal.Instant.from('2026-12-01T08:00:00Z')
    const memberOf = async (company: number) => {
      const { id: accountId } = await addMember(portal.db, company, 'member')
      return { session: await sessionOf(portal.db, { kind: 'account', accountId }, at) }
    }
    const [member, stranger] = [await memberOf(companyId), await memberOf(await addCompany(portal.db))]
    const { id: setBy } = await addAccount(portal.db, { customerType: 'EMPLOYEE' })
    await portal.db
      .insertInto('companyTerms')
      .values({ companyId, dueDays: 8, creditLimit: null, barred: false, priceListId, note: 'Szerződés', setAt: start, setBy })
      .execute()
    const answered = async (as?: { token: string; cookie: string }) => {
      await portal.settled()
      const body = { ...device, failureOptionIds: [1, 2] }
      const answer = await portal.call('POST', '/api/calculator/repair', { body, ...(as ? { session: as } : {}) })
      const { lines, note } = answer.body.data
      return { prices: lines.map(({ price }: { price: { to: number } }) => price.to), isOwn: /saját árlistája/.test(note) }
    }
    const general = await answered()
    expect(await answered(member.session)).toEqual(general)
    expect((await call('POST', `${url}/publish`, { revision: 2, validFrom: '2026-12-01' })).status).toBe(200)
    expect(await answered(member.session)).toEqual({ prices: [25_400, general.prices[1]], isOwn: true })
    expect([await answered(), await answered(stranger.session)]).toEqual([general, general])

    // By telephone nobody is told the prices of a company that is not theirs.
    const { id: caller } = await addAccount(portal.db)
    const { id: clerk } = await addAccount(portal.db, { customerType: 'EMPLOYEE', permissionKeys: ['request.book'] })
    const booked = await portal.call('POST', '/api/service-desk/bookings', {
      body: { ...(await pickupOrder(portal, { serviceRequest: device }, { serviceEntry: serviceEntries.apple })), callerAccountId: caller },
      ...{
        files: [],
        csrf: true,
        idempotencyKey: crypto.randomUUID(),
        session: await sessionOf(portal.db, { kind: 'account', accountId: clerk }, at),
      },
    })
    expect(booked.status, JSON.stringify(booked.body)).toBe(200)
    const { estimate } = await portal.db
      .selectFrom('requests')
      .select('estimate')
      .where('id', '=', booked.body.data.crmRequestId)
      .executeTakeFirstOrThrow()
    expect(estimate).toMatchObject({ lines: [{ price: { to: general.prices[0] } }] })

    const listed = async (query: string) => (await call('GET', `/api/service-desk/prices?size=100&brandId=2${query}`)).body.data.prices
    const [own] = await listed(`&listId=${priceListId}`)
    expect(own).toMatchObject({ netFrom: 20_000 })
    expect((await listed('')).some(({ id: price }: { id: number }) => price === own.id)).toBe(false)
    expect((await call('GET', `/api/service-desk/prices/${own.id}/history`)).body.data.history).toHaveLength(1)
    expect((await call('GET', '/api/service-desk/price-lists')).body.data.lists).toEqual([{ id: priceListId, name: 'Flotta 2027', companies: 1 }])
    await expect(portal.db.updateTable('priceChanges').set({ priceListId: null }).where('id', '=', id).execute()).rejects.toThrow()
    expect(await estimateOfBooking(bench.at(at.toString()), device, [1], priceListId)).toMatchObject({
      lines: [{ price: { netFrom: 20_000 } }],
    })
  })
})
