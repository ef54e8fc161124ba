import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { unrepairedOutcomes } from '#requests/status.ts'
import { coffee } from '#testing/fifth-kind.ts'
import { knownOfOwner } from './alone.ts'
import { appleKind } from './apple-kind.ts'
import { writtenSheet } from './brand-sheet.ts'
import { commonFields, commonKind } from './common-kind.ts'
import { filledIn } from './filled-in.ts'
import { blockedFor, brandNumber, daysToCome, fieldsOf, type KindDefinition, kindOfBrand, missingFor, ownFieldsOf, shapeOf } from './kind.ts'
import { kindTexts } from './kind-texts.ts'
import { kindNamed, kindOf } from './kinds.ts'
import { knownIn } from './known-fields.ts'
import { lgKind } from './lg-kind.ts'
import { mieleKind } from './miele-kind.ts'
import { emptyWorksheet } from './worksheet.ts'

describe('a fifth kind is a definition', () => {
  const own = coffee.sections[0].fields
  const schema = z.object(shapeOf(own, coffee))
  const whole = { pressure: 9, scale: 'none', fault: 'B1', boilerNumber: 'K-1', taste: 'kerek', serial: '', descaledOn: '' }

  test('it is the kind of its brand, and of no other', () => {
    const all = [commonKind, coffee] as const
    expect([kindOfBrand<KindDefinition>(all, 'kaffeewerk').kind, kindOfBrand<KindDefinition>(all, 'samsung').kind]).toEqual(['coffee', 'common'])
    expect(brandNumber(coffee.numberPrefix, 2026, 123)).toBe('KW-2026-000123')
  })

  test('its fields are read by their types; what is not sent is empty', () => {
    expect(schema.parse({})).toEqual({ pressure: 0, scale: '', fault: '', boilerNumber: '', taste: '', serial: '', descaledOn: '' })
    expect(schema.parse({ ...whole, taste: '  kerek\r\n' })).toEqual(whole)
    expect(schema.parse({ serial: ' ab 12', descaledOn: '2026-02-28' })).toMatchObject({ serial: 'AB12', descaledOn: '2026-02-28' })
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
    ['serial', 'AB1'],
    ['serial', 'AB#1'],
    ['descaledOn', '2026-02-29'],
    ['descaledOn', 'ma'],
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

test('an answer keeps the repair from its end, and what is done was done by today', () => {
  expect(blockedFor(coffee, 'REPAIRED', { scale: 'thick' })).toEqual([{ path: 'scale', code: 'REQUIRED' }])
  for (const [outcome, scale] of [
    ['NO_FAULT', 'thick'],
    ['REPAIRED', 'none'],
    ['REPAIRED', ''],
  ] as const)
    expect(blockedFor(coffee, outcome, { scale })).toEqual([])
  const toCome = (descaledOn: string) => daysToCome(coffee.sections[0].fields, { descaledOn }, '2026-11-25')
  expect([toCome('2026-11-26'), toCome('2026-11-25'), toCome('')]).toEqual([['descaledOn'], [], []])
})

describe.each<KindDefinition>([lgKind, appleKind])('the sheet of $kind', (kind) => {
  const filled = { ...emptyWorksheet, diagnosis: 'x', workDone: 'y', deviceIdentifierOut: 'z' }

  test('filled in, it is taken, and lacks nothing whatever the end', () => {
    const { fields, ...common } = writtenSheet(kind).parse({ ...filled, fields: filledIn(kind) })
    for (const outcome of ['REPAIRED', ...unrepairedOutcomes] as const) {
      expect(missingFor(kind, outcome, { ...common, ...fields }), outcome).toEqual([])
      expect(blockedFor(kind, outcome, { ...common, ...fields }), outcome).toEqual([])
    }
  })

  test('has words for every section, field, answer and code, and none besides', () => {
    const words = kindTexts[kind.kind]?.hu
    const own = ownFieldsOf(kind, commonFields)
    const codes = Object.entries(kind.codes).flatMap(([list, some]) => some.map((code) => `${list}_${code}`))
    const options = own.flatMap((field) => (field.type === 'choice' ? field.options.map((option) => `${field.name}_${option}`) : []))
    const sorted = (names: object = {}) => Object.keys(names).toSorted()
    expect(sorted(words?.fields)).toEqual(own.map(({ name }) => name).toSorted())
    expect([sorted(words?.options), sorted(words?.codes)]).toEqual([options.toSorted(), codes.toSorted()])
    const blocked = own.flatMap((field) => (field.type === 'choice' && field.blocks ? [`${field.name}_${field.blocks.option}`] : []))
    expect(sorted(words?.hints)).toEqual([...own.flatMap(({ name, hasHint }) => (hasHint ? [name] : [])), ...blocked].toSorted())
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

  test('what is asked only sometimes hangs on a choice above it that is always asked', () => {
    for (const kind of [commonKind, lgKind, appleKind, mieleKind] as const satisfies KindDefinition[]) {
      const all = fieldsOf(kind)
      for (const [place, { name, askedWhen }] of all.entries()) {
        const deciding = all.slice(0, place).find((one) => one.name === askedWhen?.field)
        if (!askedWhen) continue
        expect(deciding, name).toMatchObject({ type: 'choice', options: expect.arrayContaining([...askedWhen.is]) })
        expect(deciding?.askedWhen, name).toBeUndefined()
      }
    }
  })

  test('what is known when it is opened stands in it, unless its field would refuse it', () => {
    const ofMiele = (model: string, serial: string | null) => knownIn(mieleKind, { model, serial })
    expect(ofMiele('G 7100 SCi', ' 12/345678901')).toEqual({ applianceType: 'G 7100 SCi', fabricationNumber: '12/345678901' })
    expect(ofMiele('x'.repeat(61), 'MIELE-5566')).toEqual({ applianceType: '', fabricationNumber: '' })
    expect(ofMiele('', null)).toEqual({ applianceType: '', fabricationNumber: '' })
    const typed = (serial: string) => knownIn(appleKind, knownOfOwner({ type: 'iPhone 13', serial }))
    expect(typed('c39xj2p0kv')).toEqual({ serial: 'C39XJ2P0KV', imei: '' })
    expect(typed('490154203237518')).toEqual({ serial: '', imei: '490154203237518' })
    expect(knownIn(commonKind, { serial: 'C39XJ2P0KV' })).toEqual({})
  })

  test('one that is not defined is an error, not the common one', () => {
    expect(kindOf('nokia').kind).toBe('common')
    expect(() => kindNamed('coffee')).toThrow('coffee')
  })
})
