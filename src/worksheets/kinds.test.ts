import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { commonFields, commonKind, commonSections } from './common-kind.ts'
import { brandNumber, fieldsOf, type KindDefinition, kindOfBrand, missingFor, shapeOf } from './kind.ts'
import { kindNamed, kindOf } from './kinds.ts'
import { emptyWorksheet } from './worksheet.ts'

/** A fifth brand, as somebody would add it: this is all there is to it beside its words. */
const coffee = {
  kind: 'coffee',
  brands: ['kaffeewerk'],
  numberPrefix: 'KW',
  keys: { view: 'request.queue', edit: 'request.transition', send: null, export: null },
  sections: [
    {
      name: 'boiler',
      fields: [
        { name: 'pressure', type: 'figure', min: 0, max: 20, needed: ['REPAIRED'] },
        { name: 'scale', type: 'choice', options: ['none', 'thick'], needed: 'always' },
        { name: 'fault', type: 'code', list: 'faults' },
        { name: 'boilerNumber', type: 'text', max: 10, isCode: true, isSearched: true },
        { name: 'taste', type: 'longText', max: 20, isOptional: true },
      ],
    },
    commonSections.findings,
    commonSections.parts,
    commonSections.result,
    commonSections.inside,
  ],
  codes: { faults: ['B1', 'B2'] },
} as const satisfies KindDefinition

describe('a fifth kind is a definition', () => {
  const own = coffee.sections[0].fields
  const schema = z.object(shapeOf(own, coffee))
  const whole = { pressure: 9, scale: 'none', fault: 'B1', boilerNumber: 'K-1', taste: 'kerek' }

  test('it is the kind of its brand, and of no other', () => {
    const all = [commonKind, coffee] as const
    expect([kindOfBrand<KindDefinition>(all, 'kaffeewerk').kind, kindOfBrand<KindDefinition>(all, 'samsung').kind]).toEqual(['coffee', 'common'])
    expect(brandNumber(coffee.numberPrefix, 2026, 123)).toBe('KW-2026-000123')
  })

  test('its fields are read by their types; what is not sent is empty', () => {
    expect(schema.parse({})).toEqual({ pressure: 0, scale: '', fault: '', boilerNumber: '', taste: '' })
    expect(schema.parse({ ...whole, taste: '  kerek\r\n' })).toEqual(whole)
  })

  test.each([
    ['pressure', 21],
    ['pressure', '9'],
    ['pressure', 1.5],
    ['scale', 'thin'],
    ['fault', 'B3'],
    ['boilerNumber', 'x'.repeat(11)],
    ['boilerNumber', null],
    ['taste', 'x'.repeat(21)],
  ])('refuses %s = %j at its field', (name, value) => {
    const read = schema.safeParse({ ...whole, [name]: value })
    expect(read.error?.issues.map(({ path }) => path)).toEqual([[name]])
  })

  test('closing asks for its fields and the common ones in the order of the sheet', () => {
    const missing = (outcome: Parameters<typeof missingFor>[1], over: object = {}) => missingFor(coffee, outcome, { ...emptyWorksheet, ...over })
    expect(missing('REPAIRED')).toEqual(['pressure', 'scale', 'diagnosis', 'workDone'])
    expect(missing('NO_FAULT', { diagnosis: 'x' })).toEqual(['scale'])
    expect(missing('REPLACED', whole)).toEqual(['diagnosis', 'deviceIdentifierOut'])
    expect(missing('REPAIRED', { ...whole, diagnosis: 'x', workDone: 'y' })).toEqual([])
  })
})

describe('the kinds there are', () => {
  test('each has every common field once, and names of its own that are no other field', () => {
    for (const kind of [commonKind, coffee]) {
      const names = fieldsOf(kind).map(({ name }) => name)
      expect(new Set(names).size).toBe(names.length)
      for (const { name } of commonFields) expect(names).toContain(name)
    }
    expect(commonFields.map(({ name }) => name).toSorted()).toEqual(
      Object.keys(emptyWorksheet)
        .filter((name) => name !== 'parts')
        .toSorted(),
    )
  })

  test('one that is not defined is an error, not the common one', () => {
    expect(kindOf('nokia').kind).toBe('common')
    expect(() => kindNamed('coffee')).toThrow('coffee')
  })
})
