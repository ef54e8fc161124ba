import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { luhnDigit } from '#requests/identifier.ts'
import { addCompany } from '#testing/companies.ts'
import { book, newImei, type Overrides, pickupOrder, rowCounts, sendOrder, serviceEntries } from '#testing/factories.ts'
import { workbench } from '#testing/job-context.ts'
import { addAccount, sessionOf, start } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { createServiceWarrantyLink } from './service-warranty-link.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.stop())

const asksDuplicate = (body: object, at: TestPortal = portal) => at.call('POST', '/api/customer-requests/check-duplication', { body, csrf: true })
const asksClaim = (number: string, at: TestPortal = portal) => at.call('GET', `/api/check-claim-number/${encodeURIComponent(number)}`)

describe('the duplicate check', () => {
  test('says yes or no by the device, however it is spelt, and never by the e-mail address', async () => {
    const { order } = await book(portal)
    const { identifier } = order.serviceRequest as { identifier: string }
    const { email } = order.customer as { email: string }
    const spelt = ` ${identifier.slice(0, 2)}-${identifier.slice(2)}`
    const taken = await Promise.all(
      [{ identifier, email }, { identifier, email: 'mas@pelda.hu' }, { identifier: spelt, email: '' }, { identifier }].map((body) =>
        asksDuplicate(body),
      ),
    )
    expect(new Set(taken.map(({ body }) => JSON.stringify(body)))).toEqual(new Set(['{"status":200,"data":{"duplicate":true}}']))
    const free = await Promise.all(
      [
        { identifier: newImei(), email },
        { identifier: newImei(), email: 'mas@pelda.hu' },
      ].map((body) => asksDuplicate(body)),
    )
    expect(new Set(free.map(({ body }) => JSON.stringify(body)))).toEqual(new Set(['{"status":200,"data":{"duplicate":false}}']))
  })

  test('never says yes to a generated number', async () => {
    const digits = '00987654321098'
    const identifier = `${digits}${luhnDigit(digits)}`
    await book(portal, { serviceRequest: { identifier, identifierGenerated: true } })
    expect((await asksDuplicate({ identifier, email: 'a@b.hu' })).body.data.duplicate).toBe(false)
  })

  test('wants the token of the form and a text', async () => {
    const url = '/api/customer-requests/check-duplication'
    expect((await portal.call('POST', url, { body: { identifier: newImei() } })).body.code).toBe('CSRFTOKEN_MISSING')
    expect((await asksDuplicate({ identifier: 490154203237518 })).status).toBe(422)
    expect((await asksDuplicate({})).status).toBe(422)
  })
})

describe('the claim number', () => {
  test('is answered in its one spelling when the insurer knows it', async () => {
    expect((await asksClaim(' as1234567 ')).body).toEqual({ status: 200, data: { valid: true, number: 'AS1234567' } })
    expect((await asksClaim('AS1234560')).body).toMatchObject({ status: 422, code: 'INSURANCE_NUMBER_VALIDATION' })
    for (const number of ['AS123456', 'XX1234567', 'AS12345678', "AS1'34567"])
      expect((await asksClaim(number)).body).toMatchObject({ status: 422, code: 'CLAIM_FORMAT' })
  })

  test('cannot be checked while the insurer is away: the booking says so, keeps nothing and holds no transaction', async () => {
    let asked = () => {}
    const isAsked = new Promise<void>((resolve) => {
      asked = resolve
    })
    const silent = createServer(() => asked())
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    const away = await startPortal({ CLAIMS_URL: `http://127.0.0.1:${(silent.address() as AddressInfo).port}` })
    try {
      const order = await pickupOrder(
        away,
        { serviceRequest: { insuranceNumber: 'AS1234567' } },
        { serviceEntry: serviceEntries.insurance, language: 'en' },
      )
      const before = await rowCounts(away)
      const started = Date.now()
      const sending = sendOrder(away, order, { language: 'en' })
      await isAsked
      const { rows } = await sql`select query from pg_stat_activity
        where datname = current_database() and state like 'idle in transaction%' and application_name <> 'pgboss'`.execute(away.db)
      expect(rows).toEqual([])
      const answer = await sending
      expect(answer.body).toMatchObject({ status: 503, code: 'INSURER_AWAY', message: expect.stringContaining('insurer') })
      expect(answer.headers['retry-after']).toBe('5')
      expect(Date.now() - started).toBeLessThan(5_000)
      expect(await rowCounts(away)).toEqual(before)
    } finally {
      silent.closeAllConnections()
      silent.close()
      await away.stop()
    }
  })
})

test('the IMEI check is the rule of the screen', async () => {
  const valid = async (imei: string) => (await portal.call('GET', `/api/device-management/luhn/${encodeURIComponent(imei)}/hu`)).body.data.valid
  expect(await valid('490154203237518')).toBe(true)
  expect(await valid('49-015420-323751-8')).toBe(true)
  for (const imei of ['490154203237519', '49015420323751', 'ABC', '4901542032375181']) expect(await valid(imei)).toBe(false)
})

describe('the service warranty', () => {
  const handedBack = (requestId: number, at: string, over = {}) =>
    portal.db
      .updateTable('requests')
      .set({ status: 'SERVICE_DONE', outcome: 'REPAIRED', closedAt: Temporal.Instant.from(at), gsmWorksheetId: `WS-${requestId}`, ...over })
      .where('id', '=', requestId)
      .execute()
  const linkTo = async (requestId: number) => {
    const { at } = await workbench(portal)
    const link = await createServiceWarrantyLink(at('2026-11-23T08:00:00Z'), requestId)
    return link.slice(link.lastIndexOf('/') + 1)
  }
  const fits = (id: number, options: { hash?: string; session?: { token: string; cookie: string } } = {}) =>
    portal.call('GET', `/api/service-warranty-rules-fits/${id}${options.hash ? `?identicalHash=${options.hash}` : ''}`, { session: options.session })

  test('holds for six months from handing back, to the day, for whoever holds the request or its link', async () => {
    const { crmRequestId: id } = await book(portal)
    const hash = await linkTo(id)
    expect((await fits(id, { hash })).body.data).toEqual({ fits: false, until: null })
    await handedBack(id, '2026-05-23T20:00:00Z')
    expect((await fits(id, { hash })).body.data).toEqual({ fits: true, until: '2026-11-23' })
    await handedBack(id, '2026-05-22T20:00:00Z')
    expect((await fits(id, { hash })).body.data).toEqual({ fits: false, until: '2026-11-22' })
    const session = await sessionOf(portal.db, { kind: 'tracking', requestId: id })
    expect((await fits(id, { session })).body.data).toEqual({ fits: false, until: '2026-11-22' })
  })

  test('a link that was revoked, or of which a character was changed, is none', async () => {
    const { crmRequestId: id } = await book(portal)
    await handedBack(id, '2026-05-23T20:00:00Z')
    const hash = await linkTo(id)
    for (const at of [0, 10, 11, 42]) {
      const other = `${hash.slice(0, at)}${hash[at] === '1' ? '2' : '1'}${hash.slice(at + 1)}`
      expect((await fits(id, { hash: other })).status).toBe(404)
    }
    expect((await fits(id, { hash })).status).toBe(200)
    await portal.db.updateTable('requests').set({ warrantyLinkGeneration: 1 }).where('id', '=', id).execute()
    expect((await fits(id, { hash })).status).toBe(404)
    expect((await fits(id, { hash: await linkTo(id) })).status).toBe(200)
  })

  test('tells nobody else whether the request exists', async () => {
    const [mine, theirs] = [await book(portal), await book(portal)]
    const session = await sessionOf(portal.db, { kind: 'tracking', requestId: mine.crmRequestId })
    const hash = await linkTo(mine.crmRequestId)
    const answers = await Promise.all([
      fits(theirs.crmRequestId),
      fits(theirs.crmRequestId, { session }),
      fits(theirs.crmRequestId, { hash }),
      fits(999999999),
      fits(999999999, { hash }),
    ])
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
    expect(answers[0]?.status).toBe(404)
  })

  test('fills the screen from its link without telling who it was', async () => {
    const { crmRequestId: id, order } = await book(portal)
    await handedBack(id, '2026-10-01T10:00:00Z')
    const { body } = await portal.call('GET', `/api/booking-setup?service=200&identicalHash=${await linkTo(id)}`)
    const { identifier } = order.serviceRequest as { identifier: string }
    expect(body.data.previous).toMatchObject({
      crmRequestId: id,
      gsmWorksheetId: `WS-${id}`,
      brandId: 7,
      productType: { id: 7001, name: 'P30 Pro' },
      identifier: `•••••••••••${identifier.slice(-4)}`,
      name: 'K••••••• N••• É••',
      address: '11•• Budapest',
      fits: true,
      warrantyUntil: '2027-04-01',
    })
    expect(body.data.brand.slug).toBe('huawei')
    const text = JSON.stringify(body)
    for (const secret of [identifier, 'Kovácsné', '301234567', (order.customer as { email: string }).email]) expect(text).not.toContain(secret)
  })

  test('an order through the link carries the earlier request; a wrong pair, a lapsed warranty or another brand is refused', async () => {
    const { crmRequestId: id, order: booked } = await book(portal)
    await handedBack(id, '2026-10-01T10:00:00Z')
    const identicalHash = await linkTo(id)
    const { identifier } = booked.serviceRequest as { identifier: string }
    const claim = { identicalHash, prevCrmRequestId: id, prevGsmWorkSheetId: `WS-${id}` }
    const send = async ({ serviceRequest, ...over }: Overrides, serviceEntry: string = serviceEntries.serviceWarranty) => {
      const order = await pickupOrder(portal, { ...claim, serviceRequest: { identifier, ...serviceRequest }, ...over }, { serviceEntry })
      return (await sendOrder(portal, order)).body
    }
    expect(await send({ prevCrmRequestId: id + 1 })).toMatchObject({ status: 422, fields: [{ path: 'prevCrmRequestId' }] })
    expect(await send({ prevGsmWorkSheetId: null })).toMatchObject({ status: 422, fields: [{ path: 'prevGsmWorkSheetId' }] })
    expect(await send({}, 'service=200&brand=samsung')).toMatchObject({ status: 422, code: 'BRAND_UNKNOWN' })
    expect(await send({ serviceRequest: { identifier: newImei() } })).toMatchObject({
      status: 422,
      code: 'OTHER_DEVICE',
      fields: [{ path: 'serviceRequest.identifier' }],
    })
    // The link knows the device; nobody types its number again.
    const { data } = await send({ serviceRequest: { identifier: '' } })
    const row = await portal.db.selectFrom('requests').selectAll().where('id', '=', data.crmRequestId).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ identifier, prevCrmRequestId: id, prevGsmWorksheetId: `WS-${id}`, serviceId: 200, availableServiceId: 32 })
    await handedBack(id, '2026-05-01T10:00:00Z')
    expect(await send({})).toMatchObject({ status: 409, code: 'SERVICE_WARRANTY_OVER' })

    // The repeat repair does not restart the clock.
    await handedBack(data.crmRequestId, '2026-11-20T10:00:00Z')
    expect((await fits(data.crmRequestId, { hash: await linkTo(data.crmRequestId) })).body.data).toEqual({ fits: false, until: '2026-11-01' })
  })

  test('a new order without an earlier repair is possible, and the owner needs no link', async () => {
    expect(
      (await sendOrder(portal, await pickupOrder(portal, { identicalHash: 'uj-megrendeles' }, { serviceEntry: serviceEntries.serviceWarranty })))
        .status,
    ).toBe(200)
    const owner = await addAccount(portal.db)
    const session = await sessionOf(portal.db, { kind: 'account', accountId: owner.id })
    const { crmRequestId: id, order: booked } = await book(portal, {}, { session })
    await handedBack(id, '2026-10-01T10:00:00Z')
    const { identifier } = booked.serviceRequest as { identifier: string }
    const claim = { prevCrmRequestId: id, prevGsmWorkSheetId: `WS-${id}`, serviceRequest: { identifier } }
    const order = await pickupOrder(portal, claim, { serviceEntry: serviceEntries.serviceWarranty })
    expect((await sendOrder(portal, order)).body).toMatchObject({ status: 422, fields: [{ path: 'prevCrmRequestId' }] })
    expect((await sendOrder(portal, order, { session })).status).toBe(200)
  })

  test('from inside: the request page names the link, the form is filled in by it, and the claim is the account’s', async () => {
    const owner = await addAccount(portal.db)
    const session = await sessionOf(portal.db, { kind: 'account', accountId: owner.id })
    const { crmRequestId: id } = await book(portal, {}, { session })
    const show = async () => (await portal.call('GET', `/api/customer-requests/${id}/show`, { session })).body.data.serviceWarranty
    expect(await show()).toBeNull()
    await handedBack(id, '2026-10-01T10:00:00Z')
    await portal.db.updateTable('requests').set({ outcome: 'REPAIRED' }).where('id', '=', id).execute()
    const { identicalHash } = await show()
    const serviceEntry = `service=200&identicalHash=${identicalHash}`
    const { previous } = (await portal.call('GET', `/api/booking-setup?${serviceEntry}`, { session })).body.data
    const claim = {
      ...{ identicalHash, prevCrmRequestId: previous.crmRequestId, prevGsmWorkSheetId: previous.gsmWorksheetId },
      serviceRequest: { identifier: '' },
    }
    const order = await pickupOrder(portal, { ...claim, processType: 'szervizgarancia-futarszolgaltatas' }, { serviceEntry, session })
    const { body } = await sendOrder(portal, order, { session })
    const row = await portal.db.selectFrom('requests').selectAll().where('id', '=', body.data.crmRequestId).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ accountId: owner.id, prevCrmRequestId: id, prevGsmWorksheetId: `WS-${id}`, serviceId: 200, availableServiceId: 32 })
  })

  test('one click: the link carries device, person, addresses and account, and tells whoever has the link alone nothing of them', async () => {
    const owner = await addAccount(portal.db)
    const session = await sessionOf(portal.db, { kind: 'account', accountId: owner.id })
    const { crmRequestId: id, order } = await book(portal, {}, { session })
    await handedBack(id, '2026-10-01T10:00:00Z')
    const identicalHash = await linkTo(id)
    const claim = async (over: object = {}, as?: typeof session) => {
      const setup = (await portal.call('GET', `/api/booking-setup?service=200&identicalHash=${identicalHash}`, { session: as })).body.data
      const { privacy, terms, generalInfo, serviceTerms } = setup.texts
      const body = {
        identicalHash,
        serviceRequest: { troubleDescription: 'Megint nem tölt.', pickupDay: setup.pickupDays[0].day, pickupWindow: '08-17' },
        gdpr: true,
        termsAndCond: true,
        textVersions: { privacy: privacy.id, terms: terms.id, generalInfo: generalInfo?.id ?? null, serviceTerms: serviceTerms?.id ?? null },
        ...over,
      }
      const sending = { body, csrf: true, idempotencyKey: crypto.randomUUID(), session: as }
      return { setup, ...(await portal.call('POST', '/api/customer-requests/repeat-claim', sending)) }
    }
    expect((await claim({ identicalHash: `${identicalHash.slice(0, -1)}${identicalHash.endsWith('A') ? 'B' : 'A'}` })).body.code).toBe('LINK_EXPIRED')

    // It is borne by the cost centre of the repair, whoever has the link.
    const companyId = await addCompany(portal.db)
    await portal.db.insertInto('companyPeople').values({ accountId: owner.id, companyId, role: 'administrator', joinedAt: start }).execute()
    const centre = { companyId, code: '1200', name: 'Logisztika' }
    const { id: costCentreId } = await portal.db.insertInto('costCentres').values(centre).returning('id').executeTakeFirstOrThrow()
    await portal.db.updateTable('requests').set({ costCentreId }).where('id', '=', id).execute()

    const { body } = await claim()
    expect(body.data).toMatchObject({ handoverDocumentHash: null, pickupCalendarUrl: null, follow: null, email: expect.stringContaining('•••@') })
    const { identifier } = order.serviceRequest as { identifier: string }
    for (const secret of [identifier, 'Kovácsné', 'Váci', (order.customer as { email: string }).email])
      expect(JSON.stringify(body)).not.toContain(secret)
    const claimed = { prevCrmRequestId: id, accountId: owner.id, costCentreId, identifier, firstName: 'Éva', phone: '+36301234567', serviceId: 200 }
    const rowOf = (number: number) => portal.db.selectFrom('requests').selectAll().where('id', '=', number).executeTakeFirstOrThrow()
    expect(await rowOf(body.data.crmRequestId)).toMatchObject({ ...claimed, troubleDescription: 'Megint nem tölt.' })
    // Its first state; the courier may be ordered by now.
    const history = portal.db.selectFrom('requestHistory').select('status').where('requestId', '=', body.data.crmRequestId)
    expect((await history.orderBy('id').execute())[0]).toEqual({ status: 'RECEIVED' })
    const addressesOf = (number: number) =>
      portal.db
        .selectFrom('requestAddresses')
        .select(['addressTypeId', 'postalCode', 'publicPlaceName', 'streetNumber', 'contactName', 'contactPhone', 'billingName', 'lockerCode'])
        .where('requestId', '=', number)
        .orderBy('addressTypeId')
        .execute()
    expect(await addressesOf(body.data.crmRequestId)).toEqual(await addressesOf(id))
    // Twice is once: the device is with us again.
    expect((await claim()).body.code).toBe('DUPLICATE_REQUEST')

    // A device given in place of the repaired one is the one that is claimed; its holder sees everything in full.
    await portal.db
      .updateTable('requests')
      .set({ status: 'SERVICE_DONE', closedAt: Temporal.Instant.from('2026-11-20T10:00:00Z') })
      .where('id', '=', body.data.crmRequestId)
      .execute()
    await portal.db.updateTable('requests').set({ outcome: 'REPLACED' }).where('id', '=', id).execute()
    const identifierOut = newImei()
    const savedAt = Temporal.Instant.from('2026-10-01T09:00:00Z')
    await portal.db.insertInto('worksheets').values({ requestId: id, deviceIdentifierOut: identifierOut, savedAt, startedAt: savedAt }).execute()
    const own = await claim({}, session)
    expect(own.setup.previous).toMatchObject({ identifier: identifierOut, name: 'Kovácsné Nagy Éva', phone: '+36 30 123 4567' })
    expect(own.body.data).toMatchObject({ handoverDocumentHash: expect.any(String), email: (order.customer as { email: string }).email })
    expect(await rowOf(own.body.data.crmRequestId)).toMatchObject({ ...claimed, identifier: identifierOut })
  })
})

describe('limits', () => {
  let limited: TestPortal
  beforeAll(async () => {
    limited = await startPortal({ RATE_LIMITS: 'on' })
  })
  afterAll(() => limited.stop())

  test('five bookings an hour for one e-mail address, ten for one address on the net', async () => {
    const customer = { email: 'sok@pelda.hu' }
    const send = async (over: Overrides) => (await sendOrder(limited, await pickupOrder(limited, over))).body
    for (let i = 0; i < 5; i++) expect((await send({ customer })).status).toBe(200)
    expect(await send({ customer: { email: 'SOK@pelda.hu' } })).toMatchObject({
      status: 429,
      code: 'TOO_MANY',
      message: expect.stringContaining('60 perc'),
    })
    for (let i = 0; i < 4; i++) expect((await send({})).status).toBe(200)
    expect(await send({})).toMatchObject({ status: 429, code: 'TOO_MANY' })
  })

  test('thirty questions an hour about devices, and about claim numbers', async () => {
    const answers: number[] = []
    for (let i = 0; i < 31; i++) answers.push((await asksDuplicate({ identifier: newImei() }, limited)).status)
    expect(answers.filter((status) => status === 200)).toHaveLength(30)
    expect(answers.at(-1)).toBe(429)
    const claims: number[] = []
    for (let i = 0; i < 31; i++) claims.push((await asksClaim('AS1234567', limited)).status)
    expect([claims[0], claims.at(-1)]).toEqual([200, 429])
  })

  test('three answers an hour that an e-mail address has an account', async () => {
    const other = await startPortal({ RATE_LIMITS: 'on' })
    try {
      const { email } = await addAccount(other.db)
      const codes: string[] = []
      for (let i = 0; i < 4; i++)
        codes.push((await sendOrder(other, await pickupOrder(other, { customer: { email }, accountRegistration: true }))).body.code)
      expect(codes).toEqual(['USER_EXISTS', 'USER_EXISTS', 'USER_EXISTS', 'TOO_MANY'])
    } finally {
      await other.stop()
    }
  })
})
