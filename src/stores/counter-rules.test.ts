import { describe, expect, it, test } from 'vitest'
import { nothingScanned, scanAfter } from '#base/scanner.ts'
import { refusalInIssue } from '#errors.ts'
import { collector, isCustomer } from './collector.ts'
import { counterAddressOf, counterFiltersIn } from './counter-address.ts'
import { counterBooking, fieldOfCounter, refusalsOfDevice } from './counter-booking.ts'
import { formatBatchNumber, scannedOf } from './scanned.ts'
import { bookingOf, emptyBooking, isAsked, partOfField } from './web/booking/typed-booking.ts'

describe('a keyboard-wedge scanner', () => {
  const typed = (text: string, gap: number, end = 'Enter', begin = 1000) => {
    let buffer = nothingScanned
    let at = begin
    const codes: (string | null)[] = []
    for (const key of [...text, end]) {
      at += gap
      const after = scanAfter(buffer, { key, at })
      buffer = after.buffer
      codes.push(after.code)
    }
    return codes.filter((code) => code !== null)
  }
  it.each([
    ['at a scanner’s speed', '356938035643809', 4, 'Enter', ['356938035643809']],
    ['with a tabulator at its end', 'SN-0012AB', 30, 'Tab', ['SN-0012AB']],
    ['at 50 ms, the slowest', '123456', 50, 'Enter', ['123456']],
    ['by hand', '356938035643809', 51, 'Enter', []],
    ['too short', '12345', 4, 'Enter', []],
    ['without an end', '356938035643809', 4, 'a', []],
  ])('%s', (_, text, gap, end, codes) => expect(typed(text, gap, end)).toEqual(codes))

  it('leaves out what a hand typed before it, and takes capitals', () => {
    let { buffer } = scanAfter(nothingScanned, { key: 'x', at: 0 })
    for (const [index, key] of ['Shift', 'A', 'Shift', 'B', '1', '2', '3', '4'].entries())
      buffer = scanAfter(buffer, { key, at: 200 + index * 5 }).buffer
    expect(scanAfter(buffer, { key: 'Enter', at: 245 }).code).toBe('AB1234')
  })

  it('is no key that is held down, whatever follows it, nor begins with one', () => {
    let buffer = nothingScanned
    for (let at = 1000; at < 1400; at += 33) buffer = scanAfter(buffer, { key: '-', at, repeat: at > 1000 }).buffer
    expect(scanAfter(buffer, { key: 'Enter', at: 1400 }).code).toBeNull()
    for (const [index, key] of [...'123456'].entries()) buffer = scanAfter(buffer, { key, at: 1404 + index * 4 }).buffer
    expect(scanAfter(buffer, { key: 'Enter', at: 1428 }).code).toBe('123456')
  })

  it('forgets at a key that is no sign', () => {
    let buffer = nothingScanned
    for (const [index, key] of [...'123456', 'ArrowLeft'].entries()) buffer = scanAfter(buffer, { key, at: index }).buffer
    expect(scanAfter(buffer, { key: 'Enter', at: 8 }).code).toBeNull()
  })
})

test.each([
  ['an IMEI', '356938035643809', { kind: 'imei', identifier: '356938035643809' }],
  ['an IMEI with its software version', '3569380356438091', { kind: 'imei', identifier: '356938035643809' }],
  ['both numbers of a box', 'IMEI1:356938035643809;S/N:ABC', { kind: 'imei', identifier: '356938035643809' }],
  ['a wrong IMEI is somebody’s serial number', '356938035643808', { kind: 'serial', identifier: '356938035643808' }],
  ['a serial number', ' c02xg0abjg5h ', { kind: 'serial', identifier: 'C02XG0ABJG5H' }],
  ['a serial number that ends in nine digits', 'XY123456789', { kind: 'serial', identifier: 'XY123456789' }],
  ['the bars of a receipt', '123456789', { kind: 'request', id: 123456789 }],
  ['the QR code of a receipt', 'https://portal.example/nyomonkovetes#123456789', { kind: 'request', id: 123456789 }],
  ['the same under a Hungarian layout', 'httpsÉ--portal.example-nzomonkovetes+1ö3456789', { kind: 'request', id: 103456789 }],
  ['a manifest', 'AT-000012', { kind: 'batch', id: 12 }],
  ['a manifest under a Hungarian layout', 'ATüöööö12', { kind: 'batch', id: 12 }],
])('%s is read', (_, code, expected) => expect(scannedOf(code)).toEqual(expected))

test('a batch’s number is read back from its manifest', () => {
  for (const id of [1, 999_999, 1_000_000]) expect(scannedOf(formatBatchNumber(id))).toEqual({ kind: 'batch', id })
})

test.each([
  ['Nagy Éva', true],
  ['éva NAGY', true],
  ['Dr. Nagy Eva', true],
  ['Nagy Éva Mária', true],
  ['Nagy Mária', false],
  ['Nagy', false],
  ['Kis Pál', false],
  ['Nagy Éva Kis', false],
  ['. –', false],
])('%s fetches the device of Nagy Éva Mária: %s', (name, is) =>
  expect(isCustomer(name, { lastName: 'Nagy', firstName: 'Éva', middleName: 'Mária' })).toBe(is),
)

test('of a document only the end of its number is taken', () => {
  const shown = { handedTo: 'Nagy Éva', identityKind: 'passport', signature: { kind: 'typed', signer: 'Nagy Éva' } }
  const ends = ['123456AB', '12', '6a b', '456AB', 'a-b']
  expect(ends.map((identityEnd) => collector.safeParse({ ...shown, identityEnd }).data?.identityEnd)).toEqual([
    undefined,
    undefined,
    '6AB',
    undefined,
    undefined,
  ])
})

test('what is refused stands at the field of the counter', () => {
  const paths = ['serviceRequest.identifier', 'serviceRequest.availableServiceId', 'billingAddress.city', 'deliveryOutAddress.city', 'customer.email']
  expect(paths.map(fieldOfCounter)).toEqual(['device.identifier', 'device.warrantyType', 'address.city', 'address.city', 'customer.email'])
})

test('the filters of the list stand in its address', () => {
  const filters = { place: 'back', text: 'Nagy & Éva' } as const
  expect(counterFiltersIn(new URLSearchParams(counterAddressOf(filters, 50)))).toEqual(filters)
  expect(counterFiltersIn(new URLSearchParams('?hol=sehol&mit=%20'))).toEqual({ place: undefined, text: undefined })
  expect(counterAddressOf({ place: undefined, text: undefined })).toBe('')
})

describe('what is typed at the counter', () => {
  const wrong = counterBooking.safeParse(bookingOf(emptyBooking(''), null)).error?.issues ?? []

  it('is said to be missing where nothing was chosen, never to be of a wrong form', () => {
    const codes = wrong.map(({ path, message }) => [path.join('.'), refusalInIssue(message).code])
    expect(codes).toContainEqual(['device.warrantyType', 'REQUIRED'])
    expect(codes.filter(([, code]) => code === 'INVALID_INPUT')).toEqual([])
  })

  it('is not sent where another kind of repair was chosen meanwhile, which has no field to mend it in', () => {
    const typed = { ...emptyBooking(''), dateOfPurchase: '2031-01-01', insuranceNumber: 'ZZ-1', failureOptionId: '1', repairCostLimit: '5000' }
    const sent = (warrantyType: string) => bookingOf({ ...typed, warrantyType }, null).device
    expect(sent('1')).toMatchObject({ dateOfPurchase: '2031-01-01', insuranceNumber: '', failureOptionIds: [], repairCostLimit: null })
    expect(sent('2')).toMatchObject({ dateOfPurchase: '', insuranceNumber: '', failureOptionIds: [1], repairCostLimit: 5000 })
    expect(sent('3')).toMatchObject({ dateOfPurchase: '2031-01-01', insuranceNumber: 'ZZ-1', failureOptionIds: [1], repairCostLimit: null })
  })

  it('is told with all the rest: the number, model, date and fault too', () => {
    const missing = ['identifier', 'brandId', 'productTypeId', 'dateOfPurchase', 'failureOptionIds', 'troubleDescription']
    const paths = wrong.map(({ path }) => path.join('.'))
    expect(paths).toEqual(expect.arrayContaining([...missing.map((field) => `device.${field}`), 'customer.lastName', 'address.city']))
    const typed = { ...emptyBooking(''), brandId: '1', productGroupId: '1', type: 'P30', troubleDescription: 'Nem tölt.' }
    const said = (change: object) =>
      counterBooking
        .safeParse(bookingOf({ ...typed, ...change }, null))
        .error?.issues.map(({ path, message }) => [path.join('.'), refusalInIssue(message).code])
    const number = ['device.identifier', 'REQUIRED']
    const [date, fault, claim] = ['dateOfPurchase', 'failureOptionIds', 'insuranceNumber'].map((field) => [`device.${field}`, 'REQUIRED'])
    const ofDevice = (change: object) => said(change)?.filter(([path]) => path?.startsWith('device.'))
    expect(['1', '2', '3'].map((warrantyType) => ofDevice({ warrantyType }))).toEqual([
      [number, date],
      [number, fault],
      [number, date, fault, claim],
    ])
    const numbers = {
      identifier: '356938035643808',
      imei2: '1',
      insuranceNumber: 'ZZ-1',
      warrantyType: '3',
      dateOfPurchase: '2026-01-02',
      failureOptionId: '1',
    }
    expect(ofDevice(numbers)).toEqual([
      ['device.identifier', 'ERROR_IMEI'],
      ['device.imei2', 'IMEI_LENGTH'],
      ['device.insuranceNumber', 'CLAIM_FORMAT'],
    ])
    expect(ofDevice({ ...numbers, identifier: 'Ő12', imei2: '' })).toContainEqual(['device.identifier', 'SERIAL_CHARACTERS'])
    for (const field of ['companyName', 'businessForm', 'taxNumber']) {
      expect(said({ isCompany: true })).toContainEqual([`customer.${field}`, 'REQUIRED'])
      expect(said({})).not.toContainEqual([`customer.${field}`, 'REQUIRED'])
    }
  })

  it('is measured by brand, kind of repair and day where the schema cannot, once it is there', () => {
    const rules = { serial: { min: 15, max: 25 }, bounds: { min: '2016-12-01', max: '2026-12-01' } }
    const said = (identifier: string, dateOfPurchase: string, serial: typeof rules.serial | null = rules.serial) =>
      refusalsOfDevice(bookingOf({ ...emptyBooking(identifier), dateOfPurchase, warrantyType: '1' }, null).device, { ...rules, serial })
    expect(said('', '')).toEqual([])
    expect(said('ABC-1234567890X', '2026-12-01')).toEqual([])
    expect(said('ABC1', '2026-12-02')).toEqual([
      { path: 'device.identifier', code: 'IDENTIFIER_LENGTH', values: { min: 15, max: 25, length: 4 } },
      { path: 'device.dateOfPurchase', code: 'INVALID_DATE', values: rules.bounds },
    ])
    expect(said('ABC1', '2016-11-30', null)).toMatchObject([{ path: 'device.dateOfPurchase' }])
  })

  it('is refused as what it is where it is no device at all', () => {
    expect([null, 5, []].map((body) => counterBooking.safeParse(body).success)).toEqual([false, false, false])
    for (const device of [undefined, null, 5, 'x', []]) {
      const issues = counterBooking.safeParse({ ...bookingOf(emptyBooking(''), null), device }).error?.issues ?? []
      expect(
        issues.filter(({ path: [part] }) => part === 'device').map(({ path }) => path),
        String(device),
      ).toEqual([['device']])
    }
  })

  it('is no longer wrong at a field that another kind of repair does not ask', () => {
    const asked = (['dateOfPurchase', 'failureOptionId', 'insuranceNumber', 'repairCostLimit', 'type'] as const).map((part) =>
      ['', '1', '2', '3'].filter((warrantyType) => isAsked(part, { warrantyType })).join(),
    )
    expect(asked).toEqual([',1,3', ',2,3', '3', '2', ',1,2,3'])
  })

  it('belongs to each field that may be refused', () => {
    const parts = Object.keys(emptyBooking(''))
    for (const { path } of wrong) expect(parts).toContain(partOfField(path.join('.')))
    expect(['device.productTypeId', 'device.failureOptionIds', 'address.city'].map(partOfField)).toEqual(['type', 'failureOptionId', 'city'])
  })
})
