import { describe, expect, test } from 'vitest'
import { type Due, matchTransfer, matchTransfers, type Transfer } from './transfer-match.ts'

const due = (invoiceId: number, outstanding: number, more: Partial<Due> = {}): Due => ({
  invoiceId,
  references: [`MF100${invoiceId}-${invoiceId}`, `MF-2026-000${invoiceId}`],
  outstanding,
  buyerName: 'Kovács János',
  isCompany: false,
  ...more,
})
const transfer = (amount: number, text: string, payerName: string | null = 'VALAKI MÁS'): Transfer => ({ amount, text, payerName })

describe('one invoice named', () => {
  test('with the right amount it is certain, whoever paid, by the reference or by the number', () => {
    for (const text of ['MF100123-123', 'hiv: mf 100123/123 köszönöm', 'MF-2026-000123'])
      expect(matchTransfer(transfer(45_220, text), [due(123, 45_220), due(124, 45_220)])).toEqual({
        certainty: 'certain',
        reason: 'reference',
        parts: [{ invoiceId: 123, amount: 45_220 }],
        over: 0,
      })
  })

  test('too little is a part payment, too much leaves something over', () => {
    expect(matchTransfer(transfer(40_000, 'MF100123-123'), [due(123, 45_220)])).toEqual({
      certainty: 'likely',
      reason: 'partPayment',
      parts: [{ invoiceId: 123, amount: 40_000 }],
      over: 0,
    })
    expect(matchTransfer(transfer(50_000, 'MF100123-123'), [due(123, 45_220)])).toEqual({
      certainty: 'likely',
      reason: 'overpayment',
      parts: [{ invoiceId: 123, amount: 45_220 }],
      over: 4780,
    })
  })

  test('cancelled for good, or paid before, it takes the whole, to be given back; of both what was paid', () => {
    const letOff = due(123, 0, { isLetOff: true })
    const proposed = { certainty: 'likely', reason: 'cancelled', parts: [{ invoiceId: 123, amount: 45_220 }], over: 0 }
    expect(matchTransfer(transfer(45_220, 'MF100123-123'), [letOff])).toEqual(proposed)
    const surplus = { certainty: 'likely', reason: 'alreadyPaid', parts: [{ invoiceId: 124, amount: 45_220 }], over: 0 }
    expect(matchTransfer(transfer(45_220, 'MF100124-124'), [due(124, 0)])).toEqual(surplus)
    expect(matchTransfer(transfer(45_220, 'MF100123-123 MF100124-124'), [letOff, due(124, 0)])).toEqual(surplus)
    const twins = [due(1, 0, { references: ['MF1001-237'] }), due(2, 0, { references: ['MF100123-7'] })]
    expect(matchTransfer(transfer(45_220, 'MF1001237'), twins)).toMatchObject({ certainty: 'none', reason: 'alreadyPaid', parts: [] })
  })

  test('the rest of a part payment is certain again', () => {
    expect(matchTransfer(transfer(5220, 'MF100123-123'), [due(123, 5220)])).toMatchObject({ certainty: 'certain' })
  })

  test('what was paid before is not paid again, not even where amount and payer fit another debt', () => {
    expect(matchTransfer(transfer(4522, 'MF100123-123', 'Kovács János'), [due(123, 0), due(124, 4522)])).toEqual({
      certainty: 'likely',
      reason: 'alreadyPaid',
      parts: [{ invoiceId: 123, amount: 4522 }],
      over: 0,
    })
  })
})

describe('several invoices named', () => {
  const both = 'MF100123-123 és MF100124-124'
  test('and paid in one sum', () => {
    expect(matchTransfer(transfer(50_000, both), [due(123, 45_000), due(124, 5000)])).toMatchObject({
      certainty: 'certain',
      reason: 'references',
      parts: [
        { invoiceId: 123, amount: 45_000 },
        { invoiceId: 124, amount: 5000 },
      ],
    })
  })

  test('too little pays the older debt first', () => {
    expect(matchTransfer(transfer(46_000, both), [due(123, 45_000), due(124, 5000)])).toMatchObject({
      certainty: 'likely',
      reason: 'partPayment',
      parts: [
        { invoiceId: 123, amount: 45_000 },
        { invoiceId: 124, amount: 1000 },
      ],
    })
    expect(matchTransfer(transfer(45_000, both), [due(123, 45_000), due(124, 5000)]).parts).toHaveLength(1)
  })

  test('one of them paid before: the other is meant', () => {
    expect(matchTransfer(transfer(5000, both), [due(123, 0), due(124, 5000)])).toMatchObject({
      certainty: 'certain',
      parts: [{ invoiceId: 124, amount: 5000 }],
    })
  })

  test('one reference that reads as two is settled by the amount, as a guess', () => {
    const twins = [due(1, 4522, { references: ['MF1001-237'] }), due(2, 9044, { references: ['MF100123-7'] })]
    expect(matchTransfer(transfer(9044, 'MF1001237'), twins)).toMatchObject({ certainty: 'likely', parts: [{ invoiceId: 2, amount: 9044 }] })
    expect(matchTransfer(transfer(1000, 'MF1001237'), twins)).toMatchObject({ certainty: 'none', reason: 'ambiguous' })
  })
})

describe('no invoice named, or a wrong one', () => {
  test.each([['javítás'], ['MF999999-9'], ['']])('%o: amount and payer together are a guess', (text) => {
    expect(matchTransfer(transfer(45_220, text, 'KOVACS JANOS'), [due(123, 45_220), due(124, 4522)])).toEqual({
      certainty: 'likely',
      reason: 'amountAndPayer',
      parts: [{ invoiceId: 123, amount: 45_220 }],
      over: 0,
    })
  })

  test('the amount alone, the payer alone, or two that fit are no guess', () => {
    expect(matchTransfer(transfer(45_220, ''), [due(123, 45_220)])).toMatchObject({ certainty: 'none', reason: 'unknown' })
    expect(matchTransfer(transfer(45_220, '', null), [due(123, 45_220)])).toMatchObject({ certainty: 'none', reason: 'unknown' })
    expect(matchTransfer(transfer(45_000, '', 'Kovács János'), [due(123, 45_220)])).toMatchObject({ certainty: 'none', reason: 'unknown' })
    expect(matchTransfer(transfer(4522, '', 'Kovács János'), [due(123, 4522), due(124, 4522)])).toMatchObject({
      certainty: 'none',
      reason: 'ambiguous',
    })
    expect(matchTransfer(transfer(4522, 'MF100123-123'), [])).toMatchObject({ certainty: 'none', reason: 'unknown', over: 4522 })
  })
})

test('the same sum sent twice is proposed once', () => {
  const twice = [transfer(4522, 'MF100123-123'), transfer(4522, 'MF100123-123')]
  expect(matchTransfers(twice, [due(123, 4522)]).map(({ match }) => match.reason)).toEqual(['reference', 'alreadyPaid'])
})

test('two parts of one debt are both proposed, a third is too much', () => {
  const parts = [4000, 500, 500].map((amount) => transfer(amount, 'MF100123-123'))
  expect(matchTransfers(parts, [due(123, 4522)]).map(({ match: { reason, over } }) => `${reason} ${over}`)).toEqual([
    'partPayment 0',
    'partPayment 0',
    'overpayment 478',
  ])
})
