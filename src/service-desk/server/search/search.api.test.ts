import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertRequest } from '#testing/insert-request.ts'
import { addAccount, sessionOf, start } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'

let portal: TestPortal
let session: { token: string; cookie: string }
let found: number
let company: number
let closed: number
let partners: number
beforeAll(async () => {
  portal = await startPortal({ ROLE: 'web' })
  const { id } = await addAccount(portal.db, { customerType: 'EMPLOYEE', permissionKeys: ['request.queue'] })
  session = await sessionOf(portal.db, { kind: 'account', accountId: id })
  found = await insertRequest(portal.db, {
    lastName: 'Kovácsné Nagy',
    firstName: 'Ödön',
    email: 'Odon@pelda.hu',
    phone: '+36209876543',
    identifier: '490154203237518',
    imei2: '356938035643809',
    gsmWorksheetId: 'GSM-2026/17',
  })
  company = await insertRequest(portal.db, { companyName: 'Őrség–Weiß Kft.', lastName: 'Žižek', firstName: 'Łukasz' })
  partners = await insertRequest(portal.db, { rmaNumber: 'Rma/26-4', referenceNumber: 'PO#771' })
  closed = await insertRequest(portal.db, {
    identifier: '490154203237518',
    status: 'SERVICE_DONE',
    outcome: 'REPAIRED',
    closedAt: Temporal.Instant.from('2026-11-23T08:00:00Z'),
  })
})
afterAll(() => portal.stop())

const ask = (query: string) => portal.call('GET', `/api/service-desk/search?${new URLSearchParams({ query })}`, { session })
const ids = async (query: string) => (await ask(query)).body.data.requests.map(({ crmRequestId }: { crmRequestId: number }) => crmRequestId)

test.each([
  'KOVACSNE',
  'kovácsné nagy ödön',
  'odon nagy',
  'Nag Kov',
  'odon@PELDA.hu',
  '06-20-987-6543',
  '+36 20 987 6543',
  '20 987 6543',
  '356938035643809',
  '35-693803-564380-9',
  'GSM-2026/17',
])('%s finds one', async (typed) => expect(await ids(typed)).toEqual([found]))

test.each(['orseg', 'weiss', 'Weiß kft', 'lukasz zizek', 'ZIZ'])('%s finds the company', async (typed) => expect(await ids(typed)).toEqual([company]))

test.each(['RMA/26-4', 'rma/26-4', 'po#771'])('%s is what a partner calls it', async (typed) => {
  expect(await ids(typed)).toEqual([partners])
  expect((await ask(`${typed}\n${found}`)).body.data.list[0]).toMatchObject({ found: [partners] })
})

test('a number in groups is a number; a device shows every repair, the newest first', async () => {
  expect(await ids(String(found))).toEqual([found])
  expect(await ids(String(found).replace(/(...)(?=.)/g, '$1 '))).toEqual([found])
  expect((await ids('49 015420 323751 8')).toSorted()).toEqual([found, closed].toSorted())
  expect((await ask('Nincs Ilyen')).body.data).toEqual({ requests: [], more: false, list: null, notFound: ['Nincs Ilyen'] })
  // What a query language would take for its own.
  for (const typed of ["o'neil & !(x)", 'kov:* | nagy', '\\', '<-> & ab', "'; --ab"]) expect((await ask(typed)).status, typed).toBe(200)
})

test('of a pasted list it says which were found', async () => {
  const { data } = (await ask(`${found}\n 490154203237518 \n999999999\nGSM-2026/17\nF2LX48XYZ1`)).body
  expect(data.requests).toHaveLength(2)
  expect(data.notFound).toEqual(['999999999', 'F2LX48XYZ1'])
  expect(data.list.map(({ asked, found: of }: { asked: string; found: number[] }) => [asked, of.length])).toEqual([
    [String(found), 1],
    ['490154203237518', 2],
    ['999999999', 0],
    ['GSM-2026/17', 1],
    ['F2LX48XYZ1', 0],
  ])
  const numbers = (many: number) => Array.from({ length: many }, (_, i) => 100000000 + i).join('\n')
  expect((await ask(numbers(100))).body.data.notFound).toHaveLength(100)
  expect((await ask(numbers(101))).body).toMatchObject({ status: 422, code: 'LIST_TOO_LONG' })
})

test('a scanned code opens its request', async () => {
  const scan = (code: string) => portal.call('GET', `/api/service-desk/scan/${encodeURIComponent(code)}`, { session })
  for (const code of [String(found), `http://localhost:3000/kovetes#${found}`])
    expect((await scan(code)).body.data, code).toEqual({ crmRequestId: found })
  const other = await insertRequest(portal.db, { gsmWorksheetId: 'TNC204815' })
  for (const code of ['TNC204815', 'tnc 204-815\n']) expect((await scan(code)).body.data, code).toEqual({ crmRequestId: other })
  for (const code of ['TC204815', '999999999', 'hello', 'x'.repeat(250)]) expect((await scan(code)).status, code).toBe(404)
})

test('whatever is printed on a device or its parcel finds it, by typing and by scanning', async () => {
  const { id: productTypeId } = await portal.db
    .selectFrom('productTypes')
    .select('id')
    .where('tradeName', 'like', '%P30%')
    .limit(1)
    .executeTakeFirstOrThrow()
  const sent = await insertRequest(portal.db, { identifier: '356938035643817', productTypeId })
  const shipment = { requestId: sent, leg: 'in', serial: 1, provider: 'simulator', clientReference: `${sent}-B1`, carrierId: 'CAR778899' }
  await portal.db
    .insertInto('shipments')
    .values({ ...shipment, trackingNumber: 'TRK00112233', orderedAt: start, createdAt: start, day: '2026-11-24', pickupWindow: '08-17' })
    .execute()
  for (const typed of ['trk 0011 2233', 'CAR778899', `${sent}-B1`, '643817', 'p30']) expect(await ids(typed), typed).toContain(sent)
  const scan = async (code: string) =>
    (await portal.call('GET', `/api/service-desk/scan/${encodeURIComponent(code)}`, { session })).body.data?.crmRequestId
  for (const code of ['TRK00112233', '356938035643817']) expect(await scan(code), code).toBe(sent)
  // Of several repairs of a device the open one is on the bench.
  expect(await scan('490154203237518')).toBe(found)
  const { data } = (await ask(`TRK00112233\n${company}\nGSM-2026/17`)).body
  expect(data.requests.map(({ crmRequestId }: { crmRequestId: number }) => crmRequestId)).toEqual([sent, company, found])
  // The last digits too, where they are nothing else.
  const { data: ends } = (await ask(`3237518\n643817\n77777777`)).body
  expect(ends.list).toEqual([
    { asked: '3237518', found: [found, closed].toSorted((one, other) => other - one) },
    { asked: '643817', found: [sent] },
    { asked: '77777777', found: [] },
  ])
})
