import { describe, expect, test } from 'vitest'
import { refusalsOfIssues } from '#errors.ts'
import { fc } from '#testing/random-runs.ts'
import { isCommonPassword } from './common-passwords.ts'
import { maxPasswordLength, newPassword, newPasswordForm, obeysPasswordRule, ownPasswordForm, specialCharacters, typedPassword } from './password.ts'

const codesOf = (password: unknown) => {
  const read = newPassword.safeParse(password)
  return read.success ? [] : refusalsOfIssues(read.error.issues).map(({ code }) => code)
}

describe('a new password', () => {
  test.each(['Kék-Ház7', 'ÁrvíztűrőTükör1!', 'korrekt Ló 4 elem,', `${'abcde '.repeat(20)}ABCDE1!x`])('%s is accepted', (password) => {
    expect(codesOf(password)).toEqual([])
  })

  test.each([
    ['Kék-Há7', 'PASSWORD_RULE'],
    ['KÉK-HÁZ77', 'PASSWORD_RULE'],
    ['kék-ház77', 'PASSWORD_RULE'],
    ['Kék-Házak', 'PASSWORD_RULE'],
    ['KékHázak7', 'PASSWORD_RULE'],
    ['KékHázak7§', 'PASSWORD_RULE'],
    ['', 'NEW_PASSWORD_NEEDED'],
    [undefined, 'REQUIRED'],
    [12345678, 'INVALID_INPUT'],
    [`${'abcde '.repeat(20)}ABCDE1!xy`, 'TEXT_TOO_LONG'],
    ['Jelszó123!', 'PASSWORD_COMMON'],
    ['P@ssw0rd1!', 'PASSWORD_COMMON'],
    ['Qwertz12345.', 'PASSWORD_COMMON'],
    ['Budapest2026!', 'PASSWORD_COMMON'],
    ['1234!Abcd', 'PASSWORD_COMMON'],
    ['Aa1!Aa1!Aa1!', 'PASSWORD_COMMON'],
  ])('%s is refused', (password, code) => {
    expect(codesOf(password)).toEqual([code])
  })

  test('too long is told how long it is', () => {
    const [issue] = newPassword.safeParse(`${'abcde '.repeat(20)}ABCDE1!xy`).error?.issues ?? []
    expect(refusalsOfIssues(issue ? [issue] : [])).toEqual([{ path: '', code: 'TEXT_TOO_LONG', values: { max: 128, length: 129 } }])
  })

  test('is the same however the keyboard composes its accents', () => {
    const composed = 'Tűzőrség-7'
    expect(newPassword.parse(composed.normalize('NFD'))).toBe(newPassword.parse(composed))
  })

  test('whatever has all four kinds and the length obeys the rule, whatever lacks a kind does not', () => {
    const kinds = ['abcdefghijklmnopqrstuvwxyzáőű', 'ABCDEFGHIJKLMNOPQRSTUVWXYZÁŐŰ', '0123456789', specialCharacters]
    const signsOf = (kind: string) => fc.array(fc.constantFrom(...kind), { minLength: 2, maxLength: 20 })
    fc.assert(
      fc.property(fc.tuple(...kinds.map(signsOf)), fc.nat(3), (parts, missing) => {
        expect(obeysPasswordRule(parts.flat().join(''))).toBe(true)
        expect(
          obeysPasswordRule(
            parts
              .filter((_, index) => index !== missing)
              .flat()
              .join(''),
          ),
        ).toBe(false)
      }),
    )
  })

  test('random ones are not taken for common', () => {
    const random = fc.string({ minLength: 14, maxLength: maxPasswordLength, unit: fc.constantFrom(...'bcdfgjkmpqtvwxz2689#%') })
    fc.assert(
      fc.property(random, (password) => {
        fc.pre(new Set(password).size > 8)
        expect(isCommonPassword(password)).toBe(false)
      }),
    )
  })
})

describe('a much-used word is recognised', () => {
  test.each([
    'S4msung',
    'S3cret',
    'T1tok',
    'T!tok',
    '$ecret',
    'Pa55word',
    'Ba7man',
    'Ba+man',
    'B@tman',
    'L0gin',
    'Pass1word!',
    'P@ss-word',
    '11P@ssword!!',
    'Xk1!Xk1!',
  ])('as %s', (password) => expect(isCommonPassword(password)).toBe(true))
  test.each(['Xkq1!Xkq1!', '1234567890', 'Kék-Ház7'])('but not in %s', (password) => expect(isCommonPassword(password)).toBe(false))
})

describe('a typed password', () => {
  const refusals = (password: unknown) => refusalsOfIssues(typedPassword.safeParse(password).error?.issues ?? [])
  test.each([['x'], ['a'.repeat(128)], ['jelszo']])('%s may be tried: an old one obeys no new rule', (password) => {
    expect(refusals(password)).toEqual([])
  })
  test('is there, and no longer than any can be', () => {
    expect(refusals('')).toMatchObject([{ code: 'REQUIRED' }])
    expect(refusals('a'.repeat(129))).toMatchObject([{ code: 'TEXT_TOO_LONG', values: { max: 128, length: 129 } }])
    expect(refusals(1)).toMatchObject([{ code: 'INVALID_INPUT' }])
  })
})

test('whoever is logged in gives the password so far and the new one twice', () => {
  const form = { currentPassword: 'régi', password: 'Kék-Ház7', passwordConfirm: 'Kék-Ház7' }
  const refused = (change: object) => (ownPasswordForm.safeParse({ ...form, ...change }).error?.issues ?? []).map(({ path }) => path.join('.'))
  expect(ownPasswordForm.parse(form)).toEqual(form)
  expect(refused({ currentPassword: '' })).toEqual(['currentPassword'])
  expect(refused({ currentPassword: undefined })).toEqual(['currentPassword'])
  expect(refused({ passwordConfirm: 'Kék-Ház8' })).toEqual(['passwordConfirm'])
})

test('the form wants the same password twice and nothing else', () => {
  const refused = (form: unknown) => {
    const read = newPasswordForm.safeParse(form)
    return read.success ? [] : refusalsOfIssues(read.error.issues).map(({ path, code }) => `${path} ${code}`)
  }
  expect(refused({ password: 'Kék-Ház7', passwordConfirm: 'Kék-Ház7'.normalize('NFD') })).toEqual([])
  expect(refused({ password: 'Kék-Ház7', passwordConfirm: 'Kék-Ház8' })).toEqual(['passwordConfirm PASSWORD_CONFIRM'])
  expect(refused({ password: 'rövid', passwordConfirm: 'más' })).toEqual(['password PASSWORD_RULE', 'passwordConfirm PASSWORD_CONFIRM'])
  expect(refused({ password: 'Kék-Ház7', passwordConfirm: 'Kék-Ház7', role: 'vezeto' })).toEqual(['role UNKNOWN_FIELD'])
})
