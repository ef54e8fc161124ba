import { expect, test } from 'vitest'
import { ibanOf, transferCode } from './payment-code.ts'

test('an account number becomes an IBAN that passes mod 97', () => {
  for (const account of ['99900009-00000000-00000000', '11773016-11111018', '10300002-20166405-00003285']) {
    const iban = ibanOf(account)
    expect(iban).toHaveLength(28)
    expect(BigInt(`${iban.slice(4)}1730${iban.slice(2, 4)}`) % 97n).toBe(1n)
  }
})

// The example of every textbook on the Hungarian IBAN.
test('a known one', () => expect(ibanOf('11773016-11111018-00000000')).toBe('HU42117730161111101800000000'))

test('the code holds amount, reference and end of validity, each on its line', () => {
  const code = transferCode({
    account: '11773016-11111018',
    beneficiary: 'Mobilfutár Szerviz Kft.',
    amount: 45_162,
    reference: 'MF123456789-1',
    validUntil: '20261201235959',
  })
  expect(code.split('\n')).toEqual([
    'HCT',
    '001',
    '1',
    '',
    'Mobilfutár Szerviz Kft.',
    'HU42117730161111101800000000',
    'HUF45162',
    '20261201235959+1',
    '',
    'MF123456789-1',
    ...Array.from({ length: 8 }, () => ''),
  ])
})
