import { describe, expect, test } from 'vitest'
import { languages } from '#base/languages.ts'
import { type ErrorCode, errors, issueMessage, refusalsOfIssues } from '../errors.ts'
import { errorsDe } from './de.ts'
import { errorsEn } from './en.ts'
import { errorsHu } from './hu.ts'
import { sentenceFormatterOf, sentenceOf } from './sentences.ts'
import { errorsSl } from './sl.ts'

const codes = Object.keys(errors) as ErrorCode[]
const valuesIn = (sentence: string) =>
  [...sentence.matchAll(/\{(\w+)/g)].map(([, name]) => name).filter((name) => /^(max|min|n|length)$/.test(name ?? ''))

describe('the sentences', () => {
  test.each(codes)('%s asks for the same values in every language', (code) => {
    const asked = new Set(valuesIn(errorsHu[code]))
    for (const other of [errorsEn, errorsDe, errorsSl]) expect(new Set(valuesIn(other[code]))).toEqual(asked)
  })

  test.each(languages)('all of %s can be said', async (language) => {
    const say = await sentenceFormatterOf(language)
    const said = codes.map((code) =>
      say({
        code,
        values: {
          max: 3000,
          min: 15,
          n: 3,
          length: 3001,
          reason: 'ZipCode',
          title: 'Karbantartás',
          days: 30,
          asked: 60,
          change: 30,
          numbers: '123 456 789',
          number: '123 456 789',
          value: 'HUAWI',
          row: 7,
          place: 2,
          columns: 'IMEI, reference',
          device: 'iPhone 13',
          limit: 0.3,
          unit: 'Ω',
          field: 'Hibakód',
        },
      }),
    )
    for (const sentence of said) expect(sentence).toMatch(/^[^{}]+[.)]$/)
    expect(new Set(said).size).toBe(codes.length)
  })

  test('a forgotten value still gives a sentence', async () => {
    expect(await sentenceOf('hu', { code: 'TEXT_TOO_LONG' })).toBe(errorsHu.INVALID_INPUT)
    expect(await sentenceOf('sl', { code: 'TOO_MANY' })).toBe('Preveč poskusov. Poskusite znova čez 1 minuto.')
  })

  test('what is missing of a device at a counter, or of one of many, is asked for as of one alone', async () => {
    const asked = (path: string) => sentenceOf('hu', { code: 'REQUIRED', path })
    for (const field of ['identifier', 'productTypeId', 'dateOfPurchase', 'troubleDescription', 'insuranceNumber'])
      for (const device of ['device', 'devices.3']) expect(await asked(`${device}.${field}`)).toBe(await asked(`serviceRequest.${field}`))
    expect(await asked('device.identifier')).toBe('Adja meg a készülék IMEI-számát vagy gyári számát.')
    expect(await asked('devices.0.warrantyType')).toBe(await asked('serviceRequest.availableServiceId'))
  })

  test('each question about a device to be bought has a sentence of its own', async () => {
    const questions = ['switchesOn', 'accountLocked', 'waterDamage', 'display', 'body', 'proof']
    for (const language of languages) {
      const asked = await Promise.all(questions.map((question) => sentenceOf(language, { code: 'REQUIRED', path: `answers.${question}` })))
      expect(new Set(asked).size, asked.join()).toBe(questions.length)
    }
  })

  test('a day is told as the screens write it', async () => {
    const values = { min: '2016-11-23', max: '2026-11-23' }
    expect(await sentenceOf('hu', { code: 'INVALID_DATE', values })).toBe(
      'A vásárlás napja legkorábban: 2016. november 23., legkésőbb: 2026. november 23.',
    )
    expect(await sentenceOf('de', { code: 'INVALID_DATE', values })).toContain('frühestens 23. November 2016')
  })

  test('a limit is written as its language writes decimals', async () => {
    const values = { field: 'Leakage', limit: 7.2, unit: 'mA' }
    expect(await sentenceOf('hu', { code: 'MEASURE_TOO_HIGH', values })).toContain('legfeljebb 7,2 mA')
    expect(await sentenceOf('en', { code: 'MEASURE_TOO_HIGH', values })).toContain('at most 7.2 mA')
  })

  test('Slovenian counts in four forms', async () => {
    const say = await sentenceFormatterOf('sl')
    const minutes = [1, 2, 3, 5].map((n) => say({ code: 'TOO_MANY', values: { n } }).split('čez ')[1])
    expect(minutes).toEqual(['1 minuto.', '2 minuti.', '3 minute.', '5 minut.'])
  })

  test('a text that is too long is named where there are several on a screen', async () => {
    const refused = { code: 'TEXT_TOO_LONG', values: { max: 3000, length: 3500 } } as const
    expect(await sentenceOf('hu', { ...refused, path: 'serviceRequest.troubleDescription' })).toBe(
      'A hibaleírás legfeljebb 3000 karakter lehet, most 3500.',
    )
    expect(await sentenceOf('hu', { ...refused, path: 'note' })).toBe('A szöveg legfeljebb 3000 karakter lehet, most 3500.')
    expect(await sentenceOf('en', { ...refused, path: 'toString' })).toBe('The text can have at most 3000 characters, it now has 3500.')
  })

  test('an empty field is told by its whole path, then by its last word, then plainly', async () => {
    expect(await sentenceOf('hu', { code: 'REQUIRED', path: 'customer.lastName' })).toBe('Adja meg a vezetéknevét.')
    expect(await sentenceOf('hu', { code: 'REQUIRED', path: 'serviceRequest.troubleDescription' })).toBe('Írja le a hibát.')
    expect(await sentenceOf('en', { code: 'REQUIRED', path: 'billingAddress.city' })).toBe('Enter the town.')
    expect(await sentenceOf('de', { code: 'REQUIRED', path: 'toString' })).toBe('Bitte füllen Sie dieses Feld aus.')
  })
})

test('of several refusals of one field the first is kept; unknown keys are named', () => {
  const refusals = refusalsOfIssues([
    { path: ['customer', 'email'], message: issueMessage('REQUIRED') },
    { path: ['customer', 'email'], message: issueMessage('EMAIL') },
    { path: ['customer'], message: '', code: 'unrecognized_keys', keys: ['role'] },
    { path: ['gdpr'], message: 'Invalid input' },
  ])
  expect(refusals.map(({ path, code }) => [path, code])).toEqual([
    ['customer.email', 'REQUIRED'],
    ['customer.role', 'UNKNOWN_FIELD'],
    ['gdpr', 'INVALID_INPUT'],
  ])
})
