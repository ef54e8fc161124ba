import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formatRequestNumber } from '#requests/request-number.ts'
import { insertRequest } from '#testing/insert-request.ts'
import { sessionOf } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { employeeWith, statusOf, versionOf } from '#testing/quote-desk.ts'
import { waitingForLocks } from '#testing/waiting-for-locks.ts'
import { arrivalBody, onItsWay, phonePhoto, receive } from '#testing/workshop-desk.ts'

type Session = { token: string; cookie: string }
let portal: TestPortal
let receiver: Session
let colleague: Session
beforeAll(async () => {
  portal = await startPortal({ ROLE: 'web' })
  receiver = await employeeWith(portal, 'request.queue', 'request.arrive')
  colleague = await employeeWith(portal, 'request.queue', 'request.arrive')
})
afterAll(() => portal.stop())

const url = (id: number, more = '') => `/api/customer-requests/${id}/arrival${more}`
const seen = async (id: number, session: Session, language = 'hu') => (await portal.call('GET', url(id), { session, language })).body.data
const customerOf = (id: number) => sessionOf(portal.db, { kind: 'tracking', requestId: id })
const photo = async (colour?: string) => ({ field: 'photos[]', name: 'IMG_1.jpg', bytes: await phonePhoto(colour) })
const storedFiles = async () => (await portal.db.selectFrom('storedFiles').select('key').execute()).length
const damaged = (over: object) => ({ checks: { ...arrivalBody().checks, ...over } })

describe('receiving a device', () => {
  test('writes down what was declared and what came, and gives the repair its number', async () => {
    const id = await onItsWay(portal, { accessoryIds: [1, 2], accessoriesOther: 'Bőrtok', identifier: '490154203237518' })
    const form = await seen(id, receiver)
    expect(form).toMatchObject({
      version: 1,
      gsmWorksheetId: null,
      arrival: null,
      form: {
        accessories: [
          { id: 1, name: 'Töltőfej', declared: true },
          { id: 2, name: 'Adatkábel', declared: true },
          { id: 3, name: 'Fülhallgató', declared: false },
        ],
        otherDeclared: 'Bőrtok',
        locatorName: null,
        identifier: '490154203237518',
      },
    })
    expect(form.form.items).not.toContain('locator')

    const { status, body } = await receive(
      portal,
      receiver,
      id,
      {
        foundAccessoryIds: [3, 1, 1],
        otherFound: false,
        additionalFound: 'SIM-tű',
        readIdentifier: '35-2099 00 176148 1',
        ...damaged({ display: { finding: 'damaged', note: 'repedt' }, camera: { finding: 'notCheckable', note: '' } }),
      },
      [await photo(), await photo('#001122')],
    )
    expect(status).toBe(200)
    expect(body.data).toEqual({ version: 2, status: 'ARRIVED', gsmWorksheetId: expect.stringMatching(/^MC[1-9]\d{7}$/) })
    const { arrival, gsmWorksheetId, form: none } = await seen(id, receiver, 'en')
    expect([gsmWorksheetId, none]).toEqual([body.data.gsmWorksheetId, null])
    expect(arrival).toMatchObject({
      receivedAt: '2026-11-23T08:00:00Z',
      receivedBy: 'Anna Kovács',
      accessories: [
        { name: 'Charger head', declared: true, found: true },
        { name: 'Data cable', declared: true, found: false },
        { name: 'Headset', declared: false, found: true },
      ],
      otherDeclared: 'Bőrtok',
      otherFound: false,
      additionalFound: 'SIM-tű',
      packaging: 'Ép karton',
      bookedIdentifier: '490154203237518',
      readIdentifier: '352099001761481',
      identifierMatches: false,
      photos: [1, 2],
      isDifferent: true,
    })
    expect(arrival.checks.map(({ item }: { item: string }) => item)).toEqual([
      'display',
      'back',
      'frame',
      'buttons',
      'camera',
      'water',
      'power',
      'lock',
    ])
    expect(arrival.checks[0]).toEqual({ item: 'display', finding: 'damaged', note: 'repedt' })
    const row = await portal.db.selectFrom('requests').select(['arrivedAt', 'identifier']).where('id', '=', id).executeTakeFirstOrThrow()
    expect([row.arrivedAt?.toString(), row.identifier]).toEqual(['2026-11-23T08:00:00Z', '490154203237518'])
    const history = await portal.db.selectFrom('requestHistory').select(['step', 'code']).where('requestId', '=', id).orderBy('id').execute()
    expect(history.at(-1)).toEqual({ step: 'receiveDevice', code: 20 })
  })

  test('keeps a number the repair has already, and knows the device by any of its numbers', async () => {
    const id = await onItsWay(portal, { gsmWorksheetId: 'TC-17', identifier: '356938035643809', imei2: '490154203237518' })
    expect((await receive(portal, receiver, id, { readIdentifier: '490154203237518' })).body.data.gsmWorksheetId).toBe('TC-17')
    expect((await seen(id, receiver)).arrival).toMatchObject({ identifierMatches: true, isDifferent: false })
    const generated = await onItsWay(portal, { identifierGenerated: true })
    await receive(portal, receiver, generated, { readIdentifier: '863256041234562' })
    expect((await seen(generated, receiver)).arrival).toMatchObject({
      readIdentifier: '863256041234562',
      identifierMatches: null,
      isDifferent: false,
    })
  })

  test('draws photos anew: place and owner stay behind', async () => {
    const id = await onItsWay(portal)
    const original = await photo()
    expect((await sharp(original.bytes).metadata()).exif).toBeDefined()
    await receive(portal, receiver, id, {}, [original])
    const session = await customerOf(id)
    const shown = await portal.call('GET', url(id, '/photos/1'), { session })
    expect(shown.headers['content-type']).toBe('image/jpeg')
    expect((await sharp(shown.bytes).metadata()).exif).toBeUndefined()
    expect(shown.bytes.includes('GPS')).toBe(false)
    expect((await portal.call('GET', url(id, '/photos/2'), { session })).status).toBe(404)
    expect((await portal.call('GET', url(id, '/photos/1'), { session: await customerOf(await onItsWay(portal)) })).status).toBe(404)
  })

  test('asks for the locator where the brand has one, and only there', async () => {
    const apple = await onItsWay(portal, { brandId: 2 })
    expect((await seen(apple, receiver)).form.items).toContain('locator')
    expect((await receive(portal, receiver, apple)).body.fields).toMatchObject([{ path: 'checks.locator', code: 'REQUIRED' }])
    const withLocator = damaged({ locator: { finding: 'damaged', note: '' } })
    expect((await receive(portal, receiver, apple, withLocator)).status).toBe(200)
    const other = await receive(portal, receiver, await onItsWay(portal), withLocator)
    expect(other.body.fields).toMatchObject([{ path: 'checks.locator', code: 'FIELD_NOT_ASKED' }])
  })
})

describe('whoever holds the request', () => {
  test('sees the record, but not who received the device', async () => {
    const id = await onItsWay(portal)
    const session = await customerOf(id)
    expect(await seen(id, session)).toMatchObject({ arrival: null, form: null })
    await receive(portal, receiver, id)
    expect((await seen(id, session)).arrival).toMatchObject({ receivedBy: null, packaging: 'Ép karton' })
    expect((await portal.call('GET', url(id), { session: await customerOf(await onItsWay(portal)) })).status).toBe(404)
    expect((await seen(await onItsWay(portal), await employeeWith(portal, 'request.queue'))).form).toBeNull()
  })
})

describe('is refused', () => {
  test.each([
    ['no condition', { checks: {} }, 'checks.display', 'REQUIRED'],
    ['an unknown finding', damaged({ lock: { finding: 'maybe', note: '' } }), 'checks.lock.finding', 'INVALID_INPUT'],
    ['an unknown accessory', { foundAccessoryIds: [99] }, 'foundAccessoryIds', 'INVALID_INPUT'],
    ['an answer about what nobody declared', { otherFound: true }, 'otherFound', 'FIELD_NOT_ASKED'],
    ['a slip in the IMEI', { readIdentifier: '490154203237519' }, 'readIdentifier', 'ERROR_IMEI'],
    ['no number at all', { readIdentifier: 'ﷺ é!' }, 'readIdentifier', 'SERIAL_CHARACTERS'],
    ['too long a remark', { packaging: 'x'.repeat(501) }, 'packaging', 'TEXT_TOO_LONG'],
  ])('%s', async (_what, over, path, code) => {
    const id = await onItsWay(portal)
    const { status, body } = await receive(portal, receiver, id, over)
    expect([status, body.fields[0].path, body.fields[0].code]).toEqual([422, path, code])
    expect(await statusOf(portal, id)).toBe('DELIVERY_IN_ORDERED')
  })

  test('what was declared in words and not looked for', async () => {
    const id = await onItsWay(portal, { accessoriesOther: 'Bőrtok' })
    expect((await receive(portal, receiver, id)).body.fields).toMatchObject([{ path: 'otherFound', code: 'REQUIRED' }])
  })

  test('what is no photo, or too many of them, and nothing is kept', async () => {
    const id = await onItsWay(portal)
    const before = await storedFiles()
    const whole = await photo()
    for (const files of [
      [whole, { ...whole, bytes: Buffer.from('%PDF-1.4 no picture') }],
      [whole, { ...whole, bytes: whole.bytes.subarray(0, 200) }],
      Array.from({ length: 9 }, () => whole),
    ]) {
      const { status, body } = await receive(portal, receiver, id, {}, files)
      expect([status, body.code]).toEqual([422, 'PHOTO_NOT_VALID'])
    }
    expect([await storedFiles(), await statusOf(portal, id)]).toEqual([before, 'DELIVERY_IN_ORDERED'])
  })

  test.each(['RECEIVED', 'ARRIVED', 'SERVICE_DONE'])('a request that is %s', async (status) => {
    const id = await onItsWay(portal, { status, ...(status === 'SERVICE_DONE' ? { outcome: 'REPAIRED' } : {}) })
    const { body } = await receive(portal, receiver, id)
    expect(body).toMatchObject({ status: 409, code: 'STATE_MOVED_ON', data: { version: 1, requestStatus: status } })
  })

  test('an older version, and whoever lacks the key', async () => {
    const id = await onItsWay(portal, { version: 3 })
    expect((await receive(portal, receiver, id, { version: 2 })).body).toMatchObject({ status: 409, data: { version: 3 } })
    expect((await receive(portal, await employeeWith(portal, 'request.queue', 'request.transition'), id)).status).toBe(403)
    expect((await receive(portal, await customerOf(id), id)).status).toBe(403)
    const missing = await portal.call('POST', url(999999999), { session: receiver, body: { version: 1, ...arrivalBody() }, files: [] })
    expect(missing.status).toBe(404)
  })
})

describe('a device that is known by another open request', () => {
  const booked = { identifier: '352099001761481', imei2: '868371031234566' }

  test.each([
    ['its IMEI', '352099001761481'],
    ['in groups', ' 35-209900 176148/1 '],
    ['as an IMEISV', '3520990017614899'],
    ['its second IMEI', '86 837103 123456 6'],
  ])('%s is noticed, and received once it was looked at', async (_what, readIdentifier) => {
    const other = await onItsWay(portal, booked)
    const id = await onItsWay(portal)
    const found = await portal.call('GET', `${url(id)}/other-request?identifier=${encodeURIComponent(readIdentifier)}`, { session: receiver })
    expect(found.body.data).toEqual({ crmRequestId: other })
    for (const otherRequestId of [undefined, id]) {
      const { status, body } = await receive(portal, receiver, id, { readIdentifier, otherRequestId })
      expect([status, body.fields[0].path, body.fields[0].code]).toEqual([422, 'readIdentifier', 'IDENTIFIER_OF_OTHER_REQUEST'])
      expect(body.message).toContain(formatRequestNumber(other))
    }
    expect((await receive(portal, receiver, id, { readIdentifier, otherRequestId: other })).status).toBe(200)
    expect((await seen(id, receiver)).arrival).toMatchObject({ otherRequestId: other, identifierMatches: false })
    expect((await seen(id, await customerOf(id))).arrival.otherRequestId).toBeNull()
    await portal.db.updateTable('requests').set({ outcome: 'CANCELLED', closedAt: Temporal.Now.instant() }).where('id', '=', other).execute()
  })

  test('is not asked about where the request is closed, where it is its own, or where it was made up', async () => {
    await onItsWay(portal, { ...booked, outcome: 'CANCELLED', closedAt: Temporal.Now.instant() })
    await onItsWay(portal, { identifier: '004999010640000', identifierGenerated: true })
    const id = await onItsWay(portal, { identifier: '863256041234562' })
    for (const identifier of ['352099001761481', '863256041234562', '004999010640000']) {
      const found = await portal.call('GET', `${url(id)}/other-request?identifier=${identifier}`, { session: receiver })
      expect(found.body.data).toEqual({ crmRequestId: null })
    }
    expect((await receive(portal, receiver, id, { readIdentifier: '352099001761481' })).status).toBe(200)
    const missing = await portal.call('GET', `${url(999999999)}/other-request?identifier=352099001761481`, { session: receiver })
    expect(missing.status).toBe(404)
  })
})

describe('said twice', () => {
  test('the same call is one arrival, whatever happened since', async () => {
    const id = await onItsWay(portal)
    const body = { version: 1, ...arrivalBody() }
    const file = await photo()
    const send = (session: Session, over = {}) => portal.call('POST', url(id), { session, body: { ...body, ...over }, files: [file] })
    const answers = await Promise.all([send(receiver), send(receiver), send(receiver)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1)
    expect((await seen(id, receiver)).arrival.photos).toEqual([1])
    expect(await versionOf(portal, id)).toBe(2)
    expect((await send(receiver, { packaging: 'Gyűrött' })).body.code).toBe('STATE_MOVED_ON')
    expect((await send(colleague)).body.code).toBe('STATE_MOVED_ON')
  })

  test('of two employees one receives the device', async () => {
    for (let round = 0; round < 5; round++) {
      const id = await onItsWay(portal)
      const before = await storedFiles()
      const files = [await photo()]
      const answers = await Promise.all([receive(portal, receiver, id, {}, files), receive(portal, colleague, id, {}, files)])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
      expect(await storedFiles()).toBe(before + 1)
    }
  })
})

test('the record is never changed or removed', async () => {
  const id = await onItsWay(portal)
  await receive(portal, receiver, id, {}, [await photo()])
  const { db } = portal
  for (const change of [
    db.updateTable('arrivals').set({ packaging: 'más' }).where('requestId', '=', id),
    db.updateTable('arrivalChecks').set({ finding: 'damaged' }).where('requestId', '=', id),
    db.updateTable('arrivalPhotos').set({ position: 2 }).where('requestId', '=', id),
    db.deleteFrom('arrivalPhotos').where('requestId', '=', id),
    db.deleteFrom('arrivalChecks').where('requestId', '=', id),
    db.deleteFrom('arrivals').where('requestId', '=', id),
  ])
    await expect(change.execute()).rejects.toThrow('never changed or removed')
})

describe('a device that arrives for a cancelled request', () => {
  const cancelledAt = Temporal.Instant.from('2026-11-22T08:00:00Z')
  const cancelled = (row = {}) => onItsWay(portal, { outcome: 'CANCELLED', closedAt: cancelledAt, ...row })

  test('opens it again, and the customer is told in the same email', async () => {
    for (const status of ['RECEIVED', 'DELIVERY_IN_ORDERED']) {
      const id = await cancelled({ status })
      expect((await seen(id, receiver)).form).toMatchObject({ reopens: true })
      expect((await receive(portal, receiver, id)).body.data).toMatchObject({ status: 'ARRIVED', version: 2 })
      const row = await portal.db.selectFrom('requests').select(['status', 'outcome', 'closedAt']).where('id', '=', id).executeTakeFirstOrThrow()
      expect(row).toEqual({ status: 'ARRIVED', outcome: null, closedAt: null })
      expect((await receive(portal, colleague, id)).body.code).toBe('STATE_MOVED_ON')
    }
  })

  test('is received for the other request where the customer has booked anew', async () => {
    const id = await cancelled({ identifier: '352099001761481' })
    const other = await onItsWay(portal, { identifier: '352099001761481' })
    const { status, body } = await receive(portal, receiver, id)
    expect([status, body.code]).toEqual([409, 'OTHER_REQUEST_OPEN'])
    expect(body.message).toContain(formatRequestNumber(other))
  })

  test('also where the booking comes at that very moment', async () => {
    const identifier = '357805023984942'
    const id = await cancelled({ identifier })
    const booking = await portal.db.startTransaction().execute()
    const other = await insertRequest(booking, { identifier })
    const arrival = receive(portal, receiver, id)
    await waitingForLocks(portal.db, 1)
    await booking.commit().execute()
    const { status, body } = await arrival
    expect([status, body.code]).toEqual([409, 'OTHER_REQUEST_OPEN'])
    expect(body.message).toContain(formatRequestNumber(other))
  })

  test('not for one that ended otherwise', async () => {
    const id = await cancelled({ status: 'SERVICE_DONE', outcome: 'REPAIRED' })
    expect((await receive(portal, receiver, id)).body.code).toBe('STATE_MOVED_ON')
  })
})
