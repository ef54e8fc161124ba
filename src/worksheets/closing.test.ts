import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { aloneOutcomesOf } from './alone.ts'
import { problemsAtClosing } from './closing.ts'
import { commonFields } from './common-kind.ts'
import { fieldsOf, onlyAsked, ownFieldsOf, shapeOf } from './kind.ts'
import { lgKind } from './lg-kind.ts'
import { mieleKind } from './miele-kind.ts'
import { inOrderOfPlace, plannedVisit } from './visit.ts'

const schema = z.strictObject(shapeOf(ownFieldsOf(mieleKind, commonFields), mieleKind))
const whole = {
  ...{ diagnosis: 'A szivattyú elzáródott.', workDone: 'Kitisztítva.', applianceType: 'G 7100 SCi', fabricationNumber: '12/345678901' },
  ...{ arrivedAt: '09:10', leftAt: '10:40', faultCodes: 'F11, F24', conditionCode: '1', symptomCode: '220', sectionCode: 'DRA' },
  ...{ defectCode: 'F', repairCode: 'B', waterCheck: 'ok', powerCheck: 'ok', secondVisit: 'no', secondVisitReason: '' },
  ...{ protectionClass: 'I', earthResistance: '0.12', insulation: '1.5', leakageCurrent: '0.4' },
}
const problems = (over: object = {}, outcome: Parameters<typeof problemsAtClosing>[1] = 'REPAIRED') =>
  problemsAtClosing(mieleKind, outcome, { ...whole, ...over }).map(({ path, code }) => `${path} ${code}`)

describe('closing a sheet of Miele', () => {
  test('nothing stands in its way when all is there and inside of the limits', () => expect(problems()).toEqual([]))

  test.each<[object, string]>([
    [{ fabricationNumber: '12-345678901' }, 'fabricationNumber FABRICATION_NUMBER'],
    [{ faultCodes: 'E11' }, 'faultCodes FAULT_CODES'],
    [{ leftAt: '09:09' }, 'leftAt TIME_ORDER'],
    [{ leftAt: '' }, 'leftAt REQUIRED'],
    [{ secondVisit: 'yes' }, 'secondVisitReason REQUIRED'],
    [{ earthResistance: '' }, 'earthResistance REQUIRED'],
    [{ earthResistance: '0.31' }, 'earthResistance MEASURE_TOO_HIGH'],
    [{ insulation: '0.9' }, 'insulation MEASURE_TOO_LOW'],
    [{ protectionClass: 'I_HEATED', insulation: '0.29' }, 'insulation MEASURE_TOO_LOW'],
    [{ protectionClass: 'II', earthResistance: '', insulation: '1.9', leakageCurrent: '0.5' }, 'insulation MEASURE_TOO_LOW'],
    [{ protectionClass: 'II', earthResistance: '', insulation: '2', leakageCurrent: '0.51' }, 'leakageCurrent MEASURE_TOO_HIGH'],
    [{ leakageCurrent: '3.501' }, 'leakageCurrent MEASURE_TOO_HIGH'],
    [{ protectionClass: 'I_HEATED', leakageCurrent: '3.6' }, 'leakageCurrent MEASURE_TOO_HIGH'],
    [{ protectionClass: 'I_STRONGLY_HEATED' }, 'heatingPower REQUIRED'],
    [{ protectionClass: 'I_STRONGLY_HEATED', heatingPower: '7.2', leakageCurrent: '7.201' }, 'leakageCurrent MEASURE_TOO_HIGH'],
    [{ protectionClass: 'I_STRONGLY_HEATED', heatingPower: '11', leakageCurrent: '10.1' }, 'leakageCurrent MEASURE_TOO_HIGH'],
  ])('%j: %s', (over, problem) => expect(problems(over)).toEqual([problem]))

  test('at the limit is inside, and what is not repaired needs no measuring', () => {
    expect(problems({ earthResistance: '0.3', insulation: '1', leakageCurrent: '3.5', leftAt: '09:10' })).toEqual([])
    expect(problems({ protectionClass: 'I_HEATED', insulation: '0.3' })).toEqual([])
    expect(problems({ protectionClass: 'I_STRONGLY_HEATED', heatingPower: '7.2', insulation: '0.1', leakageCurrent: '7.2' })).toEqual([])
    expect(problems({ protectionClass: '', earthResistance: '', insulation: '', leakageCurrent: '', workDone: '' }, 'NO_FAULT')).toEqual([])
    expect(problems({ insulation: '0.01', secondVisit: 'yes', secondVisitReason: 'Alkatrész.' }, 'SECOND_VISIT')).toEqual([])
  })

  test('a field that is not asked is empty, so what was typed there before stands in the way of nothing', () => {
    const written = { ...whole, protectionClass: 'II', heatingPower: '7.2', earthResistance: '0.9', secondVisitReason: 'Alkatrész.' }
    expect(onlyAsked(fieldsOf(mieleKind), written)).toEqual({ ...written, heatingPower: '', earthResistance: '', secondVisitReason: '' })
    const asked = { ...written, protectionClass: 'I_STRONGLY_HEATED', secondVisit: 'yes' }
    expect(onlyAsked(fieldsOf(mieleKind), asked)).toEqual(asked)
    expect(onlyAsked(fieldsOf(mieleKind), { protectionClass: 'I' })).toEqual({ protectionClass: 'I' })
  })

  test('where another visit is needed nothing has ended; of a walk-in nobody asks', () => {
    expect(aloneOutcomesOf(mieleKind, { secondVisit: 'yes' })).toEqual(['SECOND_VISIT'])
    expect(aloneOutcomesOf(mieleKind, { secondVisit: 'no' })).not.toContain('SECOND_VISIT')
    expect(aloneOutcomesOf(lgKind, { secondVisit: 'yes' })).not.toContain('SECOND_VISIT')
  })
})

describe('what is written while it is written', () => {
  test('is read by its type; a comma is a point', () => {
    expect(schema.parse({ earthResistance: ' 0,125 ', arrivedAt: '23:59', kilometres: 12 })).toMatchObject({
      ...{ earthResistance: '0.125', arrivedAt: '23:59', leftAt: '', kilometres: 12, insulation: '' },
    })
  })

  test.each([
    ['earthResistance', '1,2,3'],
    ['earthResistance', '-1'],
    ['earthResistance', '1e3'],
    ['earthResistance', '1000.5'],
    ['earthResistance', 0.3],
    ['insulation', '0.1234'],
    ['arrivedAt', '24:00'],
    ['arrivedAt', '9:5'],
    ['installedOn', '2026-02-30'],
    ['protectionClass', 'III'],
  ])('refuses %s = %j', (name, value) => {
    expect(schema.safeParse({ [name]: value }).error?.issues.map(({ path }) => path)).toEqual([[name]])
  })
})

test('a day goes by window, and within it from neighbour to neighbour', () => {
  const visit = (from: string | null, postalCode: string, street: string, city = 'Budapest') => ({ from, postalCode, city, street })
  const [a, b, c, d, e] = [
    visit('08:00', '1024', 'Lövőház utca 9'),
    visit('08:00', '1024', 'Lövőház utca 12'),
    visit('08:00', '1134', 'Váci út 3'),
    visit('12:00', '1011', 'Fő utca 1'),
    visit(null, '1011', 'Fő utca 1'),
  ]
  expect(inOrderOfPlace([e, d, c, b, a].filter((one) => one !== undefined))).toEqual([a, b, c, d, e])
})

test.each([
  [{ day: '2026-11-26', from: '08:00', to: '12:00', technicianId: 1 }, []],
  [{ day: null, from: null, to: null, technicianId: null }, []],
  [{ day: '2026-11-26', from: '12:00', to: '08:00', technicianId: null }, ['to']],
  [{ day: '2026-11-26', from: '12:00', to: null, technicianId: null }, ['to']],
  [{ day: null, from: '08:00', to: '12:00', technicianId: null }, ['day']],
  [{ day: '2026-11-31', from: null, to: null, technicianId: null }, ['day']],
])('a visit %j is refused at %j', (visit, at) => {
  expect((plannedVisit.safeParse(visit).error?.issues ?? []).map(({ path }) => String(path[0]))).toEqual(at)
})
