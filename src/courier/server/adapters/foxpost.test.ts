import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readEnv } from '#base/server/env.ts'
import { Refusal } from '#errors.ts'
import { type Asked, type FakeServer, startFakeServer } from '#testing/fake-courier.ts'
import { workshop } from '../workshop.ts'
import type { CourierAdapter, Parcel, ParcelOrder } from './courier-adapter.ts'
import { foxpostOf } from './foxpost.ts'

const order: ParcelOrder = {
  clientReference: '123456789-K1',
  leg: 'out',
  attempt: 1,
  day: '2026-11-24',
  window: '12-17',
  customer: { ...workshop, name: 'Nagy Éva', phone: '+36301234567', email: 'eva@pelda.hu', street: 'Váci út', streetNumber: '43', other: 'II. em.' },
  workshop,
  locker: { provider: 'foxpost', code: 'hu35' },
  note: '',
  cashOnDelivery: 4522,
  language: 'hu',
}
const barcode = 'CLFOX00000000001'
const parcel: Parcel = { carrierId: barcode, trackingNumber: barcode, order, orderedAt: Temporal.Instant.from('2026-11-23T08:00:00Z') }
const apiError = (status: number, error: string) => ({ status, body: { timestamp: '2026-11-23T08:00:00.000+00:00', error, status } })

let answers: (asked: Asked) => { status: number; body: unknown } | 'lost'
let server: FakeServer
let foxpost: CourierAdapter
beforeAll(async () => {
  server = await startFakeServer((asked) => answers(asked))
  const courier = foxpostOf(
    readEnv({
      NODE_ENV: 'test',
      COURIER_FOXPOST_URL: server.url,
      COURIER_FOXPOST_POINTS_URL: `${server.url}/foxplus.json`,
      COURIER_FOXPOST_USERNAME: 'u',
      COURIER_FOXPOST_PASSWORD: 'p',
      COURIER_FOXPOST_API_KEY: 'kulcs',
    }),
  )
  if (!courier) throw new Error('Foxpost is not set')
  foxpost = courier
})
afterAll(() => server.stop())
beforeEach(() => {
  server.asked.length = 0
})

const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'answered',
    (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
  )

describe('a parcel', () => {
  test('to a locker', async () => {
    answers = () => ({ status: 201, body: { valid: true, parcels: [{ clFoxId: barcode, refCode: order.clientReference, errors: [] }] } })
    expect(await foxpost.createDelivery(order)).toEqual({ carrierId: barcode, trackingNumber: barcode })
    const [asked] = server.asked
    expect(asked).toMatchObject({ method: 'POST', path: '/parcel?isWeb=true&isRedirect=false' })
    expect(asked?.headers).toMatchObject({ authorization: `Basic ${Buffer.from('u:p').toString('base64')}`, 'api-key': 'kulcs' })
    expect(asked?.body).toEqual([
      {
        recipientName: 'Nagy Éva',
        recipientPhone: '+36301234567',
        recipientEmail: 'eva@pelda.hu',
        size: 'm',
        cod: 4520,
        uniqueBarcode: '123456789-K1',
        refCode: '123456789-K1',
        sendType: 'APM',
        destination: 'hu35',
      },
    ])
  })

  test('to a door', async () => {
    answers = () => ({ status: 201, body: { valid: true, parcels: [{ barcode, errors: null }] } })
    await foxpost.createDelivery({ ...order, locker: null, cashOnDelivery: 0 })
    expect(server.asked[0]?.body).toMatchObject([
      { sendType: 'HD', recipientZip: '1117', recipientCity: 'Budapest', recipientAddress: 'Váci út 43, II. em.', cod: 0, fragile: true },
    ])
  })

  test('that the customer leaves in a locker', async () => {
    answers = () => ({ status: 201, body: { clFoxId: barcode } })
    expect(await foxpost.createPickup({ ...order, leg: 'in', locker: null })).toMatchObject({ trackingNumber: barcode })
    expect(server.asked[0]).toMatchObject({ path: '/parcel/c2b', body: { sender: { name: 'Nagy Éva', zip: '1117' }, uniqueBarcode: '123456789-K1' } })
  })

  test('is looked up by our own reference', async () => {
    answers = ({ path }) =>
      path === '/tracking/123456789-K1' ? { status: 200, body: { clFox: barcode, traces: [] } } : apiError(400, 'INVALID_PARCEL_ID')
    expect(await foxpost.find(order, parcel.orderedAt)).toEqual({ carrierId: barcode, trackingNumber: barcode })
    expect(await foxpost.find({ ...order, clientReference: 'x' }, parcel.orderedAt)).toBeNull()
  })

  test.each([
    [204, undefined, 'cancelled'],
    [400, 'INVALID_PARCEL_ID', 'cancelled'],
    [400, 'PARCEL_LAST_STATUS_NOT_CREATED', 'late'],
  ])('is deleted: %d %s', async (status, error, came) => {
    answers = () => (error ? apiError(status, error) : { status, body: undefined })
    expect(await foxpost.cancel(parcel)).toBe(came)
    expect(server.asked[0]).toMatchObject({ method: 'DELETE', path: `/parcel/${barcode}` })
  })

  test('has a label', async () => {
    answers = () => ({ status: 200, body: Buffer.from('%PDF-1.4\n%%EOF\n') })
    expect(Buffer.from(await foxpost.label(parcel)).toString()).toContain('%PDF-')
    expect(server.asked[0]).toMatchObject({ path: '/label/A6', body: [barcode] })
  })

  test('tells where it is', async () => {
    const trace = (status: string, statusDate: string) => ({ status, statusDate, shortName: status, longName: `${status} hosszan` })
    const traces = [
      trace('RECEIVE', '2026-11-25T18:00:00.123456Z'),
      trace('OPERIN', '2026-11-25T09:00:00+01:00'),
      trace('SORTIN', '2026-11-24T20:00:00'),
      trace('CREATE', 'tegnap'),
      trace('EMPTYSLOT', '2026-11-24T20:00:00Z'),
      trace('toString', '2026-11-24T20:00:00Z'),
    ]
    answers = () => ({
      status: 200,
      body: { clFox: barcode, parcelType: 'NORMAL', sendType: 'APM', traces, relatedParcel: null, estimatedDelivery: null },
    })
    expect((await foxpost.track(parcel)).map(({ code, at }) => `${code} ${at}`)).toEqual([
      'DELIVERED 2026-11-25T18:00:00.123Z',
      'IN_LOCKER 2026-11-25T08:00:00Z',
      'IN_TRANSIT 2026-11-24T19:00:00Z',
    ])
  })
})

describe('trouble', () => {
  test('a field Foxpost does not take is refused with its reason', async () => {
    answers = () => ({ status: 201, body: { valid: false, parcels: [{ errors: [{ field: 'destination', message: 'INVALID_APM_ID' }] }] } })
    expect(await foxpost.createDelivery(order).catch((error: unknown) => error)).toMatchObject({
      code: 'COURIER_REFUSED',
      values: { reason: 'destination: INVALID_APM_ID' },
    })
    answers = () => apiError(400, 'BAD')
    expect(await codeOf(foxpost.createDelivery(order))).toBe('COURIER_REFUSED')
  })

  test.each([
    ['credentials', apiError(401, 'WRONG_USERNAME_OR_PASSWORD')],
    ['overload', apiError(503, '')],
    ['nothing of theirs', { status: 201, body: [] }],
    ['no barcode', { status: 201, body: { valid: true, parcels: [{}] } }],
    ['a lost answer', 'lost' as const],
  ])('%s is no answer', async (_what, answer) => {
    answers = () => answer
    expect(await codeOf(foxpost.createDelivery(order))).toBe('COURIER_AWAY')
  })

  test('what is no PDF is no label', async () => {
    answers = () => ({ status: 200, body: Buffer.from('<html>') })
    expect(await codeOf(foxpost.label(parcel))).toBe('COURIER_AWAY')
  })
})

test('the list of points', async () => {
  const hours = '00:00-24:00'
  const open = { hetfo: hours, kedd: hours, szerda: hours, csutortok: hours, pentek: hours, szombat: hours, vasarnap: '' }
  const point = {
    place_id: 1,
    operator_id: 'hu35',
    name: 'Allee',
    variant: 'FOXPOST A-BOX',
    zip: '1117',
    city: 'Budapest',
    street: 'Október 23. u. 8-10.',
    geolat: '47.47',
    geolng: 19.04,
    findme: '<p>A  bejárat<br>mellett</p>',
    open,
  }
  answers = () => ({ status: 200, body: [point, { ...point, operator_id: 'x', variant: 'Packeta Z-Pont' }] })
  const points = await foxpost.listPoints()
  expect(points?.[0]).toMatchObject({ provider: 'foxpost', code: 'hu35', kind: 'locker', latitude: 47.47, directions: 'A bejárat mellett' })
  expect(points?.[0]?.opening).toEqual([hours, hours, hours, hours, hours, hours, ''])
  expect(points?.[1]?.kind).toBe('shop')
})
