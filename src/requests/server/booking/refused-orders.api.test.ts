import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { book, newImei, type Overrides, openForm, pickupOrder, rowCounts, samplePdf, sendOrder, serviceEntries } from '#testing/factories.ts'
import { addAccount, sessionOf } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'

let portal: TestPortal
let full: { zone: string; day: string }
beforeAll(async () => {
  portal = await startPortal()
  full = { zone: '8', day: '2026-11-24' }
  await portal.db
    .insertInto('pickupCapacity')
    .values([
      { zone: full.zone, pickupWindow: '08-17', capacity: 1 },
      { zone: full.zone, pickupWindow: '12-17', capacity: 0 },
    ])
    .execute()
  await portal.db
    .insertInto('pickupSlots')
    .values({ ...full, pickupWindow: '08-17', taken: 1 })
    .execute()
  await portal.settled()
})
afterAll(() => portal.stop())

const pdf = (field = 'invoice', bytes: Uint8Array = samplePdf()) => ({ field, name: 'papir.pdf', bytes })
type Case = [
  what: string,
  overrides: Overrides,
  expected: [status: number, code: string, path?: string],
  serviceEntry?: string,
  files?: ReturnType<typeof pdf>[],
]

const device = (serviceRequest: Record<string, unknown>): Overrides => ({ serviceRequest })
const locker = (over: Record<string, unknown>): Overrides => ({
  deliveryOutAddress: { kind: 'locker', provider: 'foxpost', code: 'none', contactName: 'Nagy Éva', contactPhone: '+36301234567', ...over },
})
const pecs = { deliveryInAddress: { postalCode: '8000', city: 'Székesfehérvár' } }

const cases: Case[] = [
  // the service entry
  ['a service that is not there', device({ availableServiceId: 999999 }), [422, 'SERVICE_NOT_OFFERED', 'serviceRequest.availableServiceId']],
  ['a service on another company’s page', device({ availableServiceId: 10122 }), [422, 'SERVICE_NOT_OFFERED', 'serviceRequest.availableServiceId']],
  ['no service', device({ availableServiceId: null }), [422, 'INVALID_INPUT', 'serviceRequest.availableServiceId']],
  // the device
  ['another brand than the door’s', device({ brandId: 12 }), [422, 'BRAND_UNKNOWN', 'serviceRequest.brandId']],
  ['a brand that does not exist', device({ brandId: 9999 }), [422, 'BRAND_UNKNOWN', 'serviceRequest.brandId']],
  [
    'a kind of device the brand does not have',
    device({ productGroupId: 9, productTypeId: null, productTypeOther: 'P40' }),
    [422, 'INVALID_INPUT', 'serviceRequest.productGroupId'],
  ],
  ['a type of another brand', device({ productTypeId: 2001 }), [422, 'PRODUCT_TYPE_UNKNOWN', 'serviceRequest.productTypeId']],
  ['no type', device({ productTypeId: null }), [422, 'REQUIRED', 'serviceRequest.productTypeId']],
  ['a colour the type does not have', device({ deviceColourId: 16 }), [422, 'INVALID_INPUT', 'serviceRequest.deviceColourId']],
  ['an IMEI that fails Luhn', device({ identifier: '490154203237519' }), [422, 'ERROR_IMEI', 'serviceRequest.identifier']],
  ['an IMEI of fourteen digits', device({ identifier: '49015420323751' }), [422, 'IMEI_LENGTH', 'serviceRequest.identifier']],
  ['an IMEISV', device({ identifier: '4901542032375101' }), [422, 'IMEI_IS_IMEISV', 'serviceRequest.identifier']],
  ['letters in an IMEI', device({ identifier: '49015420323751A' }), [422, 'NUMERIC', 'serviceRequest.identifier']],
  ['a short serial number', device({ identifier: 'ABC123', identifierKind: 'serial' }), [422, 'IDENTIFIER_LENGTH', 'serviceRequest.identifier']],
  [
    'a serial number with a space inside Cyrillic',
    device({ identifier: 'АBC123456789012', identifierKind: 'serial' }),
    [422, 'SERIAL_CHARACTERS', 'serviceRequest.identifier'],
  ],
  ['a generated number that is not generated', device({ identifierGenerated: true }), [422, 'INVALID_INPUT', 'serviceRequest.identifier']],
  ['a purchase tomorrow', device({ dateOfPurchase: '2026-11-24' }), [422, 'INVALID_DATE', 'serviceRequest.dateOfPurchase']],
  ['a purchase on 30 February', device({ dateOfPurchase: '2026-02-30' }), [422, 'INVALID_DATE', 'serviceRequest.dateOfPurchase']],
  ['a SIM lock that is not on the list', device({ simLock: 77 }), [422, 'INVALID_INPUT', 'serviceRequest.simLock']],
  [
    'a SIM lock of a laptop',
    device({ productGroupId: 3, productTypeId: null, productTypeOther: 'MateBook', simLock: 1 }),
    [422, 'FIELD_NOT_ASKED', 'serviceRequest.simLock'],
  ],
  // the fault
  ['no description', device({ troubleDescription: ' \n ' }), [422, 'INVALID_INPUT', 'serviceRequest.troubleDescription']],
  ['3,001 characters', device({ troubleDescription: '🙂'.repeat(3001) }), [422, 'INVALID_INPUT', 'serviceRequest.troubleDescription']],
  ['a NUL', device({ troubleDescription: 'Nem\u0000kapcsol be' }), [422, 'INVALID_INPUT', 'serviceRequest.troubleDescription']],
  ['half a surrogate pair', device({ troubleDescription: 'rossz \ud83d vége' }), [422, 'INVALID_INPUT', 'serviceRequest.troubleDescription']],
  ['a failure that is not on the list', device({ failureOptionIds: [1, 99] }), [422, 'INVALID_INPUT', 'serviceRequest.failureOptionIds']],
  ['no failure where one is asked', device({ failureOptionIds: [] }), [422, 'REQUIRED', 'serviceRequest.failureOptionIds']],
  ['an accessory that is not on the list', device({ accessoryIds: [42] }), [422, 'INVALID_INPUT', 'serviceRequest.accessoryIds']],
  ['a price the door does not ask', device({ purchasePrice: 1000 }), [422, 'FIELD_NOT_ASKED', 'serviceRequest.purchasePrice']],
  ['a claim number at a door without', device({ insuranceNumber: 'AS1234567' }), [422, 'FIELD_NOT_ASKED', 'serviceRequest.insuranceNumber']],
  // the insurer
  ['no claim number', {}, [422, 'REQUIRED', 'serviceRequest.insuranceNumber'], serviceEntries.insurance],
  [
    'a claim number of the wrong shape',
    device({ insuranceNumber: 'XY1234567' }),
    [422, 'CLAIM_FORMAT', 'serviceRequest.insuranceNumber'],
    serviceEntries.insurance,
  ],
  [
    'a claim number the insurer does not know',
    device({ insuranceNumber: 'VF1234560' }),
    [422, 'INSURANCE_NUMBER_VALIDATION', 'serviceRequest.insuranceNumber'],
    serviceEntries.insurance,
  ],
  // the documents
  ['a warranty repair without papers', {}, [422, 'ONE_FILE_IS_REQUIRED', 'invoice'], serviceEntries.warranty],
  ['a paper the door does not ask', {}, [422, 'FIELD_NOT_ASKED', 'invoice'], serviceEntries.paid, [pdf()]],
  ['an empty file', {}, [422, 'FILE_NOT_VALID', 'invoice'], serviceEntries.warranty, [pdf('invoice', new Uint8Array())]],
  [
    'a picture called PDF',
    {},
    [422, 'FILE_NOT_VALID', 'invoice'],
    serviceEntries.warranty,
    [pdf('invoice', Buffer.from('\x89PNG\r\n\x1a\n'.padEnd(500, 'x')))],
  ],
  ['half a PDF', {}, [422, 'FILE_NOT_VALID', 'warranty_card'], serviceEntries.warranty, [pdf(), pdf('warranty_card', samplePdf().subarray(0, 60))]],
  [
    'a PDF with a ZIP behind it',
    {},
    [422, 'FILE_NOT_VALID', 'invoice'],
    serviceEntries.warranty,
    [pdf('invoice', Buffer.concat([samplePdf(), Buffer.from('PK\x03\x04zip')]))],
  ],
  ['six megabytes', {}, [413, 'FILE_TOO_LARGE', 'invoice'], serviceEntries.warranty, [pdf('invoice', samplePdf('nagy', 6 * 1024 * 1024))]],
  [
    'a PDF with a program',
    {},
    [422, 'PDF_ACTIVE', 'invoice'],
    serviceEntries.warranty,
    [pdf('invoice', samplePdf('<</S/JavaScript/JS(app.alert)>>'))],
  ],
  ['two invoices', {}, [422, 'FILE_NOT_VALID', 'invoice'], serviceEntries.warranty, [pdf(), pdf()]],
  ['a file nobody asked for', {}, [400, 'MALFORMED'], serviceEntries.warranty, [pdf(), pdf('exe')]],
  [
    'eleven Apple papers',
    {},
    [422, 'FILE_NOT_VALID', 'apple_documents'],
    serviceEntries.apple,
    Array.from({ length: 11 }, () => pdf('apple_documents[]')),
  ],
  // the pickup
  ['a Saturday', device({ pickupDay: '2026-11-28' }), [422, 'PICKUP_DAY_CLOSED', 'serviceRequest.pickupDay']],
  ['Christmas', device({ pickupDay: '2026-12-25' }), [422, 'PICKUP_DAY_CLOSED', 'serviceRequest.pickupDay']],
  ['today', device({ pickupDay: '2026-11-23' }), [422, 'PICKUP_DAY_CLOSED', 'serviceRequest.pickupDay']],
  ['a day beyond the horizon', device({ pickupDay: '2026-12-29' }), [422, 'PICKUP_DAY_CLOSED', 'serviceRequest.pickupDay']],
  ['a day that is none', device({ pickupDay: 'holnap' }), [422, 'PICKUP_DAY_CLOSED', 'serviceRequest.pickupDay']],
  ['a window that is none', device({ pickupWindow: '00-24' }), [422, 'INVALID_INPUT', 'serviceRequest.pickupWindow']],
  ['a full window', pecs, [409, 'PICKUP_WINDOW_FULL', 'serviceRequest.pickupWindow']],
  ['a window the zone does not have', { ...pecs, serviceRequest: { pickupWindow: '12-17' } }, [422, 'PICKUP_DAY_CLOSED', 'serviceRequest.pickupDay']],
  // people and addresses
  ['an e-mail address with a blank', { customer: { email: 'nagy eva@pelda.hu' } }, [422, 'INVALID_INPUT', 'customer.email']],
  ['no telephone number', { customer: { phone: '12' } }, [422, 'INVALID_INPUT', 'customer.phone']],
  [
    'a pickup in Vienna',
    { deliveryInAddress: { countryCode: 'AUT', postalCode: '1010' } },
    [422, 'COUNTRY_NOT_SERVED', 'deliveryInAddress.countryCode'],
  ],
  [
    'a company without its tax number',
    { customer: { isCompany: true, companyName: 'Minta', businessForm: 1 } },
    [422, 'REQUIRED', 'customer.taxNumber'],
  ],
  [
    'a wrong tax number',
    { customer: { isCompany: true, companyName: 'Minta', businessForm: 1, taxNumber: '12345678-2-41' } },
    [422, 'TAX_NUMBER', 'customer.taxNumber'],
  ],
  [
    'a legal form that is not on the list',
    { customer: { isCompany: true, companyName: 'Minta', businessForm: 99, taxNumber: '12345676-2-41' } },
    [422, 'INVALID_INPUT', 'customer.businessForm'],
  ],
  ['a locker that is not there', locker({}), [422, 'LOCKER_UNKNOWN', 'deliveryOutAddress.code']],
  // what is agreed to
  ['the privacy notice not read', { gdpr: false }, [422, 'INVALID_INPUT', 'gdpr']],
  ['the terms not accepted', { termsAndCond: false }, [422, 'INVALID_INPUT', 'termsAndCond']],
  ['an old version of the terms', { textVersions: { terms: 999999 } }, [409, 'TEXT_VERSION_CHANGED', 'textVersions.terms']],
  ['the terms of another service', { textVersions: { serviceTerms: null } }, [409, 'TEXT_VERSION_CHANGED', 'textVersions.serviceTerms']],
  [
    'the general information left out at a brand’s door',
    { textVersions: { generalInfo: null } },
    [409, 'TEXT_VERSION_CHANGED', 'textVersions.generalInfo'],
  ],
  // what a stranger might try
  ['an unknown field', { status: 'SERVICE_DONE' }, [422, 'INVALID_INPUT', 'status']],
  ['another’s account', { customer: { accountId: 1 } }, [422, 'INVALID_INPUT', 'customer.accountId']],
  ['a number where a text should be', { customer: { lastName: 12 } }, [422, 'INVALID_INPUT', 'customer.lastName']],
  ['a text where a number should be', device({ brandId: '7' }), [422, 'INVALID_INPUT', 'serviceRequest.brandId']],
  ['an earlier request at a door without', { prevCrmRequestId: 123456789 }, [422, 'FIELD_NOT_ASKED', 'prevCrmRequestId']],
  ['a stranger’s earlier request', { prevCrmRequestId: 123456789 }, [422, 'INVALID_INPUT', 'prevCrmRequestId'], serviceEntries.serviceWarranty],
  [
    'a link to a repair that opens nothing',
    { identicalHash: 'x'.repeat(43) },
    [410, 'LINK_EXPIRED', 'identicalHash'],
    serviceEntries.serviceWarranty,
  ],
]

describe('is refused, and nothing is kept:', () => {
  test.each(cases)('%s', async (_what, overrides, [status, code, path], serviceEntry = serviceEntries.paid, files = []) => {
    const order = await pickupOrder(portal, overrides, { serviceEntry })
    const before = await rowCounts(portal)
    const answer = await sendOrder(portal, order, { files, language: 'hu' })
    expect(answer.body).toMatchObject({ status, code })
    expect(answer.status).toBe(status)
    const fields = (answer.body.fields ?? []) as { path: string; message: string }[]
    if (path) expect(fields.map((field) => field.path)).toContain(path)
    for (const { message } of [...fields, answer.body]) expect(message).toMatch(/[áéíóöőúüű]/)
    expect(await rowCounts(portal)).toEqual(before)
  })

  test('several mistakes are said at once', async () => {
    const order = await pickupOrder(portal, { serviceRequest: { identifier: '490154203237519', failureOptionIds: [], pickupDay: '2026-11-28' } })
    const { body } = await sendOrder(portal, order, { language: 'en' })
    expect(body.code).toBe('INVALID_INPUT')
    expect(body.fields.map(({ code }: { code: string }) => code).sort()).toEqual(['ERROR_IMEI', 'PICKUP_DAY_CLOSED', 'REQUIRED'])
  })

  test('the sentence is in the caller’s language', async () => {
    const order = await pickupOrder(portal, { serviceRequest: { pickupDay: '2026-11-28' } })
    const messages = await Promise.all(
      ['hu', 'en', 'de', 'sl'].map(
        async (language) => (await sendOrder(portal, { ...order, textVersions: order.textVersions }, { language })).body.message,
      ),
    )
    expect(new Set(messages).size).toBe(4)
  })

  test('a second open request of the same device, whoever asks, until the first is closed', async () => {
    const { order, crmRequestId } = await book(portal)
    const identifier = (order.serviceRequest as { identifier: string }).identifier
    const spelt = `${identifier.slice(0, 6)}-${identifier.slice(6, 14)} ${identifier.slice(14)}`
    const again = await pickupOrder(portal, { serviceRequest: { identifier: spelt }, customer: { email: 'mas@pelda.hu' } })
    expect((await sendOrder(portal, again)).body).toMatchObject({ status: 409, code: 'DUPLICATE_REQUEST' })
    await portal.db
      .updateTable('requests')
      .set({ outcome: 'CANCELLED', closedAt: Temporal.Instant.from('2026-11-23T08:00:00Z') })
      .where('id', '=', crmRequestId)
      .execute()
    expect((await sendOrder(portal, again)).status).toBe(200)
  })

  test('a phone with two cards has one open request, by whichever of its numbers it is known', async () => {
    const [first, second] = [newImei(), newImei()]
    const booking = (serviceRequest: Record<string, unknown>) => pickupOrder(portal, { serviceRequest })
    expect((await sendOrder(portal, await booking({ identifier: first, imei2: second }))).status).toBe(200)
    const refused = async (serviceRequest: Record<string, unknown>) => {
      const { body } = await sendOrder(portal, await booking(serviceRequest))
      return [body.code, ...(body.fields as { path: string }[]).map(({ path }) => path)]
    }
    expect(await refused({ identifier: second })).toEqual(['DUPLICATE_REQUEST', 'serviceRequest.identifier'])
    expect(await refused({ identifier: second, imei2: first })).toEqual(['DUPLICATE_REQUEST', 'serviceRequest.identifier'])
    expect(await refused({ identifier: newImei(), imei2: first })).toEqual(['DUPLICATE_REQUEST', 'serviceRequest.imei2'])
    const asSerial = `${first.slice(0, 2)}-${first.slice(2, 8)}-${first.slice(8)}`
    expect(await refused({ identifier: asSerial, identifierKind: 'serial' })).toEqual(['DUPLICATE_REQUEST', 'serviceRequest.identifier'])
    const asked = await portal.call('POST', '/api/customer-requests/check-duplication', {
      body: { identifier: second, email: 'a@pelda.hu' },
      csrf: true,
    })
    expect(asked.body.data).toEqual({ duplicate: true })
  })

  test('the wish to register with an e-mail address that has an account, and only that wish', async () => {
    const { email } = await addAccount(portal.db)
    const wish = { customer: { email }, accountRegistration: true }
    expect((await sendOrder(portal, await pickupOrder(portal, wish))).body).toMatchObject({ status: 409, code: 'USER_EXISTS' })
    const wrong = await pickupOrder(portal, { ...wish, serviceRequest: { identifier: '490154203237519' } })
    expect((await sendOrder(portal, wrong)).body.code).toBe('ERROR_IMEI')
    expect((await sendOrder(portal, await pickupOrder(portal, { customer: { email } }))).status).toBe(200)
  })

  test('a pre-alert customer', async () => {
    const { id } = await addAccount(portal.db, { customerType: 'PREALERT' })
    const order = await pickupOrder(portal)
    const session = await sessionOf(portal.db, { kind: 'account', accountId: id })
    expect((await sendOrder(portal, order, { session })).body).toMatchObject({ status: 403, code: 'UNAUTHORISED' })
  })
})

describe('a call that is no form', () => {
  const url = '/api/customer-requests/pickup-return'
  const boundary = 'b'
  const multipart = { 'content-type': `multipart/form-data; boundary=${boundary}` }
  const part = (head: string, body: string) => `--${boundary}\r\n${head}\r\n\r\n${body}\r\n`
  const data = part('Content-Disposition: form-data; name="data"', '{}')
  const end = `--${boundary}--\r\n`

  test.each<[string, Record<string, string>, string, number]>([
    ['a text', { 'content-type': 'text/plain' }, '{}', 415],
    ['JSON with nothing in it', { 'content-type': 'application/json' }, '{}', 422],
    ['no boundary', { 'content-type': 'multipart/form-data' }, data + end, 400],
    ['empty', multipart, '', 422],
    ['only its end', multipart, end, 422],
    ['no data', multipart, part('Content-Disposition: form-data; name="invoice"; filename="a.pdf"', samplePdf().toString('latin1')) + end, 422],
    ['torn in the middle', multipart, data.slice(0, 30), 400],
    ['torn within a file', multipart, data + part('Content-Disposition: form-data; name="invoice"; filename="a.pdf"', '%PDF-').slice(0, -4), 400],
    ['data twice', multipart, data + data + end, 400],
    ['data that is no JSON', multipart, part('Content-Disposition: form-data; name="data"', '{"a":') + end, 400],
    ['data that is an array', multipart, part('Content-Disposition: form-data; name="data"', '[]') + end, 422],
    ['a prototype in the data', multipart, part('Content-Disposition: form-data; name="data"', '{"__proto__":{"gdpr":true}}') + end, 400],
    ['a constructor deep in the data', multipart, part('Content-Disposition: form-data; name="data"', '{"a":[{"constructor":1}]}') + end, 400],
    ['data that begins with a byte order mark', multipart, part('Content-Disposition: form-data; name="data"', '\u00ef\u00bb\u00bf{}') + end, 400],
    ['a field called __proto__', multipart, data + part('Content-Disposition: form-data; name="__proto__"', 'x') + end, 400],
    ['data of a megabyte', multipart, part('Content-Disposition: form-data; name="data"', `"${'x'.repeat(1_100_000)}"`) + end, 400],
    [
      'thirty parts',
      multipart,
      Array.from({ length: 30 }, () => part('Content-Disposition: form-data; name="invoice"; filename="a.pdf"', '%PDF-')).join('') + end,
      422,
    ],
    ['a NUL in a file’s name', multipart, data + part('Content-Disposition: form-data; name="invoice"; filename="a\u0000.pdf"', 'x') + end, 422],
  ])('%s is refused, and nothing is kept', async (_what, headers, payload, status) => {
    const before = await rowCounts(portal)
    const sent = { ...headers, ...(await openForm(portal)), 'idempotency-key': randomUUID(), language: 'sl' }
    const answer = await portal.http.inject({ method: 'POST', url, headers: sent, payload: Buffer.from(payload, 'latin1') })
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ status: answer.statusCode, message: expect.stringMatching(/\S/) })
    expect(await rowCounts(portal)).toEqual(before)
  })

  test('without a token, or with one older than ten minutes, is refused before anything is read', async () => {
    const order = await pickupOrder(portal)
    const body = { body: order, files: [], idempotencyKey: randomUUID() }
    const missing = (await portal.call('POST', url, body)).body
    expect(missing).toMatchObject({ status: 403, code: 'CSRFTOKEN_MISSING' })
    // Nobody who never had a token was slow.
    expect(missing.message).not.toMatch(/10|perc/)
    const form = await openForm(portal)
    portal.setNow('2026-11-23T08:10:01Z')
    expect((await portal.call('POST', url, { ...body, headers: form })).body).toMatchObject({
      ...{ status: 403, code: 'CSRFTOKEN' },
      message: expect.stringContaining('10 perc'),
    })
    portal.setNow('2026-11-23T08:00:00Z')
    expect((await portal.call('POST', url, { ...body, headers: form })).status).toBe(200)
  })

  test('without a key is refused', async () => {
    const order = await pickupOrder(portal, { serviceRequest: { identifier: newImei() } })
    const answer = await portal.call('POST', url, { body: order, files: [], csrf: true })
    expect(answer.body).toMatchObject({ status: 422, code: 'IDEMPOTENCY_KEY_REQUIRED' })
    // A page is loaded anew, a partner's system sends the header.
    for (const way of ['Frissítse az oldalt', 'Idempotency-Key']) expect(answer.body.message).toContain(way)
  })
})
