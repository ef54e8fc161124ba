import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CompanyRole, CustomerType } from '#accounts/who.ts'
import { trackShipments } from '#courier/server/track-shipments.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import { addCompany, addMember } from '#testing/companies.ts'
import { orderedDevice } from '#testing/device-orders.ts'
import { samplePdf } from '#testing/factories.ts'
import { insertInvoice } from '#testing/insert-invoice.ts'
import { type Workbench, workbench } from '#testing/job-context.ts'
import { copiedText } from '#testing/pdf-text.ts'
import { addAccount, sessionOf, start } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'

type Session = { token: string; cookie: string }

let portal: TestPortal
let bench: Workbench
beforeAll(async () => {
  portal = await startPortal()
  bench = await workbench(portal)
})
afterAll(() => portal.stop())

const teréz = { postalCode: '1066', city: 'Budapest', publicPlaceName: 'Teréz', publicPlaceType: 'körút', streetNumber: '12' }
const saveAddress = (accountId: number) =>
  portal.db
    .insertInto('accountAddresses')
    .values({ ...teréz, accountId, addressTypeId: 1, isDefault: true, label: 'Pult', createdAt: start })
    .execute()

/** Somebody who serves at the counter of a store, which the courier finds. */
async function store(customerType: CustomerType = 'STORE_01') {
  const { id } = await addAccount(portal.db, { customerType })
  await portal.db.updateTable('accounts').set({ phone: '+3612345678', companyName: 'Körúti Telefonbolt Kft.' }).where('id', '=', id).execute()
  await saveAddress(id)
  return { id, session: await sessionOf(portal.db, { kind: 'account', accountId: id }) }
}

const wave = `M50 100${Array.from({ length: 12 }, (_, i) => `L${60 + i * 10} ${100 + (i % 2) * 40}`).join('')}`
const signed = { kind: 'drawn', signer: 'Nagy Éva', strokes: wave }

const booking = (over: object = {}) => ({
  customer: { lastName: 'Nagy', firstName: 'Éva', email: 'nagy.eva@pelda.hu', phone: '06 30 123 4567' },
  address: { postalCode: '1134', city: 'Budapest', publicPlaceName: 'Váci', publicPlaceType: 'út', streetNumber: '43' },
  wayBack: 'counter',
  device: orderedDevice({ accessoriesOther: 'Tok' }),
  condition: 'Karcos hátlap',
  ...over,
})

const get = async (session: Session, path: string) => portal.call('GET', `/api/store-counter${path}`, { session })
const post = (session: Session, path: string, body: object, idempotencyKey: string = randomUUID()) =>
  portal.call('POST', `/api/store-counter${path}`, { session, body, idempotencyKey })

async function agreed(session: Session, over: object = {}) {
  const wanted = booking(over)
  const { status, body } = await post(session, '/bookings/check', wanted)
  expect([status, body]).toEqual([200, expect.anything()])
  const textVersionIds = body.data.wordings.map(({ id }: { id: number }) => id)
  return { ...wanted, gdpr: true, termsAndCond: true, textVersionIds, signature: signed }
}

async function takeIn(session: Session, over: object = {}): Promise<number> {
  const { status, body } = await post(session, '/bookings', await agreed(session, over))
  expect([status, body]).toEqual([201, expect.anything()])
  return body.data.crmRequestId
}

const numberOf = (id: number) => formatRequestNumber(id).replaceAll(/\s/g, ' ')
const requestOf = (id: number) => portal.db.selectFrom('requests').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const placeOf = async (session: Session, id: number) => (await get(session, `/devices/${id}`)).body.data.place
const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).toSorted()
const placesTaken = async () =>
  Number(
    (
      await portal.db
        .selectFrom('pickupSlots')
        .select((eb) => eb.fn.sum<string | null>('taken').as('taken'))
        .executeTakeFirstOrThrow()
    ).taken ?? 0,
  )

describe('a device that is taken in', () => {
  test('is its customer’s request, with the signature and no courier yet', async () => {
    const { id: accountId, session } = await store()
    const before = await placesTaken()
    const body = await agreed(session)
    const key = randomUUID()
    const answers = await Promise.all([post(session, '/bookings', body, key), post(session, '/bookings', body, key)])
    expect(statuses(answers)).toEqual([201, 201])
    const id: number = answers[0].body.data.crmRequestId
    expect(answers[1].body.data.crmRequestId).toBe(id)
    expect(await requestOf(id)).toMatchObject({
      ...{ accountId: null, customerType: 'B2C', requestSourceId: 7, pickupDay: null, pickupZone: null, returnsToCounter: true },
      ...{ email: 'nagy.eva@pelda.hu', status: 'RECEIVED', accessoriesOther: 'Tok' },
    })
    const consents = await portal.db.selectFrom('requestConsents').selectAll().where('requestId', '=', id).execute()
    expect(consents.length).toBeGreaterThan(1)
    for (const consent of consents) expect(consent).toMatchObject({ channel: 'counter', readByAccountId: accountId, ip: null })
    const signature = await portal.db.selectFrom('storeSignings').selectAll().where('requestId', '=', id).executeTakeFirstOrThrow()
    expect(signature).toMatchObject({ act: 'handIn', kind: 'drawn', signer: 'Nagy Éva', strokes: wave, byAccountId: accountId })
    await expect(portal.db.deleteFrom('storeSignings').where('requestId', '=', id).execute()).rejects.toThrow(/never changed or removed/)

    const emails = (await portal.emails()).filter(({ recipient, kind }) => recipient === 'nagy.eva@pelda.hu' && kind === 'requests.mailReceived')
    expect(emails).toHaveLength(1)
    expect(emails[0]?.plain).toContain('az üzlet pultjánál adta le és írta alá')
    expect(emails[0]?.plain).not.toContain('Mit készítsen elő')
    expect(await placesTaken()).toBe(before)
    expect(await portal.db.selectFrom('shipments').select('id').where('requestId', '=', id).execute()).toEqual([])

    const { id: clerk } = await addAccount(portal.db, { customerType: 'EMPLOYEE', permissionKeys: ['request.queue'] })
    const desk = await sessionOf(portal.db, { kind: 'account', accountId: clerk })
    const atDesk = await portal.call('GET', `/api/service-desk/requests/${id}`, { session: desk })
    expect(atDesk.body.data.counter).toMatchObject({ store: 'Körúti Telefonbolt Kft.', condition: 'Karcos hátlap', signer: 'Nagy Éva', photos: [] })
    expect(atDesk.body.data.may).toMatchObject({ changePickup: false })

    const device = (await get(session, `/devices/${id}`)).body.data
    expect(device).toMatchObject({ place: 'atCounter', condition: 'Karcos hátlap', wayBack: 'counter', handBack: null, customer: 'Nagy Éva' })
    expect(device.signed).toMatchObject({ kind: 'drawn', signer: 'Nagy Éva' })
    const found = await portal.call('POST', '/api/store-management/customer-data/hu', { session, body: { phone: '+36301234567' } })
    expect(found.body.data).toMatchObject({ lastName: 'Nagy', email: 'nagy.eva@pelda.hu' })
  })

  test('keeps the documents that prove its warranty', async () => {
    const { session } = await store()
    const device = orderedDevice({ warrantyType: 1, dateOfPurchase: '2025-03-07', accessoriesOther: 'Tok' })
    const body = await agreed(session, { device })
    const files = [{ field: 'warranty_card', name: 'jotallas.pdf', bytes: samplePdf() }]
    const taken = await portal.call('POST', '/api/store-counter/bookings', { session, body, files, idempotencyKey: randomUUID() })
    expect([taken.status, taken.body]).toEqual([201, expect.anything()])
    const documents = portal.db.selectFrom('documents').select(['type', 'name']).where('requestId', '=', taken.body.data.crmRequestId)
    expect(await documents.where('type', '=', 'warrantyCard').execute()).toEqual([{ type: 'warrantyCard', name: 'jotallas.pdf' }])
  })

  test('has its receipt on A4 and on a roll of 80 mm', async () => {
    const { session } = await store('RETAILER')
    const id = await takeIn(session)
    const { identifier } = await requestOf(id)
    for (const [format, width] of [
      ['a4', /MediaBox \[0 0 595\.28 841\.89\]/],
      ['roll', /MediaBox \[0 0 226\.77 \d{3}/],
    ] as const) {
      const { status, bytes } = await get(session, `/devices/${id}/receipt?format=${format}`)
      expect(status).toBe(200)
      const text = copiedText(bytes)
      for (const part of ['Átvételi elismervény', numberOf(id), identifier, 'Karcos hátlap', 'Tok', 'Nagy Éva', 'Körúti Telefonbolt Kft.'])
        expect(text, format).toContain(part)
      expect(bytes.toString('latin1')).toMatch(width)
      expect(bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 1).toBe(1)
    }
    const { bytes } = await portal.call('GET', `/api/store-counter/devices/${id}/receipt`, { session, language: 'de' })
    const moment = /\d{1,2}\. \p{L}+ \d{4} um \d\d:\d\d/u.source
    expect(copiedText(bytes)).toMatch(new RegExp(`Angenommen ${moment}.*Unterschrieben von Nagy Éva, ${moment}`, 'u'))
  })

  test('is refused field by field, without an address of the counter, and without what was shown', async () => {
    const { session } = await store()
    const wrong = await post(
      session,
      '/bookings/check',
      booking({ device: orderedDevice({ identifier: '123' }), address: { ...booking().address, city: '' } }),
    )
    expect([wrong.status, wrong.body.fields.map(({ path }: { path: string }) => path)]).toEqual([422, ['address.city', 'device.identifier']])
    const both = await post(
      session,
      '/bookings/check',
      booking({ device: orderedDevice({ productTypeId: null, failureOptionIds: [], warrantyType: 2 }), address: { ...booking().address, city: '' } }),
    )
    expect(both.body.fields.map(({ path }: { path: string }) => path)).toEqual(['address.city', 'device.productTypeId', 'device.failureOptionIds'])
    const device = await post(session, '/bookings/check', booking({ device: orderedDevice({ identifier: '356938035643808' }) }))
    expect(device.body).toMatchObject({ code: 'ERROR_IMEI', fields: [{ path: 'device.identifier' }] })
    const unsigned = await post(session, '/bookings', { ...(await agreed(session)), signature: { ...signed, strokes: 'M1 1L2 2' } })
    expect(unsigned.body).toMatchObject({ fields: [{ path: 'signature.strokes', code: 'SIGNATURE_REQUIRED' }] })
    const unseen = await post(session, '/bookings', { ...(await agreed(session)), textVersionIds: [] })
    expect([unseen.status, unseen.body.code]).toEqual([409, 'TEXT_VERSION_CHANGED'])

    const { id } = await addAccount(portal.db, { customerType: 'STORE_01' })
    const homeless = await sessionOf(portal.db, { kind: 'account', accountId: id })
    expect((await get(homeless, '')).body.data).toMatchObject({ address: null, serves: true })
    expect((await post(homeless, '/bookings/check', booking())).body.code).toBe('COUNTER_ADDRESS_MISSING')
    expect((await get(homeless, '/devices')).body.data).toEqual({ devices: [], next: null })
  })

  test('is known by its type the next time, and by nothing else', async () => {
    const { session } = await store()
    const device = orderedDevice()
    await takeIn(session, { device })
    const other = await store('DISTRIBUTOR')
    const asked = await get(other.session, `/models?identifier=${device.identifier.slice(0, 8)}0000000`)
    expect(asked.body.data).toMatchObject({ brandId: 7, productGroupId: 1, productTypeId: 7001 })
    expect((await get(other.session, '/models?identifier=990000862471854')).body.data).toMatchObject({ brandId: null, name: null })
  })
})

test('another store is shown nothing of it, and other customers no counter', async () => {
  const [own, other] = [await store(), await store()]
  const id = await takeIn(own.session)
  const theirs = await takeIn(other.session)
  const batch = await post(own.session, '/batches', await batchOf(own.session, [id]))
  const gets = [`/devices/${id}`, `/devices/${id}/receipt`, `/devices/${id}/photos/1`, `/batches/${batch.body.data.id}/manifest`]
  expect(statuses(await Promise.all(gets.map((path) => get(other.session, path))))).toEqual([404, 404, 404, 404])
  const posts = [
    post(other.session, `/devices/${id}/hand-back`, fetchedBy('Nagy Éva')),
    post(other.session, `/batches/${batch.body.data.id}/hand-over`, { devices: [id] }),
    post(other.session, '/batches', await batchOf(other.session, [id])),
  ]
  expect(statuses(await Promise.all(posts))).toEqual([404, 404, 404])
  const listed = async (session: Session, query = '') =>
    (await get(session, `/devices${query}`)).body.data.devices.map(({ crmRequestId }: { crmRequestId: number }) => crmRequestId)
  expect([await listed(own.session), await listed(other.session)]).toEqual([[id], [theirs]])
  for (const query of [`?after=${id}`, `?text=${id}`]) expect(await listed(other.session, query), query).toEqual([])
  expect((await get(own.session, `/devices?text=${id}`)).body.data.devices).toHaveLength(1)
  expect((await get(own.session, '/devices?text=nagy%20%C3%A9va&place=ordered')).body.data.devices).toHaveLength(1)
  expect((await get(own.session, '/devices?text=%25')).body.data.devices).toEqual([])

  const { id: fleet } = await addAccount(portal.db, { customerType: 'FLOTTA' })
  const session = await sessionOf(portal.db, { kind: 'account', accountId: fleet })
  expect((await get(session, '/devices')).status).toBe(403)
})

test('its customer is known to the store it was handed in at, and to no other', async () => {
  const [own, other] = [await store(), await store()]
  const email = 'csak.nalunk@pelda.hu'
  const id = await takeIn(own.session, { customer: { ...booking().customer, email } })
  await takeIn(other.session)
  const find = ({ session }: { session: Session }) => portal.call('POST', '/api/store-management/customer-data/hu', { session, body: { email } })
  expect((await find(own)).body.data).toMatchObject({ lastName: 'Nagy', email })
  expect((await find(other)).status).toBe(404)
  expect((await requestOf(id)).accountId).not.toBe(own.id)
})

test('colleagues share a counter; a viewer only looks', async () => {
  const companyId = await addCompany(portal.db)
  const member = async (role: CompanyRole) => {
    const { id, session } = await addMember(portal.db, companyId, role)
    await portal.db.updateTable('accounts').set({ customerType: 'STORE_01', phone: '+3612345678' }).where('id', '=', id).execute()
    return { id, session }
  }
  const [first, second, viewer] = [await member('administrator'), await member('member'), await member('viewer')]
  await saveAddress(first.id)
  const id = await takeIn(second.session)
  expect(await placeOf(first.session, id)).toBe('atCounter')
  expect((await get(viewer.session, '')).body.data).toMatchObject({ serves: false, counts: { atCounter: 1 } })
  expect((await get(viewer.session, `/devices/${id}/receipt`)).status).toBe(200)
  const acts = [
    post(viewer.session, '/bookings/check', booking()),
    post(viewer.session, '/batches', await batchOf(first.session, [id])),
    post(viewer.session, `/devices/${id}/hand-back`, fetchedBy('Nagy Éva')),
  ]
  expect(statuses(await Promise.all(acts))).toEqual([403, 403, 403])
  // The courier of another company finds its own counter, not this one.
  const strangers = await addMember(portal.db, await addCompany(portal.db), 'administrator')
  await portal.db.updateTable('accounts').set({ customerType: 'STORE_01' }).where('id', '=', strangers.id).execute()
  expect((await get(second.session, '')).body.data.address).toContain('Teréz körút 12')
  expect((await get(strangers.session, '')).body.data.address).toBeNull()
  expect((await post(strangers.session, '/bookings/check', booking())).body.code).toBe('COUNTER_ADDRESS_MISSING')
})

async function batchOf(session: Session, devices: readonly number[]) {
  const [first] = (await get(session, '/pickup-days')).body.data.pickupDays
  return { devices, pickupDay: first.day, pickupWindow: first.windows[0].window }
}

function fetchedBy(handedTo: string, over: object = {}) {
  return { handedTo, identityKind: 'identityCard', identityEnd: '6AB', signature: { kind: 'typed', signer: handedTo }, ...over }
}

test('one courier is ordered and given a batch, once; what is left waits again', async () => {
  const { session } = await store()
  const ids = [await takeIn(session), await takeIn(session), await takeIn(session)]
  const before = await placesTaken()
  const wanted = await batchOf(session, ids)
  const ordered = await Promise.all([post(session, '/batches', wanted), post(session, '/batches', wanted)])
  expect(statuses(ordered)).toEqual([201, 409])
  expect(await placesTaken()).toBe(before + 1)
  const batch: number = ordered.find(({ status }) => status === 201)?.body.data.id
  await portal.jobsDone()
  for (const id of ids) expect(await requestOf(id)).toMatchObject({ status: 'DELIVERY_IN_ORDERED', pickupDay: wanted.pickupDay, pickupZone: null })
  expect(await placeOf(session, ids[0] ?? 0)).toBe('ordered')
  const manifest = copiedText((await get(session, `/batches/${batch}/manifest`)).bytes)
  for (const part of [...ids.map(numberOf), `AT-${String(batch).padStart(6, '0')}`, 'Futár aláírása']) expect(manifest).toContain(part)
  // The customer does not move what waits with others.
  const holder = await sessionOf(portal.db, { kind: 'tracking', requestId: ids[0] ?? 0 })
  const moved = await portal.call('PUT', `/api/customer-requests/${ids[0]}/pickup`, {
    session: holder,
    body: { ...wanted, devices: undefined, version: 1 },
  })
  expect(moved.body.code).toBe('PICKUP_OF_COUNTER')
  const shown = await portal.call('GET', `/api/customer-requests/${ids[0]}/show`, { session: holder })
  expect([shown.status, shown.body.data?.may]).toEqual([200, expect.objectContaining({ changePickup: false, cancel: true })])

  const given = { devices: ids.slice(0, 2), courierName: 'Futár Feri' }
  const handed = await Promise.all([post(session, `/batches/${batch}/hand-over`, given), post(session, `/batches/${batch}/hand-over`, given)])
  expect(statuses(handed)).toEqual([200, 409])
  expect(handed.find(({ status }) => status === 200)?.body.data).toEqual({ handed: 2, left: 1 })
  await portal.jobsDone()
  expect(await Promise.all(ids.map((id) => placeOf(session, id)))).toEqual(['withCourier', 'withCourier', 'atCounter'])
  const [left] = await portal.db
    .selectFrom('shipments')
    .selectAll()
    .where('requestId', '=', ids[2] ?? 0)
    .execute()
  expect(left).toMatchObject({ status: 'CANCELLED', withdrawal: 'done' })
  const listed = (await get(session, '/batches')).body.data.batches
  expect(listed).toMatchObject([{ id: batch, courierName: 'Futár Feri' }])
  expect(listed[0].devices).toHaveLength(2)
  // It goes with the next courier.
  expect((await post(session, '/batches', await batchOf(session, ids.slice(2)))).status).toBe(201)
})

test('a courier who comes in vain leaves the device to the store, which orders another', async () => {
  const { session } = await store()
  const id = await takeIn(session)
  expect((await post(session, '/batches', await batchOf(session, [id]))).status).toBe(201)
  const { id: dispatcher } = await addAccount(portal.db, { customerType: 'EMPLOYEE', permissionKeys: ['courier.dispatch'] })
  const desk = await sessionOf(portal.db, { kind: 'account', accountId: dispatcher })
  for (const _attempt of [1, 2]) {
    await portal.jobsDone()
    const { version } = await requestOf(id)
    const failed = await portal.call('POST', `/api/customer-requests/${id}/pickup-failed`, { session: desk, body: { version } })
    expect([failed.status, failed.body]).toEqual([200, expect.anything()])
  }
  expect((await portal.emails()).filter(({ kind }) => kind === 'courier.mailPickupFailed')).toEqual([])
  expect(await requestOf(id)).toMatchObject({ pickupDay: null, holdReason: null })
  expect(await placeOf(session, id)).toBe('atCounter')
  expect((await post(session, '/batches', await batchOf(session, [id]))).status).toBe(201)
})

test('what was cancelled before the courier came is given back, without a lifecycle to go on', async () => {
  const { session } = await store()
  const id = await takeIn(session)
  const holder = await sessionOf(portal.db, { kind: 'tracking', requestId: id })
  const cancelled = await portal.call('POST', `/api/customer-requests/${id}/cancel`, { session: holder, body: { reason: 'changedMind' } })
  expect(cancelled.status).toBe(200)
  expect((await get(session, `/devices/${id}`)).body.data).toMatchObject({ place: 'back', cancelled: true, handBack: 'possible' })
  expect((await post(session, `/devices/${id}/hand-back`, fetchedBy('Nagy Éva'))).status).toBe(200)
  expect(await placeOf(session, id)).toBe('handedOver')
  expect(await requestOf(id)).toMatchObject({ outcome: 'CANCELLED', status: 'RECEIVED' })
})

test('what came back is handed to its customer, once, when it is paid', async () => {
  const { session } = await store()
  const id = await takeIn(session)
  await portal.jobsDone()
  expect((await post(session, `/devices/${id}/hand-back`, fetchedBy('Nagy Éva'))).body.code).toBe('DEVICE_NOT_AT_COUNTER')
  await portal.db.updateTable('requests').set({ status: 'PRODUCT_LEFT_THE_SERVICE', outcome: 'REPAIRED' }).where('id', '=', id).execute()
  expect(await placeOf(session, id)).toBe('atWorkshop')
  const { id: dispatcher } = await addAccount(portal.db, { customerType: 'EMPLOYEE', permissionKeys: ['courier.dispatch'] })
  const desk = await sessionOf(portal.db, { kind: 'account', accountId: dispatcher })
  const { version } = await requestOf(id)
  const delivery = await portal.call('POST', `/api/customer-requests/${id}/delivery-order`, { session: desk, body: { version } })
  expect([delivery.status, delivery.body.data?.cashOnDelivery]).toEqual([200, 0])
  await trackShipments(bench.at('2026-11-23T17:00:00Z'))
  expect(await placeOf(session, id)).toBe('onWayBack')
  await trackShipments(bench.at('2026-11-26T12:00:00Z'))
  // The courier brought it to the store, so the request goes on.
  expect(await requestOf(id)).toMatchObject({ status: 'SHIPPED', closedAt: null, atCounterAt: expect.anything() })
  const isMailed = bench.jobs.some(({ job }) => job === 'stores.mailDeviceBack')
  expect(isMailed).toBe(true)
  const holder = await sessionOf(portal.db, { kind: 'tracking', requestId: id })
  const shown = await portal.call('GET', `/api/customer-requests/${id}/show`, { session: holder })
  expect(shown.body.data).toMatchObject({ headline: 'atStore', next: { code: 'youFetchDevice' } })

  const invoice = await insertInvoice(portal.db, id)
  expect((await get(session, `/devices/${id}`)).body.data).toMatchObject({ place: 'back', handBack: 'unpaid' })
  const path = `/devices/${id}/hand-back`
  expect((await post(session, path, fetchedBy('Nagy Éva'))).body).toMatchObject({ code: 'DEVICE_UNPAID' })
  await portal.db.updateTable('invoices').set({ status: 'paid', paidAt: start }).where('id', '=', invoice.id).execute()
  expect((await post(session, path, fetchedBy('Kis Pál'))).body).toMatchObject({ code: 'COLLECTOR_NOT_CUSTOMER', fields: [{ path: 'handedTo' }] })
  expect((await post(session, path, fetchedBy('Nagy Éva', { identityEnd: '123456AB' }))).body.fields).toMatchObject([{ code: 'IDENTITY_END' }])
  expect((await post(session, path, fetchedBy('Nagy Éva', { identityKind: '' }))).body.fields).toMatchObject([
    { path: 'identityKind', code: 'REQUIRED' },
  ])
  const asked = fetchedBy('Kis Pál', { byAuthorisation: true })
  const answers = await Promise.all([post(session, path, asked), post(session, path, asked)])
  expect(statuses(answers)).toEqual([200, 409])
  expect(await requestOf(id)).toMatchObject({ status: 'SERVICE_DONE', closedAt: expect.anything() })
  expect((await get(session, `/devices/${id}`)).body.data).toMatchObject({
    place: 'handedOver',
    handedBack: { to: 'Kis Pál', identityKind: 'identityCard', identityEnd: '6AB', byAuthorisation: true, signature: 'typed' },
  })
  const receipt = copiedText((await get(session, `/devices/${id}/receipt`)).bytes)
  expect(receipt).toMatch(/Kis Pál.*Személyazonosító igazolvány, …6AB/)
  expect(receipt).not.toContain('Átvételkor hozza magával')
})
