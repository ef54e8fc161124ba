import { expect, test } from 'vitest'
import { modelsFor, modelTyped, splitModel } from './model-search.ts'

const known = [
  { code: 'LMG710EM', name: 'G7 ThinQ' },
  { code: 'LM-X420EM', name: 'K40' },
  { code: 'OLED55C1', name: 'OLED C1 55' },
]

test('a model is told from its suffix', () => {
  expect([splitModel(' LMG710EM.ANEUBK '), splitModel('LMG710EM'), splitModel('A.B.C')]).toEqual([
    { model: 'LMG710EM', suffix: 'ANEUBK' },
    { model: 'LMG710EM', suffix: '' },
    { model: 'A', suffix: 'B.C' },
  ])
})

test.each([
  ['lmg', ['LMG710EM']],
  ['lmg710em.aneubk', ['LMG710EM.ANEUBK']],
  ['lmx4', ['LM-X420EM']],
  ['thinq g7', ['LMG710EM']],
  ['oled 55', ['OLED55C1']],
  ['', ['LMG710EM', 'LM-X420EM', 'OLED55C1']],
  ['xyz', []],
])('for %j are offered %j', (typed, whole) => expect(modelsFor(typed, known).map((one) => one.whole)).toEqual(whole))

test.each([
  ['LMG710EM.ANEUBK', 'G7 ThinQ'],
  ['lm x420em', 'K40'],
  ['LMG710', undefined],
  ['', undefined],
])('%j is known as %s', (typed, name) => expect(modelTyped(typed, known)?.name).toBe(name))
