import { describe, expect, test } from 'vitest'
import { isFiltered, listAddressOf } from '#base/list-filters.ts'
import { announcement, exampleReference, identifierOf, isPossibleDay, referenceKey, referencesTwice, searchKeyOf, statusOf } from './pre-alert.ts'
import { preAlertFiltersIn } from './pre-alerts-address.ts'

const today = '2026-11-25'
const device = { reference: 'P-1', device: 'P30 Pro', expectedOn: today }
const refusals = (devices: readonly object[]) => {
  const { error } = announcement.safeParse({ devices })
  return (error?.issues ?? []).map(({ path, message }) => [path.join('.'), JSON.parse(message).code])
}

test.each([
  ['announced', today, 'announced'],
  ['announced', '2026-11-24', 'overdue'],
  ['announced', '2026-11-26', 'announced'],
  ['arrived', '2026-11-20', 'arrived'],
  ['withdrawn', '2026-11-20', 'withdrawn'],
] as const)('%s for %s is %s', (state, expectedOn, status) => expect(statusOf({ state, expectedOn }, today)).toBe(status))

test.each([
  ['2026-11-24', false],
  [today, true],
  ['2027-11-26', true],
  ['2027-11-27', false],
])('a device may be announced for %s: %s', (day, isPossible) => expect(isPossibleDay(day, today)).toBe(isPossible))

test.each([
  [' rma 12–3 ', 'RMA12-3'],
  ['ár/7', 'ÁR/7'],
  ['\u200b', ''],
])('the reference %s is compared as %s', (typed, key) => expect(referenceKey(typed)).toBe(key))

test('what a pre-alert is found by stands in one text', () => expect(searchKeyOf(['p 1', null, 'P30 Pro', ''])).toBe('P1|P30PRO'))

test.each([
  ['', null],
  ['35-2099 00 176148 1', { kind: 'imei', identifier: '352099001761481' }],
  ['ab/12-c', { kind: 'serial', identifier: 'AB/12-C' }],
])('the identifier %s', (typed, known) => expect(identifierOf(typed)).toEqual(known))

describe('an announcement', () => {
  test('is taken with what a partner knows', () =>
    expect(refusals([device, { ...device, reference: 'P-2', identifier: '352099001761481' }])).toEqual([]))

  test.each([
    [[], [['devices', 'REQUIRED']]],
    [[{ ...device, reference: '' }], [['devices.0.reference', 'REQUIRED']]],
    [[{ ...device, reference: exampleReference.toLowerCase() }], [['devices.0.reference', 'CELL_EXAMPLE']]],
    [[{ ...device, device: ' ' }], [['devices.0.device', 'REQUIRED']]],
    [[{ ...device, expectedOn: '2026-02-30' }], [['devices.0.expectedOn', 'REPORT_DAY']]],
    [[{ ...device, identifier: '352099001761482' }], [['devices.0.identifier', 'ERROR_IMEI']]],
    [[{ ...device, identifier: 'ő#1' }], [['devices.0.identifier', 'SERIAL_CHARACTERS']]],
    [[device, { ...device, reference: 'p 2' }, { ...device, reference: 'P2' }], [['devices.2.reference', 'PRE_ALERT_TWICE']]],
    [Array.from({ length: 201 }, (_, i) => ({ ...device, reference: `P${i}` })), [['devices', 'PRE_ALERTS_TOO_MANY']]],
  ])('is refused where it is wrong: %#', (devices, expected) => expect(refusals(devices)).toEqual(expected))

  test('says where a reference stood before', () =>
    expect([...referencesTwice([device, { reference: 'x' }, { reference: ' p-1' }])]).toEqual([[2, 0]]))
})

test('the filters of a list stand in its address; what cannot be read there is not filtered by', () => {
  const filters = { status: 'overdue', from: '2026-11-01', to: undefined, text: 'p30' } as const
  expect(preAlertFiltersIn(new URLSearchParams(listAddressOf(filters, 50)))).toEqual(filters)
  const wrong = preAlertFiltersIn(new URLSearchParams('status=x&from=2026-13-01&text= '))
  expect([listAddressOf(wrong, 25), isFiltered(wrong)]).toEqual(['', false])
})
