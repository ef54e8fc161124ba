import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formatRequestNumber } from '#requests/request-number.ts'
import { insertRequest } from '#testing/insert-request.ts'
import { sessionOf, start } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { employeeWith, statusOf, versionOf } from '#testing/quote-desk.ts'
import { arrivalBody, mechanic, onItsWay, phonePhoto, receiveDevice, writeWorksheet } from '#testing/workshop-desk.ts'

const appleKeys = ['worksheet.apple.view', 'worksheet.apple.edit'] as const
type Session = { token: string; cookie: string }
let portal: TestPortal
let worker: Session
beforeAll(async () => {
  portal = await startPortal()
  worker = await mechanic(portal, 'quote.edit', 'quote.send', 'expertReport.issue', 'request.correct', 'courier.dispatch', ...appleKeys)
})
afterAll(() => portal.stop())

const customerOf = (id: number) => sessionOf(portal.db, { kind: 'tracking', requestId: id })
const body = (over: object = {}) => ({
  ...{ brandId: 2, productGroupId: 1, productTypeId: 2011, identifierKind: 'imei' },
  ...arrivalBody({ checks: { ...arrivalBody().checks, locator: { finding: 'fine', note: '' } } }),
  ...over,
})
type Photo = { field: string; name: string; bytes: Uint8Array }
const note = (id: number, over: object = {}, session = worker, files: Photo[] = []) =>
  portal.call('POST', `/api/customer-requests/${id}/second-device`, { session, body: body(over), files })
const parcelOf = async (id: number, session = worker) => (await portal.call('GET', `/api/customer-requests/${id}/parcel`, { session })).body.data

/** The first has arrived, with a company's address and a locker's worth of detail; the second is noted. */
async function brought(over: object = {}, row: Parameters<typeof insertRequest>[1] = {}) {
  const first = await onItsWay(portal, { email: `ket${Math.random()}@pelda.hu`, ...row })
  await receiveDevice(portal, worker, first)
  const { status, body } = await note(first, over)
  expect([status, body]).toMatchObject([200, {}])
  return { first, second: body.data.crmRequestId as number }
}

async function answerOf(id: number, session: Session, over: object = {}) {
  const { asked } = await parcelOf(id)
  const { privacy, terms, serviceTerms } = asked?.texts ?? {}
  const textVersions = { privacy: privacy?.id ?? 1, terms: terms?.id ?? 1, serviceTerms: serviceTerms?.id ?? null }
  const answer = { wantsRepair: true, troubleDescription: 'Nem tölt.', accepted: true, textVersions, ...over }
  return portal.call('POST', `/api/customer-requests/${id}/second-device/answer`, { session, body: answer })
}
const deskAct = async (id: number, noun: string, over: object = {}) =>
  portal.call('POST', `/api/service-desk/requests/${id}/${noun}`, { session: worker, body: { version: await versionOf(portal, id), ...over } })

describe('a second device in a parcel', () => {
  test('is a request of the same customer that has arrived, and both name each other', async () => {
    const photo = { field: 'photos[]', name: 'IMG_1.jpg', bytes: await phonePhoto() }
    const first = await onItsWay(portal, { companyName: 'Minta Kft.', phone: '+36309999999', email: 'minta@pelda.hu' })
    await receiveDevice(portal, worker, first)
    const answer = await note(first, { readIdentifier: '35-2099 00 176148 1', troubleDescription: 'Cetli: törött' }, worker, [photo])
    const second = answer.body.data.crmRequestId
    expect(answer.body.data).toEqual({ crmRequestId: second, requestNumber: formatRequestNumber(second) })
    const rows = await portal.db.selectFrom('requests').selectAll().where('id', 'in', [first, second]).orderBy('id').execute()
    const of = (id: number) => rows.find((row) => row.id === id)
    const { orderId, companyName, phone, email } = of(first) ?? {}
    expect(of(second)).toMatchObject({
      ...{ orderId, companyName, phone, email },
      ...{ status: 'ARRIVED', identifier: '352099001761481', identifierGenerated: false, brandId: 2, warrantyTypeId: 2 },
      ...{ holdReason: 'ugyfel', pickupDay: null, troubleDescription: 'Cetli: törött', gsmWorksheetId: expect.stringMatching(/^AP-/) },
    })
    const addresses = await portal.db
      .selectFrom('requestAddresses')
      .selectAll()
      .where('requestId', 'in', [first, second])
      .orderBy('addressTypeId')
      .execute()
    const placeOf = (id: number) => addresses.filter(({ requestId }) => requestId === id).map(({ requestId: _, ...address }) => address)
    expect(placeOf(second)).toEqual(placeOf(first))
    expect(await parcelOf(first)).toMatchObject({ cameWith: null, brought: [second], asked: null, mayNote: true })
    expect(await parcelOf(second)).toMatchObject({ cameWith: first, brought: [], asked: { mayAnswer: true, onBehalf: true } })
    const arrival = await portal.call('GET', `/api/customer-requests/${second}/arrival`, { session: worker })
    expect(arrival.body.data.arrival).toMatchObject({ identifierMatches: true, photos: [1] })

    await portal.jobsDone()
    const emails = (await portal.emails()).filter(
      ({ recipient, subject }) => recipient === 'minta@pelda.hu' && subject.includes(formatRequestNumber(second)),
    )
    expect(emails.map(({ kind, subject }) => [kind, subject])).toEqual([
      ['workshop.mailArrived', `Még egy készülék volt a csomagban, kérjük válaszát, igény: ${formatRequestNumber(second)}`],
    ])
    expect(JSON.stringify(emails[0])).toContain(formatRequestNumber(first))
  })

  test('is one, however often the same call comes; another one is another device', async () => {
    const { first, second } = await brought({ readIdentifier: '356938035643809' })
    expect((await note(first, { readIdentifier: '356938035643809' })).body.data.crmRequestId).toBe(second)
    const third = (await note(first, { packaging: 'harmadik' })).body.data.crmRequestId
    expect((await parcelOf(first)).brought.toSorted()).toEqual([second, third].toSorted())
    const { identifierGenerated } = await portal.db
      .selectFrom('requests')
      .select('identifierGenerated')
      .where('id', '=', third)
      .executeTakeFirstOrThrow()
    expect(identifierGenerated).toBe(true)
  })

  test('is refused, and nothing changes: not arrived, over, of another request, no such device, no key', async () => {
    const onWay = await onItsWay(portal)
    expect((await note(onWay)).status).toBe(409)
    const over = await onItsWay(portal)
    await receiveDevice(portal, worker, over)
    await portal.db.updateTable('requests').set({ closedAt: start, status: 'SERVICE_DONE', outcome: 'REPAIRED' }).where('id', '=', over).execute()
    expect((await note(over)).status).toBe(409)

    await insertRequest(portal.db, { identifier: '490154203237518' })
    const first = await onItsWay(portal)
    await receiveDevice(portal, worker, first)
    const before = await portal.db
      .selectFrom('requests')
      .select(({ fn }) => fn.countAll().as('n'))
      .executeTakeFirstOrThrow()
    expect((await note(first, { readIdentifier: '490154203237518' })).body).toMatchObject({ code: 'OTHER_REQUEST_OPEN' })
    expect((await note(first, { readIdentifier: '490154203237519' })).body).toMatchObject({ code: 'ERROR_IMEI' })
    expect((await note(first, { productTypeId: 1 })).body).toMatchObject({ code: 'PRODUCT_TYPE_UNKNOWN' })
    expect((await note(first, { productGroupId: 9999 })).status).toBe(422)
    expect((await note(first, { brandId: 9999 })).body).toMatchObject({ code: 'BRAND_UNKNOWN' })
    expect((await note(first, { checks: arrivalBody().checks })).status).toBe(422)
    expect((await note(first, {}, await employeeWith(portal, 'request.queue'))).status).toBe(403)
    expect((await note(first, {}, await customerOf(first))).status).toBe(403)
    expect((await note(99_999_999)).status).toBe(404)
    expect(
      await portal.db
        .selectFrom('requests')
        .select(({ fn }) => fn.countAll().as('n'))
        .executeTakeFirstOrThrow(),
    ).toEqual(before)
  })
})

describe('until its customer has answered', () => {
  test('nothing that may cost something is done, and it can be given back', async () => {
    const { second } = await brought()
    const steps = async () => (await portal.call('GET', `/api/service-desk/requests/${second}`, { session: worker })).body.data.steps
    expect(await steps()).toEqual(['finishWithoutRepair'])
    const draft = { revision: 0, lines: [{ kind: 'labour', name: 'Csere', quantity: 1, netUnit: 10_000 }], note: '' }
    await portal.call('PUT', `/api/customer-requests/${second}/quote-draft`, { session: worker, body: draft })
    const { may } = (await portal.call('GET', `/api/customer-requests/${second}/quote-draft`, { session: worker })).body.data
    expect(may).toEqual({ edit: true, send: false })
    const quote = { version: await versionOf(portal, second), revision: 1 }
    expect((await portal.call('POST', `/api/customer-requests/${second}/quote`, { session: worker, body: quote })).status).toBe(409)
    await writeWorksheet(portal, worker, second)
    expect((await deskAct(second, 'finish-repair')).body.code).toBe('CUSTOMER_ANSWER_AWAITED')
    expect((await deskAct(second, 'return-unrepaired', { outcome: 'NO_FAULT' })).body.code).toBe('CUSTOMER_ANSWER_AWAITED')
    expect((await deskAct(second, 'return-unrepaired', { outcome: 'RETURNED_UNREPAIRED' })).status).toBe(200)
    await portal.jobsDone()
    expect(await portal.db.selectFrom('charges').select('requestId').where('requestId', '=', second).execute()).toEqual([])
  })

  test('the customer tells the fault and accepts the terms: it waits no more, and is quoted as any other', async () => {
    const { second } = await brought()
    const customer = await customerOf(second)
    expect(await parcelOf(second, customer)).toMatchObject({ brought: [], asked: { mayAnswer: true, onBehalf: false }, mayNote: false })
    expect((await answerOf(second, customer, { troubleDescription: ' ' })).status).toBe(422)
    expect((await answerOf(second, customer, { accepted: false })).status).toBe(422)
    expect((await answerOf(second, customer, { textVersions: { privacy: 99, terms: 1, serviceTerms: null } })).body.code).toBe('TEXT_VERSION_CHANGED')
    expect((await answerOf(second, await customerOf(await onItsWay(portal)))).status).toBe(404)
    expect((await answerOf(second, await employeeWith(portal, 'request.queue'))).status).toBe(403)
    expect((await answerOf(second, customer)).body.data).toEqual({ wantsRepair: true })
    expect((await answerOf(second, customer)).status).toBe(200)
    expect((await answerOf(second, customer, { wantsRepair: false })).status).toBe(409)
    const row = await portal.db
      .selectFrom('requests')
      .select(['holdReason', 'troubleDescription', 'status'])
      .where('id', '=', second)
      .executeTakeFirst()
    expect(row).toEqual({ holdReason: null, troubleDescription: 'Nem tölt.', status: 'ARRIVED' })
    const consents = await portal.db.selectFrom('requestConsents').select(['channel', 'readByAccountId']).where('requestId', '=', second).execute()
    expect(consents.length).toBeGreaterThanOrEqual(2)
    expect(consents.every(({ channel }) => channel === 'web')).toBe(true)
    const { steps } = (await portal.call('GET', `/api/service-desk/requests/${second}`, { session: worker })).body.data
    expect(steps).toContain('sendQuote')
  })

  test('an employee writes down what was said on the telephone', async () => {
    const { second } = await brought()
    expect((await answerOf(second, worker)).status).toBe(200)
    const consents = await portal.db.selectFrom('requestConsents').select(['channel', 'ip']).where('requestId', '=', second).execute()
    expect(new Set(consents.map(({ channel }) => channel))).toEqual(new Set(['telephone']))
    const last = await portal.db
      .selectFrom('requestHistory')
      .select(['step', 'byKind'])
      .where('requestId', '=', second)
      .orderBy('id', 'desc')
      .executeTakeFirst()
    expect(last).toEqual({ step: 'repairAsked', byKind: 'staff' })
  })

  test('wanted back, it is prepared for its way home, and nothing is owed', async () => {
    const { second } = await brought()
    const customer = await customerOf(second)
    expect((await answerOf(second, customer, { wantsRepair: false, troubleDescription: '', accepted: false })).status).toBe(200)
    expect(await statusOf(portal, second)).toBe('PRODUCT_LEFT_THE_SERVICE')
    await portal.jobsDone()
    expect(await portal.db.selectFrom('charges').select('requestId').where('requestId', '=', second).execute()).toEqual([])
    expect(await parcelOf(second, customer)).toMatchObject({ asked: null, wantsRepair: false })
  })
})
