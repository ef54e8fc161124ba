import { describe, expect, test } from 'vitest'
import { disagreements, keyOf, type OwnMove, type ProviderLine, saidOf } from './provider-agreement.ts'

const day = '2026-11-20'
const line = (row: Partial<ProviderLine> = {}): ProviderLine => ({
  ...{ kind: 'payment', transactionId: 'T1', about: 'T1', paymentId: null, amount: 4522, state: 'done', day },
  ...row,
})
const move = (row: Partial<OwnMove> = {}): OwnMove => ({
  ...{ kind: 'payment', id: 'p1', paymentId: 'p1', transactionId: 'T1', about: 'T1', amount: 4522, state: 'done', day },
  ...row,
})
const compare = (lines: ProviderLine[], moves: OwnMove[], isListed = true) =>
  disagreements(lines, moves, { from: day, to: day, isListed: () => isListed }).map((one) => [one.difference, keyOf(one)])

describe('a payment', () => {
  test.each<[string, ProviderLine[], OwnMove[], unknown[]]>([
    ['on both sides agrees', [line()], [move()], []],
    ['only there', [line()], [], [['onlyThere', 'T1']]],
    ['only here', [], [move()], [['onlyHere', 'p1']]],
    ['with another amount', [line({ amount: 4520 })], [move()], [['otherAmount', 'T1']]],
    ['that is pending there and paid here', [line({ state: 'pending' })], [move()], [['otherState', 'T1']]],
    ['that is paid there and failed here', [line()], [move({ state: 'failed', transactionId: null, about: null })], [['onlyThere', 'T1']]],
    ['that failed on both sides agrees, whatever the amounts', [line({ state: 'failed', amount: 1 })], [move({ state: 'failed' })], []],
    ['that failed there and is unknown here agrees', [line({ state: 'failed' })], [], []],
    [
      'that we have not been told the id of, by our own id',
      [line({ paymentId: 'p1' })],
      [move({ transactionId: 'O9', about: 'O9', state: 'pending', day: null })],
      [['otherState', 'T1']],
    ],
    ['that stands on the next day there agrees', [line({ day: '2026-11-21' })], [move()], []],
  ])('%s', (_what, lines, moves, expected) => {
    expect(compare(lines, moves)).toEqual(expected)
  })

  test('only here counts where a list tells of the day', () => {
    expect(compare([], [move()], false)).toEqual([])
  })
})

describe('a refund', () => {
  const back = (row: Partial<ProviderLine> = {}) => line({ kind: 'refund', transactionId: 'R1', amount: 1000, ...row })
  const ours = (row: Partial<OwnMove> = {}) => move({ kind: 'refund', id: 'r1', transactionId: 'R1', amount: 1000, ...row })

  test('is no payment, though it has the same id', () => {
    expect(compare([line(), back({ transactionId: 'T1' })], [move()])).toEqual([['onlyThere', 'T1']])
  })

  test('whose id the list does not name is found by its payment and amount, each once', () => {
    const listed = [1, 2, 3].map((at) => back({ transactionId: `T1 ${day} 1000 ${at}` }))
    const known = ['r1', 'r2'].map((id) => ours({ id, transactionId: `T1-${id}` }))
    expect(compare([line(), ...listed], [move(), ...known])).toEqual([['onlyThere', `T1 ${day} 1000 3`]])
    expect(compare([line(), ...listed.slice(0, 1)], [move(), ...known])).toEqual([['onlyHere', 'r2']])
  })

  test('that is done is matched before one that failed', () => {
    expect(
      compare(
        [line(), back({ transactionId: 'x' })],
        [move(), ours({ id: 'r0', transactionId: null, state: 'failed' }), ours({ transactionId: 'y' })],
      ),
    ).toEqual([])
  })

  test('of another payment is another', () => {
    expect(compare([back({ transactionId: 'x', about: 'T2' })], [ours({ transactionId: 'y' })])).toEqual([
      ['onlyHere', 'r1'],
      ['onlyThere', 'x'],
    ])
  })
})

test('what is said changes with either side, so that a note covers only what it was about', () => {
  const [one] = disagreements([line({ amount: 1 })], [move()], { from: day, to: day, isListed: () => true })
  const [other] = disagreements([line({ amount: 2 })], [move()], { from: day, to: day, isListed: () => true })
  expect(one && saidOf(one)).toBe('otherAmount / 1 done / 4522 done')
  expect(other && saidOf(other)).not.toBe(one && saidOf(one))
})
