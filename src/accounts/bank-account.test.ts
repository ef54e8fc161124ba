import { describe, expect, test } from 'vitest'
import { fc } from '#testing/random-runs.ts'
import { toBankAccount } from './bank-account.ts'
import { bankAccountEnd, groupBankAccount } from './bank-account-in-words.ts'

describe('bank accounts (DOMAIN 4)', () => {
  test.each([
    ['11773016-11111018', '11773016-11111018'],
    ['1177 3016 1111 1018', '11773016-11111018'],
    ['117730161111101800000000', '11773016-11111018-00000000'],
    ['HU42 1177 3016 1111 1018 0000 0000', 'HU42 1177 3016 1111 1018 0000 0000'],
    ['hu42117730161111101800000000', 'HU42 1177 3016 1111 1018 0000 0000'],
    ['DE89-3704-0044-0532-0130-00', 'DE89 3704 0044 0532 0130 00'],
  ])('%j is %s', (typed, written) => expect(toBankAccount(typed)).toBe(written))

  test.each([
    '',
    '11773016',
    '11773017-11111018',
    '00000000-00000000',
    '11773016-1111101',
    '11773016-11111018-0000000',
    'HU43 1177 3016 1111 1018 0000 0000',
    'DE88 3704 0044 0532 0130 00',
    'XX42 1177 3016 1111 1018 0000 0000',
    'számla',
  ])('%j is none', (typed) => expect(toBankAccount(typed)).toBeNull())

  test('of the account’s own block the check is not every bank’s: only bank and branch are checked', () => {
    expect(toBankAccount('11773016-11111019')).toBe('11773016-11111019')
  })

  test('one changed digit of bank and branch is found', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{8}$/), fc.nat(7), fc.integer({ min: 1, max: 9 }), (own, at, by) => {
        const bank = '11773016'
        // Every weight is prime to ten, so no single change keeps the sum.
        const changed = `${bank.slice(0, at)}${(Number(bank[at]) + by) % 10}${bank.slice(at + 1)}`
        expect(toBankAccount(bank + own)).toBe(`${bank}-${own}`)
        expect(toBankAccount(changed + own)).toBeNull()
      }),
    )
  })

  test.each([
    ['1177301611111018', '11773016-11111018'],
    ['117730161111101800000000', '11773016-11111018-00000000'],
    ['HU42117730161111101800000000', 'HU42 1177 3016 1111 1018 0000 0000'],
    ['SI56191000000123438', 'SI56 1910 0000 0123 438'],
    ['OTP12345', 'OTP12345'],
    ['', ''],
  ])('a bank’s %j is read as %s', (bare, grouped) => expect(groupBankAccount(bare)).toBe(grouped))

  test('its end is four characters, whatever the groups', () => {
    expect(bankAccountEnd('11773016-11111018')).toBe('1018')
    expect(bankAccountEnd('SI56 1910 0000 0123 438')).toBe('3438')
  })
})
