import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { arrived, employeeWith, line, versionOf } from '#testing/quote-desk.ts'
import { wholeWorksheet } from '#testing/workshop-desk.ts'

type Session = { token: string; cookie: string }
let portal: TestPortal
let desk: Session
let finance: Session
beforeAll(async () => {
  portal = await startPortal()
  desk = await employeeWith(portal, 'request.queue', 'request.transition', 'quote.edit', 'quote.send', 'quote.decideOnBehalf')
  finance = await employeeWith(portal, 'request.queue', 'invoice.markPaid', 'company.terms')
})
afterAll(() => portal.stop())
beforeEach(() => portal.setNow('2026-11-23T08:00:00Z'))

const data = {
  ...{ name: 'Minta Biztosító Zrt.', postalCode: '1134', city: 'Budapest', address: 'Váci út 1.', taxNumber: '12345676241' },
  ...{ email: 'karrendezes@biztosito.pelda.hu', dueDays: 30 },
}
const write = (body: object, insurerId?: number, session = finance) =>
  portal.call(insurerId === undefined ? 'POST' : 'PUT', `/api/finance-desk/insurers${insurerId === undefined ? '' : `/${insurerId}`}`, {
    session,
    body,
  })
const owed = async (query = '') => (await portal.call('GET', `/api/finance-desk/owed-by-insurers${query}`, { session: finance })).body
const known = async () => (await portal.call('GET', '/api/finance-desk/insurers', { session: desk })).body.data

/** An insured repair that is done, as its insurer answered; gross 12,700 of one line. */
async function repaired(insurerId: number | null, said: 'accepted' | 'part') {
  const id = await arrived(portal, { warrantyTypeId: 3, insuranceNumber: 'AS1234567' })
  const url = `/api/customer-requests/${id}`
  const call = async (method: string, path: string, body: object) => {
    const answer = await portal.call(method, path, { session: desk, body: { version: await versionOf(portal, id), ...body } })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  }
  const put = (path: string, body: object) => portal.call('PUT', path, { session: desk, body })
  expect((await put(`${url}/quote-draft`, { revision: 0, lines: [line()], note: '' })).status).toBe(200)
  await call('POST', `${url}/insurer-quote`, { revision: 1, insurerId, email: data.email })
  await call('POST', `${url}/insurer-answer`, { insurerVersion: 1, answer: said, ownShare: said === 'part' ? 2540 : null })
  if (said === 'part')
    await call('POST', `${url}/quote-decision-on-behalf`, {
      ...{ quoteVersion: 1, quoteAcceptedStatus: true, method: 'phone', note: 'Hívott.', declarations: { startNow: true, startLoss: true } },
    })
  expect(await owed()).toMatchObject({ status: 200 })
  expect((await put(`${url}/worksheet`, { revision: 0, ...wholeWorksheet() })).status).toBe(200)
  await call('POST', `/api/service-desk/requests/${id}/finish-repair`, {})
  return id
}

test('finance keeps the insurers; of two who change one the second looks again', async () => {
  const added = await write(data)
  expect(added.status).toBe(200)
  const { id } = added.body.data
  expect(await known()).toMatchObject({ insurers: [{ ...data, id, version: 1, taxNumber: '12345676-2-41' }], maySet: false })
  expect((await write({ ...data, dueDays: 15, version: 1 }, id)).status).toBe(200)
  expect((await write({ ...data, dueDays: 60, version: 1 }, id)).body).toMatchObject({ status: 409, code: 'INSURER_MOVED_ON' })
  expect((await write({ ...data, version: 1 }, 999_999)).status).toBe(404)
  expect((await write({ ...data, taxNumber: '1' })).body.fields).toMatchObject([{ path: 'taxNumber', code: 'TAX_NUMBER' }])
  expect((await write(data, undefined, desk)).status).toBe(403)
  expect((await known()).insurers).toMatchObject([{ dueDays: 15, version: 2 }])
})

test('an insurer owes what it agreed to, less the own share, in the month the repair was done; the device waits for the customer alone', async () => {
  const { id: insurerId } = (await write({ ...data, name: 'Más Biztosító Nyrt.' })).body.data
  const whole = await repaired(insurerId, 'accepted')
  const part = await repaired(insurerId, 'part')
  const nobodys = await repaired(null, 'accepted')
  const { data: november } = await owed()
  expect(november.month).toBe('2026-11')
  const mine = november.insurers.find(({ id }: { id: number }) => id === insurerId)
  expect(mine).toMatchObject({ name: 'Más Biztosító Nyrt.', gross: 12_700 + 10_160 })
  const items = mine.items.map((item: { requestId: number; gross: number; claim: string }) => [item.requestId, item.gross, item.claim])
  // Done at the same moment, they stand in the order of their numbers, which is random.
  expect(items).toHaveLength(2)
  expect(items).toEqual(
    expect.arrayContaining([
      [whole, 12_700, 'AS1234567'],
      [part, 10_160, 'AS1234567'],
    ]),
  )
  expect(november.insurers.find(({ id }: { id: null }) => id === null).items).toMatchObject([{ requestId: nobodys }])
  expect((await owed('?month=2026-12')).data.insurers).toEqual([])
  expect((await owed('?month=2026-13')).status).toBe(422)
  await portal.jobsDone()
  const charges = await portal.db.selectFrom('charges').select(['requestId', 'gross']).where('requestId', 'in', [whole, part]).execute()
  expect(charges).toEqual([{ requestId: part, gross: 2540 }])
})

test('whom nobody named is named once, by whoever issues invoices', async () => {
  const { id: insurerId } = (await write({ ...data, name: 'Később Biztosító Zrt.' })).body.data
  const id = await repaired(null, 'accepted')
  const clerk = await employeeWith(portal, 'request.queue', 'invoice.issue')
  const name = (request: number, body: object, session: Session = clerk) =>
    portal.call('POST', `/api/finance-desk/insured-repairs/${request}/insurer`, { session, body })
  expect((await name(id, { insurerId }, finance)).status).toBe(403)
  expect((await name(id, { insurerId: 999_999 })).body.fields).toMatchObject([{ path: 'insurerId' }])
  expect((await name(await arrived(portal, { warrantyTypeId: 3 }), { insurerId })).status).toBe(404)
  const answers = await Promise.all(Array.from({ length: 4 }, () => name(id, { insurerId })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('INSURER_NAMED')
  const { data: november } = await owed()
  expect(november.insurers.find((one: { id: number | null }) => one.id === insurerId)).toMatchObject({ gross: 12_700, items: [{ requestId: id }] })
})

test('an insurer that is none is asked by nobody', async () => {
  const id = await arrived(portal, { warrantyTypeId: 3 })
  await portal.call('PUT', `/api/customer-requests/${id}/quote-draft`, { session: desk, body: { revision: 0, lines: [line()], note: '' } })
  const body = { version: await versionOf(portal, id), revision: 1, insurerId: 999_999, email: data.email }
  const answer = await portal.call('POST', `/api/customer-requests/${id}/insurer-quote`, { session: desk, body })
  expect(answer.body.fields).toMatchObject([{ path: 'insurerId' }])
})
