import { describe, expect, test } from 'vitest'
import { approvalLink, foundIn, foundInIssues, orderToSend, paypalOrder } from './paypal-order.ts'

const reference = '6b7c1e1a-0000-4000-8000-000000000001'
const amount = { currency_code: 'HUF', value: '4522' }
const order = (about: object, unit: object = {}) =>
  paypalOrder.parse({ id: '5O190127TN364715T', status: 'CREATED', purchase_units: [{ custom_id: reference, amount, ...unit }], ...about })
const captured = (...statuses: string[]) => ({
  payments: { captures: statuses.map((status, i) => ({ id: `C${i}`, status, amount, custom_id: reference, final_capture: true })) },
})
const money = { amount: 4522, currency: 'HUF', reference }

test('forints travel as whole numbers, and the payer only ever comes back to us', () => {
  const sent = orderToSend({
    requestId: 'r',
    reference,
    invoiceNumber: 'MF-2026-000001',
    amount: 4522,
    language: 'sl',
    returnUrl: 'https://portal.example/sikeres-fizetes',
    email: 'eva@personal.example',
    failUrl: 'https://mobilfutar.example/sikertelen-fizetes',
    until: Temporal.Instant.from('2026-11-23T11:00:00Z'),
    cancelUrl: 'https://portal.example/visszavont-fizetes',
  })
  expect(sent.purchase_units).toEqual([
    { reference_id: reference, custom_id: reference, invoice_id: 'MF-2026-000001', amount: { currency_code: 'HUF', value: '4522' } },
  ])
  expect(sent.payment_source.paypal.experience_context).toMatchObject({ locale: 'sl-SI', user_action: 'PAY_NOW', shipping_preference: 'NO_SHIPPING' })
})

describe('what an order says', () => {
  test.each(['CREATED', 'SAVED', 'PAYER_ACTION_REQUIRED'])('%s waits for the payer', (status) => {
    expect(foundIn(order({ status }))).toEqual({ state: 'waiting' })
  })

  test('approved and voided', () => {
    expect(foundIn(order({ status: 'APPROVED' }))).toEqual({ state: 'approved', money })
    expect(foundIn(order({ status: 'VOIDED' }))).toEqual({ state: 'gone' })
  })

  test.each([
    ['COMPLETED', { state: 'paid', money, captureId: 'C0' }],
    ['REFUNDED', { state: 'paid', money, captureId: 'C0' }],
    ['PENDING', { state: 'pending', money }],
    ['DECLINED', { state: 'refused' }],
    ['FAILED', { state: 'refused' }],
    ['SOMETHING_NEW', undefined],
  ])('with a capture that is %s', (status, found) => {
    expect(foundIn(order({ status: 'COMPLETED' }, captured(status)))).toEqual(found)
  })

  test('money that came outweighs a try that did not', () => {
    expect(foundIn(order({ status: 'COMPLETED' }, captured('DECLINED', 'COMPLETED')))).toMatchObject({ state: 'paid', captureId: 'C1' })
  })

  test('completed without a capture, without a unit, or with two, is not understood', () => {
    expect(foundIn(order({ status: 'COMPLETED' }))).toBeUndefined()
    expect(foundIn(order({ status: 'COMPLETED' }, { payments: {} }))).toBeUndefined()
    expect(foundIn(order({ status: 'APPROVED', purchase_units: [] }))).toBeUndefined()
    expect(foundIn(order({ status: 'APPROVED', purchase_units: [{ custom_id: reference, amount }, { amount }] }))).toBeUndefined()
  })

  test.each([
    ['4522', 4522],
    ['4522.00', 4522],
    ['45.22', Number.NaN],
    ['-4522', Number.NaN],
    ['4 522', Number.NaN],
    ['4e3', Number.NaN],
  ])('the amount %s is %d', (value, forints) => {
    expect(foundIn(order({ status: 'APPROVED' }, { amount: { currency_code: 'HUF', value } }))).toEqual({
      state: 'approved',
      money: { ...money, amount: forints },
    })
  })
})

test('where the payer approves', () => {
  const links = (rel: string) =>
    order({
      links: [
        { rel: 'self', href: 'https://a.example/' },
        { rel, href: 'https://b.example/' },
      ],
    })
  expect(approvalLink(links('payer-action'))).toBe('https://b.example/')
  expect(approvalLink(links('approve'))).toBe('https://b.example/')
  expect(approvalLink(links('capture'))).toBeUndefined()
})

test.each([
  [['ORDER_ALREADY_CAPTURED'], 'captured'],
  [['ORDER_NOT_APPROVED'], { state: 'waiting' }],
  [['PAYER_ACTION_REQUIRED'], { state: 'waiting' }],
  [['ORDER_EXPIRED'], { state: 'gone' }],
  [['INSTRUMENT_DECLINED'], { state: 'refused' }],
  [['PAYER_CANNOT_PAY'], { state: 'refused' }],
  [['DUPLICATE_INVOICE_ID'], undefined],
  [[], undefined],
])('a capture refused for %s', (issues, found) => {
  expect(foundInIssues(issues)).toEqual(found)
})
