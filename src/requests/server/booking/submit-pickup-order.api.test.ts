import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { book, newImei, openForm, pickupOrder, rowCounts, samplePdf, sendOrder, serviceEntries } from '#testing/factories.ts'
import { copiedText } from '#testing/pdf-text.ts'
import { addAccount, sessionOf } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.stop())

const rowOf = (id: number) => portal.db.selectFrom('requests').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const invoice = (bytes = samplePdf()) => ({ field: 'invoice', name: 'számla 2026.pdf', bytes })

describe('a booking that is right', () => {
  test('is stored whole, and answered with what the customer needs', async () => {
    const order = await pickupOrder(
      portal,
      { serviceRequest: { accessoryIds: [1, 2], pickupNote: 'A kapucsengő rossz 📱', purchasePrice: null, repairCostLimit: 30000 } },
      { language: 'de' },
    )
    const { body } = await sendOrder(portal, order, { language: 'de' })
    const { crmRequestId, requestNumber, handoverDocumentHash, pickupCalendarUrl, nextSteps } = body.data
    expect(body.data).toMatchObject({ pickupDay: '2026-11-24', pickupWindow: '08-17', expectedRepairWorkingDays: [7, 10] })
    expect(String(crmRequestId)).toMatch(/^[1-9]\d{8}$/)
    expect(requestNumber.replaceAll('\u00A0', '')).toBe(String(crmRequestId))
    expect(nextSteps).toEqual(['emailComes', 'prepareDevice', 'courierComes', 'inspection', 'quote', 'repair', 'deviceGoesBack'])

    const sent = order as { serviceRequest: { identifier: string }; customer: { email: string }; textVersions: Record<string, number> }
    expect(await rowOf(crmRequestId)).toMatchObject({
      language: 'de',
      customerType: 'B2C',
      accountId: null,
      formId: 2,
      availableServiceId: 10072,
      warrantyTypeId: 2,
      brandId: 7,
      identifier: sent.serviceRequest.identifier,
      identifierGenerated: false,
      troubleDescription: 'Nem kapcsol be.\nTegnap leejtettem.',
      pickupNote: 'A kapucsengő rossz 📱',
      email: sent.customer.email,
      phone: '+36301234567',
      pickupZone: '*',
      closedAt: null,
    })
    const addresses = await portal.db
      .selectFrom('requestAddresses')
      .selectAll()
      .where('requestId', '=', crmRequestId)
      .orderBy('addressTypeId')
      .execute()
    expect(addresses.map(({ addressTypeId, city, billingName }) => [addressTypeId, city, billingName])).toEqual([
      [1, 'Budapest', null],
      [2, 'Budapest', 'Éva Kovácsné Nagy'],
      [3, 'Budapest', null],
    ])
    const consents = await portal.db.selectFrom('requestConsents').selectAll().where('requestId', '=', crmRequestId).execute()
    expect(consents.map(({ textVersionId }) => textVersionId).sort()).toEqual(Object.values(sent.textVersions).sort())
    expect(consents[0]).toMatchObject({ channel: 'web', ip: '127.0.0.1' })
    await portal.jobsDone()
    const history = await portal.db.selectFrom('requestHistory').selectAll().where('requestId', '=', crmRequestId).orderBy('id').execute()
    expect(history).toMatchObject([
      { code: 1, status: 'RECEIVED', byKind: 'customer' },
      { step: 'orderPickup', status: 'DELIVERY_IN_ORDERED', byKind: 'system' },
    ])

    const sheet = await portal.call('GET', `/api/documents-viewer/handoverDocument/${handoverDocumentHash}`)
    expect(sheet.headers['content-type']).toBe('application/pdf')
    expect(sheet.bytes.subarray(0, 5).toString()).toBe('%PDF-')
    const calendar = await portal.call('GET', pickupCalendarUrl)
    expect(calendar.bytes.toString()).toContain('DTSTART;TZID=Europe/Budapest:20261124T080000')
  })

  test('keeps its documents with their names and bytes, and leaves nothing in the folder of arrivals', async () => {
    const bytes = samplePdf('Jótállási jegy', 1_000_000)
    const { crmRequestId } = await book(
      portal,
      {},
      { serviceEntry: serviceEntries.warranty, files: [invoice(), { field: 'warranty_card', name: '../../etc/jegy.pdf', bytes }] },
    )
    const attached = await portal.db
      .selectFrom('documents')
      .leftJoin('storedFiles', 'key', 'fileKey')
      .select(['type', 'name', 'size', 'sha256', 'createdBy'])
      .where('requestId', '=', crmRequestId)
      .orderBy('type')
      .execute()
    expect(attached).toMatchObject([
      { type: 'handoverDocument', createdBy: 'system' },
      { type: 'invoice', name: 'számla 2026.pdf', createdBy: 'customer' },
      { type: 'warrantyCard', name: 'jegy.pdf', size: bytes.length, sha256: createHash('sha256').update(bytes).digest() },
    ])
    expect((await rowCounts(portal)).incoming).toBe(0)
  })

  test('of a company is invoiced to the company; another address gets its own name', async () => {
    const customer = { isCompany: true, companyName: 'Minta', businessForm: 1, taxNumber: '12345676-2-41' }
    const billingAddress = {
      kind: 'address',
      postalCode: '9021',
      city: 'Győr',
      publicPlaceName: 'Fő',
      publicPlaceType: 'utca',
      streetNumber: '1',
      billingName: 'Minta Holding Zrt.',
      taxNumber: '12345676241',
      isCompany: true,
    }
    const { crmRequestId } = await book(portal, { customer, billingAddress })
    expect(await rowOf(crmRequestId)).toMatchObject({ customerType: 'B2B', companyName: 'Minta', businessFormId: 1, taxNumber: '12345676-2-41' })
    const billing = await portal.db
      .selectFrom('requestAddresses')
      .selectAll()
      .where('requestId', '=', crmRequestId)
      .where('addressTypeId', '=', 2)
      .executeTakeFirst()
    expect(billing).toMatchObject({ city: 'Győr', billingName: 'Minta Holding Zrt.', taxNumber: '12345676-2-41', isCompany: true })
  })

  test.each([
    ['Minta', 'Minta Kft.'],
    ['Minta Kft.', 'Minta Kft.'],
  ])('of a company names it on its invoice with its legal form, once: %s', async (companyName, name) => {
    const { crmRequestId } = await book(portal, { customer: { isCompany: true, companyName, businessForm: 1, taxNumber: '12345676-2-41' } })
    const billing = await portal.db
      .selectFrom('requestAddresses')
      .selectAll()
      .where('requestId', '=', crmRequestId)
      .where('addressTypeId', '=', 2)
      .executeTakeFirst()
    expect(billing).toMatchObject({ billingName: name, taxNumber: '12345676-2-41', isCompany: true })
  })

  test('tells up to what cost the repair begins unasked, where the customer allowed it', async () => {
    const limitOf = async (repairCostLimit: number | null) => {
      const order = await pickupOrder(portal, { serviceRequest: { repairCostLimit } })
      return (await sendOrder(portal, order)).body.data.costLimit
    }
    expect([await limitOf(40_000), await limitOf(null)]).toEqual([40_000, null])
  })

  test('names the customer on the invoice as the language of the booking writes names', async () => {
    const { crmRequestId } = await book(portal, {}, { language: 'de' })
    const billing = await portal.db
      .selectFrom('requestAddresses')
      .select(['billingName', 'contactName'])
      .where('requestId', '=', crmRequestId)
      .where('addressTypeId', '=', 2)
      .executeTakeFirst()
    expect(billing).toEqual({ billingName: 'Éva Kovácsné Nagy', contactName: 'Kovácsné Nagy Éva' })
  })

  test('names whom the courier meets on the hand-over sheet in the order of its language, somebody else as they were typed', async () => {
    const elsewhere = { kind: 'address', postalCode: '9021', city: 'Győr', publicPlaceName: 'Fő', publicPlaceType: 'utca', streetNumber: '1' }
    const deliveryOutAddress = { ...elsewhere, contactName: 'Szabó Béla', contactPhone: '+36301234567' }
    for (const [language, name] of [
      ['hu', 'Kovácsné Nagy Éva'],
      ['sl', 'Éva Kovácsné Nagy'],
    ] as const) {
      const { handoverDocumentHash } = await book(portal, { deliveryOutAddress }, { language })
      const sheet = copiedText((await portal.call('GET', `/api/documents-viewer/handoverDocument/${handoverDocumentHash}`)).bytes)
      expect(sheet).toContain(`Váci út 43. (${name},`)
      expect(sheet).toContain('(Szabó Béla,')
      expect(sheet).toContain(`${name} 1134 Budapest`)
    }
  })

  test('can go back to a parcel locker, with its address from our list', async () => {
    const point = await portal.db.selectFrom('parcelPoints').selectAll().where('provider', '=', 'foxpost').limit(1).executeTakeFirstOrThrow()
    const deliveryOutAddress = { kind: 'locker', provider: 'foxpost', code: point.code, contactName: 'Nagy Éva', contactPhone: '+36301234567' }
    const { crmRequestId } = await book(portal, { deliveryOutAddress })
    const out = await portal.db
      .selectFrom('requestAddresses')
      .selectAll()
      .where('requestId', '=', crmRequestId)
      .where('addressTypeId', '=', 3)
      .executeTakeFirst()
    expect(out).toMatchObject({ lockerProvider: 'foxpost', lockerCode: point.code, city: point.city, publicPlaceName: point.street })
  })

  test('belongs to the account that is signed in, and to no account by its e-mail address', async () => {
    const owner = await addAccount(portal.db, { customerType: 'B2B' })
    const session = await sessionOf(portal.db, { kind: 'account', accountId: owner.id })
    const own = await book(portal, {}, { session })
    expect(await rowOf(own.crmRequestId)).toMatchObject({ accountId: owner.id, customerType: 'B2B' })
    const stranger = await book(portal, { customer: { email: owner.email } })
    expect(await rowOf(stranger.crmRequestId)).toMatchObject({ accountId: null, customerType: 'B2C' })
  })

  test.each(Object.entries(serviceEntries).filter(([name]) => name !== 'employee'))(
    'is possible through the service entry %s',
    async (_name, serviceEntry) => {
      const insured = serviceEntry.includes('warrantyType=3') || serviceEntry.includes('service=120')
      const card = serviceEntry.includes('warrantyType=1') ? [{ field: 'warranty_card', name: 'jegy.pdf', bytes: samplePdf() }] : []
      const { crmRequestId } = await book(portal, { serviceRequest: { insuranceNumber: insured ? 'as1234567' : '' } }, { serviceEntry, files: card })
      expect((await rowOf(crmRequestId)).insuranceNumber).toBe(insured ? 'AS1234567' : null)
    },
  )

  test('of an employee needs an employee', async () => {
    const employee = await addAccount(portal.db, { customerType: 'EMPLOYEE' })
    const session = await sessionOf(portal.db, { kind: 'account', accountId: employee.id })
    const { order } = await book(portal, {}, { serviceEntry: serviceEntries.employee, session })
    const again = { ...order, serviceRequest: { ...(order.serviceRequest as object), identifier: newImei() } }
    expect((await sendOrder(portal, again)).body).toMatchObject({ status: 401, code: 'LOGIN_NEEDED' })
    const private_ = await sessionOf(portal.db, { kind: 'account', accountId: (await addAccount(portal.db)).id })
    expect((await sendOrder(portal, again, { session: private_ })).body).toMatchObject({ status: 403, code: 'UNAUTHORISED' })
  })

  test('with a generated number blocks nobody else with the same number', async () => {
    const serviceRequest = { identifier: '001234567890120', identifierGenerated: true }
    const digits = '00123456789012'
    const { luhnDigit } = await import('../../identifier.ts')
    serviceRequest.identifier = `${digits}${luhnDigit(digits)}`
    await book(portal, { serviceRequest })
    await book(portal, { serviceRequest })
  })
})

describe('at the same moment', () => {
  test('fifty bookings of one device make one request', async () => {
    const identifier = newImei()
    const before = await rowCounts(portal)
    const orders = await Promise.all(Array.from({ length: 50 }, () => pickupOrder(portal, { serviceRequest: { identifier } })))
    const answers = await Promise.all(orders.map((order) => sendOrder(portal, order)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.code === 'DUPLICATE_REQUEST')).toHaveLength(49)
    const after = await rowCounts(portal)
    expect([after.requests, after.taken, after.documents, after.addresses]).toEqual([
      before.requests + 1,
      before.taken + 1,
      before.documents + 1,
      before.addresses + 3,
    ])
  })

  test('twenty retries with one key make one request and get one answer', async () => {
    const order = await pickupOrder(portal, {}, { serviceEntry: serviceEntries.warranty })
    const sending = { idempotencyKey: randomUUID(), headers: await openForm(portal), files: [invoice()] }
    const before = await rowCounts(portal)
    const answers = await Promise.all(Array.from({ length: 20 }, () => sendOrder(portal, order, sending)))
    expect([...new Set(answers.map(({ body }) => JSON.stringify(body)))]).toHaveLength(1)
    expect(answers[0]?.status).toBe(200)
    const after = await rowCounts(portal)
    expect(after.requests).toBe(before.requests + 1)
    // The invoice, and the hand-over sheets drawn since.
    expect(after.files).toBe(after.fileRows)
    // An upload is removed when its call was answered.
    await expect.poll(async () => (await rowCounts(portal)).incoming).toBe(0)
    const other = { ...order, customer: { ...(order.customer as object), firstName: 'Mária' } }
    expect((await sendOrder(portal, other, sending)).body.code).toBe('IDEMPOTENCY_KEY_REUSED')
  })

  test('the last places of a window are given once each', async () => {
    await portal.db.insertInto('pickupCapacity').values({ zone: '7', pickupWindow: '08-12', capacity: 3 }).execute()
    await portal.settled()
    const overrides = { serviceRequest: { pickupWindow: '08-12' }, deliveryInAddress: { postalCode: '7621', city: 'Pécs' } }
    const orders = await Promise.all(Array.from({ length: 12 }, () => pickupOrder(portal, overrides)))
    const answers = await Promise.all(orders.map((order) => sendOrder(portal, order)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(answers.filter(({ status, body }) => status === 409 && body.code === 'PICKUP_WINDOW_FULL')).toHaveLength(9)
    const slot = await portal.db.selectFrom('pickupSlots').select('taken').where('zone', '=', '7').executeTakeFirstOrThrow()
    expect(slot.taken).toBe(3)
    const { files, fileRows } = await rowCounts(portal)
    expect(files).toBe(fileRows)
  })
})
