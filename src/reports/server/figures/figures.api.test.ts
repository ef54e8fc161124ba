import { read, utils } from '@e965/xlsx'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addCompany, addMember } from '#testing/companies.ts'
import { insertInvoice } from '#testing/insert-invoice.ts'
import { insertRequest } from '#testing/insert-request.ts'
import { addAccount, sessionOf } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'

// It is Monday 23 November 2026.

type Session = { token: string; cookie: string }
const at = (moment: string) => Temporal.Instant.from(moment)

let portal: TestPortal
let companyId: number
let chief: Session
let administrator: Session
let viewerOfSales: Session
let member: Session
let stranger: Session

beforeAll(async () => {
  portal = await startPortal({ ROLE: 'web' })
  const { db } = portal
  const { id: chiefId } = await addAccount(db, { customerType: 'EMPLOYEE', permissionKeys: ['report.view'] })
  chief = await sessionOf(db, { kind: 'account', accountId: chiefId })
  companyId = await addCompany(db)
  const head = await addMember(db, companyId, 'administrator')
  const viewer = await addMember(db, companyId, 'viewer', { everyCostCentre: false })
  const sender = await addMember(db, companyId, 'member', { everyCostCentre: false })
  administrator = head.session
  viewerOfSales = viewer.session
  member = sender.session
  const { id: salesId } = await db
    .insertInto('costCentres')
    .values({ companyId, code: 'S1', name: '=Értékesítés' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('costCentrePeople').values({ accountId: viewer.id, costCentreId: salesId }).execute()

  const own = { accountId: sender.id, companyId, customerType: 'FLOTTA' as const }
  const sales = { ...own, accountId: head.id, costCentreId: salesId }
  // Open for 0, 7, 8, 14, 15, 30 and 31 days; the last is the first moment of 23 October in Budapest.
  const ages = ['23T07', '16T10', '15T10', '09T10', '08T10'].map((moment) => `2026-11-${moment}:00:00Z`)
  for (const receivedAt of [...ages, '2026-10-24T10:00:00Z', '2026-10-22T22:00:00Z']) await insertRequest(db, { ...own, receivedAt: at(receivedAt) })
  const over = {
    status: 'SERVICE_DONE' as const,
    outcome: 'REPAIRED' as const,
    arrivedAt: at('2026-11-02T07:00:00Z'),
    closedAt: at('2026-11-13T07:00:00Z'),
  }
  // Ten repairs that took 1 … 9 working days from Monday 2 November, and one of 5: Sundays and Saturdays are no working days.
  const ready = ['03', '04', '05', '06', '09', '10', '11', '12', '13', '09']
  const done: number[] = []
  for (const day of ready)
    done.push(await insertRequest(db, { ...sales, ...over, receivedAt: at('2026-11-01T10:00:00Z'), readyAt: at(`2026-11-${day}T09:00:00Z`) }))
  const [first = 0, second = 0, third = 0] = done
  await insertRequest(db, {
    ...own,
    ...over,
    warrantyTypeId: 1,
    brandId: 13,
    receivedAt: at('2026-11-01T10:00:00Z'),
    readyAt: at('2026-11-04T09:00:00Z'),
  })
  // One came back, and once more; a stranger's repair stands elsewhere.
  const again = await insertRequest(db, {
    ...own,
    receivedAt: at('2026-11-18T10:00:00Z'),
    prevCrmRequestId: first,
    closedAt: at('2026-11-19T10:00:00Z'),
    outcome: 'NO_FAULT',
  })
  await insertRequest(db, {
    ...own,
    receivedAt: at('2026-11-20T10:00:00Z'),
    prevCrmRequestId: second,
    closedAt: at('2026-11-20T12:00:00Z'),
    outcome: 'CANCELLED',
  })
  await insertInvoice(db, first, { net: 10_000, vat: 2700, gross: 12_700, createdAt: at('2026-11-10T10:00:00Z') })
  await insertInvoice(db, second, { net: 1000, vat: 270, gross: 1270, createdAt: at('2026-11-30T22:59:59Z') })
  await insertInvoice(db, third, { kind: 'proforma', net: 900, vat: 243, gross: 1143, createdAt: at('2026-11-10T10:00:00Z') })
  await insertInvoice(db, again, { net: 100, vat: 27, gross: 127, createdAt: at('2026-11-20T10:00:00Z') })
  await insertInvoice(db, third, { net: 500, vat: 135, gross: 635, createdAt: at('2026-10-31T22:00:00Z') })

  const promise = async (requestId: number, day: string, endedOn?: string) => {
    await db.deleteFrom('requestPromises').where('requestId', '=', requestId).execute()
    const ended = endedOn ? { ended: 'done', endedAt: at(`${endedOn}T10:00:00Z`) } : {}
    await db
      .insertInto('requestPromises')
      .values({ requestId, step: 'repairDone', day, madeAt: at('2026-11-02T09:00:00Z'), byKind: 'system', ...ended })
      .execute()
  }
  await promise(first, '2026-11-11', '2026-11-11')
  await promise(second, '2026-11-12', '2026-11-16')
  await promise(third, '2026-11-13', '2026-11-10')
  const elsewhere = await addMember(db, await addCompany(db), 'administrator')
  stranger = elsewhere.session
  const theirs = await insertRequest(db, {
    accountId: elsewhere.id,
    customerType: 'FLOTTA',
    ...over,
    receivedAt: at('2026-11-01T10:00:00Z'),
    readyAt: at('2026-11-20T09:00:00Z'),
  })
  await promise(theirs, '2026-11-12', '2026-11-13')
  await insertInvoice(db, theirs, { createdAt: at('2026-11-20T10:00:00Z') })
})
afterAll(() => portal.stop())

const november = { from: '2026-11-01', to: '2026-11-30' }
const ask = (session: Session, id: number, query: Record<string, string> = {}) =>
  portal.call('GET', `/api/report-lists/${id}?${new URLSearchParams(query)}`, { session })
const rowsOf = async (session: Session, id: number, query: Record<string, string> = november) => (await ask(session, id, query)).body.data.rows

test('4, open requests by age: days are those of the calendar in Budapest', async () => {
  expect((await ask(administrator, 4)).body.data).toEqual({
    report: 'openByAge',
    on: '2026-11-23',
    rows: [{ status: 'RECEIVED', open: 7, upTo7Days: 2, upTo14Days: 2, upTo30Days: 2, older: 1 }],
  })
})

test('2 and 5, turnaround: median and ninetieth percentile by brand and by service', async () => {
  const times = { requests: 10, median: 5, average: 5, ninetiethPercentile: 8, longest: 9 }
  const other = { requests: 1, median: 2, average: 2, ninetiethPercentile: 2, longest: 2 }
  expect(await rowsOf(administrator, 2)).toEqual([
    { brand: { id: 7, name: 'HUAWEI' }, ...times },
    { brand: { id: 13, name: expect.any(String) }, ...other },
  ])
  expect(await rowsOf(administrator, 5)).toEqual([
    { service: { id: 1, name: expect.any(String) }, ...other },
    { service: { id: 2, name: expect.any(String) }, ...times },
  ])
  const [{ service }] = (await portal.call('GET', '/api/report-lists/5?from=2026-11-01', { session: administrator, language: 'de' })).body.data.rows
  expect(service.name).toMatch(/Garantie/)
})

test('6, costs by cost centre: without proformas, of the days of the period in Budapest', async () => {
  expect(await rowsOf(administrator, 6)).toEqual([
    { costCentre: { id: expect.any(Number), name: 'S1 =Értékesítés' }, requests: 2, net: 11_000, gross: 13_970 },
    { costCentre: null, requests: 1, net: 100, gross: 127 },
  ])
})

test('7, repeat claims among the repairs of a brand', async () => {
  expect(await rowsOf(administrator, 7)).toEqual([
    { brand: { id: 7, name: 'HUAWEI' }, repaired: 10, repeated: 2, percent: 20 },
    { brand: { id: 13, name: expect.any(String) }, repaired: 1, repeated: 0, percent: 0 },
  ])
})

test('8, promises: of a company its own, of everybody all', async () => {
  const week = { week: '2026-11-09', due: 3, kept: 2, missed: 1, percent: 66, median: 2 }
  const asked = { from: '2026-11-10', to: '2026-11-14' }
  expect(await rowsOf(administrator, 8, asked)).toEqual([week])
  expect(await rowsOf(chief, 8, { ...asked, company: String(companyId) })).toEqual([week])
  expect(await rowsOf(chief, 8, asked)).toEqual([{ ...week, due: 4, missed: 2, percent: 50, median: 1 }])
})

describe('who sees what', () => {
  const repairsSeen = async (session: Session, query: Record<string, string> = {}) =>
    (await rowsOf(session, 7, { ...november, ...query })).reduce((sum: number, { repaired }: { repaired: number }) => sum + repaired, 0)

  test('an administrator all of the company, a viewer their cost centre, a member their own', async () => {
    expect(await repairsSeen(administrator)).toBe(11)
    expect(await repairsSeen(viewerOfSales)).toBe(10)
    expect(await repairsSeen(member)).toBe(1)
    expect(await repairsSeen(stranger)).toBe(1)
  })

  test('an employee everybody or one company, a customer no other company', async () => {
    expect(await repairsSeen(chief)).toBe(12)
    expect(await repairsSeen(chief, { company: String(companyId) })).toBe(11)
    expect(await repairsSeen(member, { company: String(companyId) })).toBe(1)
    for (const session of [stranger, chief])
      expect((await ask(session, 7, { company: session === chief ? '999999' : String(companyId) })).body.code).toBe('NOT_FOUND')
  })

  test('employees who see reports learn which companies there are', async () => {
    const { body } = await portal.call('GET', '/api/service-desk/report-companies', { session: chief })
    expect(body.data.companies).toContainEqual({ id: companyId, name: 'Minta Kft.' })
    expect((await portal.call('GET', '/api/service-desk/report-companies', { session: administrator })).status).toBe(403)
  })
})

describe('as a file', () => {
  test('CSV with a mark, semicolons and harmless cells', async () => {
    const { status, bytes, headers } = await ask(administrator, 6, { ...november, format: 'csv' })
    expect([status, headers['content-type'], headers['content-disposition']]).toEqual([
      200,
      'text/csv; charset=utf-8',
      expect.stringContaining('koltsegek-2026-11-01-2026-11-30.csv'),
    ])
    expect(bytes.toString('utf8').split('\r\n')).toEqual([
      '\uFEFFKöltséghely;Igények;Nettó (Ft);Bruttó (Ft)',
      'S1 =Értékesítés;2;11000;13970',
      'Költséghely nélkül;1;100;127',
      '',
    ])
  })

  test('XLSX holds figures as figures', async () => {
    const answer = await ask(administrator, 2, { ...november, format: 'xlsx' })
    const sheet = Object.values(read(answer.bytes, { type: 'buffer' }).Sheets)[0]
    expect(sheet && utils.sheet_to_json(sheet, { header: 1 })[1]).toEqual(['HUAWEI', 10, 5, 5, 8, 9])
  })

  test('the list of requests says when in Budapest, and all of it', async () => {
    const { bytes } = await ask(administrator, 3, { ...november, format: 'csv' })
    const lines = bytes.toString('utf8').trimEnd().split('\r\n')
    expect(lines).toHaveLength(1 + 18)
    expect(lines[1]).toMatch(/^\d{9};2026-11-23 08:00;Rögzítve;;HUAWEI;/)
  })
})
