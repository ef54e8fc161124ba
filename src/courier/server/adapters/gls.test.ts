import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readEnv } from '#base/server/env.ts'
import { Refusal } from '#errors.ts'
import { type FakeGls, type FakeServer, glsSettings, startFakeGls, startFakeServer } from '#testing/fake-courier.ts'
import { workshop } from '../workshop.ts'
import type { CourierAdapter, Parcel, ParcelOrder } from './courier-adapter.ts'
import { glsOf } from './gls.ts'
import { glsDate, houseOf, instantOfGls } from './gls-parcel.ts'

const order: ParcelOrder = {
  clientReference: '123456789-B1',
  leg: 'in',
  attempt: 1,
  day: '2026-11-24',
  window: '08-17',
  customer: {
    name: 'Kovácsné Nagy Éva',
    phone: '+36301234567',
    email: 'eva@pelda.hu',
    countryCode: 'HUN',
    postalCode: '1134',
    city: 'Budapest',
    street: 'Váci út',
    streetNumber: '43/B',
    other: 'II. em. 4.',
  },
  workshop,
  locker: null,
  note: 'A kapu csengője rossz',
  cashOnDelivery: 0,
  language: 'hu',
}
const parcel: Parcel = { carrierId: '90000', trackingNumber: '11273216', order, orderedAt: Temporal.Instant.from('2026-11-23T08:00:00Z') }

let fake: FakeGls
let gls: CourierAdapter
const courierAt = (url: string): CourierAdapter => {
  const courier = glsOf(readEnv({ NODE_ENV: 'test', ...glsSettings(url) }))
  if (!courier) throw new Error('GLS is not set')
  return courier
}
beforeAll(async () => {
  fake = await startFakeGls()
})
beforeEach(() => {
  fake.misbehave = undefined
  fake.asked.length = 0
  // A new one for each test: a refused login is remembered.
  gls = courierAt(fake.url)
})
afterAll(() => fake.stop())

const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'answered',
    (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
  )
const body = () => fake.asked[0]?.body as Record<string, never>

describe('an order', () => {
  test('of a pickup is Pick & Return, from the customer to us, on the day', async () => {
    const placed = await gls.createPickup(order)
    expect(placed).toMatchObject({ carrierId: '90000', trackingNumber: '11273216' })
    expect(Buffer.from(placed.label ?? []).toString()).toContain('%PDF-')
    expect(fake.asked[0]).toMatchObject({ method: 'POST', path: '/PrintLabels' })
    expect(body()).toMatchObject({
      Username: 'futar@pelda.hu',
      Password: [...createHash('sha512').update('titok').digest()],
      ClientNumberList: [553005585],
      ParcelList: [
        {
          ClientNumber: 553005585,
          ClientReference: '123456789-B1',
          Count: 1,
          CODAmount: 0,
          PickupDate: '/Date(1795474800000+0100)/',
          PickupAddress: {
            Name: 'Kovácsné Nagy Éva',
            Street: 'Váci út',
            HouseNumber: '43',
            HouseNumberInfo: '/B II. em. 4.',
            ZipCode: '1134',
            CountryIsoCode: 'HU',
            ContactPhone: '+36301234567',
          },
          DeliveryAddress: { ZipCode: '1117', Street: 'Minta utca', HouseNumber: '1' },
          ServiceList: [{ Code: 'PRS' }],
        },
      ],
    })
  })

  test('of a delivery goes from us, to a locker by PSD, with cash in fives', async () => {
    await gls.createDelivery({ ...order, leg: 'out', locker: { provider: 'gls', code: '2351-CSOMAGPONT' }, cashOnDelivery: 4522 })
    expect(body()).toMatchObject({
      ParcelList: [
        {
          CODAmount: 4520,
          CODCurrency: 'HUF',
          CODReference: '123456789-B1',
          PickupAddress: { ZipCode: '1117' },
          DeliveryAddress: { ZipCode: '1134' },
          ServiceList: [{ Code: 'PSD', PSDParameter: { StringValue: '2351-CSOMAGPONT' } }],
        },
      ],
    })
  })

  test('is found by its reference', async () => {
    const askedAt = Temporal.Instant.from('2026-11-23T23:30:00Z')
    expect(await gls.find(order, askedAt)).toMatchObject({ carrierId: '90000' })
    expect(body()).toMatchObject({ PrintDateFrom: '/Date(1795474800000+0100)/', PrintDateTo: '/Date(1795561200000+0100)/' })
    expect(await gls.find({ ...order, clientReference: 'nincs' }, askedAt)).toBeNull()
  })

  test('is called off by its id, once', async () => {
    expect(await gls.cancel(parcel)).toBe('cancelled')
    expect(body()).toMatchObject({ ParcelIdList: [90000] })
    fake.misbehave = () => ({ status: 200, body: { DeleteLabelsErrorList: [{ ErrorCode: 4, ErrorDescription: 'x' }], SuccessfullyDeletedList: [] } })
    expect(await gls.cancel(parcel)).toBe('late')
  })

  test('has a label', async () => {
    expect(Buffer.from(await gls.label(parcel)).toString()).toContain('%PDF-')
  })
})

test('what GLS tells is told in our words', async () => {
  const status = (StatusCode: string, ms: number) => ({
    StatusCode,
    StatusDate: `/Date(${ms}+0100)/`,
    StatusDescription: `#${StatusCode}`,
    StatusInfo: '',
    DepotCity: 'Alsónémedi',
    DepotNumber: '0001',
  })
  const codes = ['51', '86', '03', '4', '12', '54', '5', '23', '91', '10', '999']
  fake.statuses.push(...codes.map((code, i) => status(code, 1795503600000 + i * 60_000)))
  const events = await gls.track(parcel)
  expect(body()).toMatchObject({ ParcelNumber: 11273216, ReturnPOD: false, LanguageIsoCode: 'HU' })
  expect(events.map(({ code }) => code)).toEqual([
    'PICKUP_ORDERED',
    'PICKED_UP',
    'IN_TRANSIT',
    'OUT_FOR_DELIVERY',
    'FAILED',
    'IN_LOCKER',
    'DELIVERED',
    'RETURNED',
    'CANCELLED',
  ])
  expect(events[1]).toEqual({ code: 'PICKED_UP', at: Temporal.Instant.from('2026-11-24T07:01:00Z'), note: '#86' })
})

describe('trouble', () => {
  const printError = (ErrorCode: number, ErrorDescription: string) => () => ({
    status: 200,
    body: {
      Labels: null,
      PrintLabelsInfoList: null,
      PrintLabelsErrorList: [{ ErrorCode, ErrorDescription, ClientReferenceList: [], ParcelIdList: [] }],
    },
  })

  test('a parcel GLS does not take is refused with its reason', async () => {
    fake.misbehave = printError(13, 'ZipCode is not valid')
    const error = await gls.createPickup(order).catch((caught: unknown) => caught)
    expect(error).toMatchObject({ code: 'COURIER_REFUSED', values: { reason: 'ZipCode is not valid (13)' } })
  })

  test.each([
    ['too many of the same (31)', printError(31, 'same request')],
    ['trouble of their own', printError(1001, 'internal')],
    ['a status', () => ({ status: 500, body: {} })],
    ['no JSON of theirs', () => ({ status: 200, body: 'hello' })],
    [
      'another parcel',
      () => ({
        status: 200,
        body: { Labels: [], PrintLabelsErrorList: [], PrintLabelsInfoList: [{ ParcelId: 1, ParcelNumber: 2, ClientReference: 'más' }] },
      }),
    ],
    ['a lost answer', () => 'lost' as const],
  ])('%s is no answer', async (_what, misbehave) => {
    fake.misbehave = misbehave
    expect(await codeOf(gls.createPickup(order))).toBe('COURIER_AWAY')
  })

  test('a refused login is not repeated: it would lock the account', async () => {
    fake.misbehave = printError(-1, 'Unauthorized.')
    expect(await codeOf(gls.createPickup(order))).toBe('COURIER_AWAY')
    fake.misbehave = undefined
    expect(await codeOf(gls.track(parcel))).toBe('COURIER_AWAY')
    expect(fake.asked).toHaveLength(1)
  })

  test('a redirect is not followed', async () => {
    const other = await startFakeServer(() => ({ status: 307, body: {} }))
    expect(await codeOf(courierAt(other.url).track(parcel))).toBe('COURIER_AWAY')
    await other.stop()
  })
})

test('numbers of houses', () => {
  const house = (streetNumber: string) => houseOf({ street: 'Fő utca', streetNumber, other: '' })
  expect(house('12-14')).toEqual({ Street: 'Fő utca', HouseNumber: '12', HouseNumberInfo: '-14' })
  expect(house('012')).toMatchObject({ HouseNumber: '12' })
  expect(house('hrsz. 0123')).toEqual({ Street: 'Fő utca hrsz. 0123', HouseNumber: '', HouseNumberInfo: '' })
  expect(house('0')).toMatchObject({ Street: 'Fő utca 0', HouseNumber: '' })
})

test('dates', () => {
  expect(glsDate('2026-07-01')).toBe('/Date(1782856800000+0200)/')
  expect(instantOfGls('/Date(1598911199000+0200)/')?.toString()).toBe('2020-08-31T21:59:59Z')
  expect(instantOfGls('2020-08-31')).toBeUndefined()
})

describe('the list of points', () => {
  let list: FakeServer
  afterAll(() => list.stop())
  test('is taken over', async () => {
    const point = {
      id: '1027-CSOMAGPONT05',
      goldId: 379,
      name: 'Tölgyfa ABC',
      description: null,
      contact: { countryCode: 'HU', postalCode: '1027', city: 'BUDAPEST II. KER.', address: 'Tölgyfa utca 9' },
      location: [47.51, 19.03],
      hours: [
        [1, '08:00', '20:30'],
        [1, '21:00', '22:00'],
        ['6', '08:00', '13:00'],
      ],
      features: ['acceptsCard'],
      type: 'parcel-shop',
    }
    const abroad = { ...point, id: 'sk', contact: { ...point.contact, countryCode: 'SK' } }
    list = await startFakeServer(() => ({ status: 200, body: { items: [point, abroad, { ...point, id: 'automata', type: 'parcel-locker' }] } }))
    const courier = glsOf(readEnv({ NODE_ENV: 'test', ...glsSettings('http://127.0.0.1:9'), COURIER_GLS_POINTS_URL: list.url }))
    const points = await courier?.listPoints()
    expect(points?.map(({ code, kind }) => [code, kind])).toEqual([
      ['1027-CSOMAGPONT05', 'shop'],
      ['automata', 'locker'],
    ])
    expect(points?.[0]?.opening).toEqual(['08:00-20:30, 21:00-22:00', '', '', '', '', '08:00-13:00', ''])
  })
})
