import { describe, expect, test } from 'vitest'
import { type BuybackAnswers, buybackAnswers, differentAnswers } from './answers.ts'
import { buybackPrice, gradeOf } from './grade.ts'

const perfect: BuybackAnswers = {
  switchesOn: true,
  accountLocked: false,
  waterDamage: false,
  display: 'flawless',
  body: 'asNew',
  batteryPercent: 96,
  brokenFunctions: [],
  comesWith: ['charger', 'cable', 'box'],
  proof: true,
}
const but = (answers: Partial<BuybackAnswers>): BuybackAnswers => ({ ...perfect, ...answers })

describe('the grade is that of the worst part', () => {
  test.each([
    ['a perfect one', {}, 'A'],
    ['scratches on the display', { display: 'scratched' }, 'B'],
    ['signs of use', { body: 'good' }, 'B'],
    ['a battery at its bound', { batteryPercent: 85 }, 'A'],
    ['a battery below it', { batteryPercent: 84 }, 'B'],
    ['a battery nobody knows', { batteryPercent: null }, 'B'],
    ['a weak battery', { batteryPercent: 79 }, 'C'],
    ['a worn body', { body: 'worn' }, 'C'],
    ['a camera that does not work', { brokenFunctions: ['cameras'] }, 'C'],
    ['a broken display', { display: 'broken' }, 'D'],
    ['a bent body', { body: 'damaged' }, 'D'],
    ['water', { waterDamage: true }, 'D'],
    ['a dead one, whose battery nobody can read', { switchesOn: false, batteryPercent: null }, 'D'],
    ['several faults at once', { display: 'scratched', body: 'worn', batteryPercent: 70 }, 'C'],
  ] satisfies [string, Partial<BuybackAnswers>, string][])('%s', (_, answers, grade) => {
    expect(gradeOf(but(answers))).toBe(grade)
  })
})

describe('the price', () => {
  test.each([
    ['of a perfect one is the listed one', {}, 98_000, 98_000],
    ['is told in whole hundreds, rounded down', {}, 98_099, 98_000],
    ['without its box', { comesWith: ['charger', 'cable'] }, 98_000, 96_000],
    ['without charger or without cable is one and the same', { comesWith: ['box', 'cable'] }, 98_000, 96_000],
    ['without any of them', { comesWith: [] }, 98_000, 94_100],
    ['without proof', { proof: false }, 98_000, 95_000],
    ['with two functions that do not work', { brokenFunctions: ['cameras', 'sim'] }, 58_800, 50_800],
    ['of a dead one that was wet', { switchesOn: false, waterDamage: true }, 29_400, 12_300],
  ] satisfies [string, Partial<BuybackAnswers>, number, number][])('%s', (_, answers, listed, price) => {
    expect(buybackPrice(listed, but(answers))).toBe(price)
  })

  test('below a thousand forints nothing is bought', () => {
    expect(buybackPrice(1000, perfect)).toBe(1000)
    expect(buybackPrice(1000, but({ proof: false }))).toBeNull()
  })

  test('is never above what is listed, and every fault lowers it', () => {
    const faults: Partial<BuybackAnswers>[] = [
      { switchesOn: false },
      { waterDamage: true },
      { brokenFunctions: ['sim'] },
      { proof: false },
      { comesWith: ['box'] },
      { comesWith: ['charger', 'cable'] },
    ]
    for (const fault of faults) expect(buybackPrice(50_000, but(fault)) ?? 0).toBeLessThan(50_000)
  })
})

describe('the answers', () => {
  test('that differ are named, whatever the order of a list', () => {
    expect(differentAnswers(perfect, but({ comesWith: ['box', 'charger', 'cable'] }))).toEqual([])
    expect(differentAnswers(perfect, but({ display: 'broken', batteryPercent: 71 }))).toEqual(['display', 'batteryPercent'])
  })

  test('are refused where they are none', () => {
    expect(buybackAnswers.safeParse(perfect).success).toBe(true)
    for (const wrong of [{ batteryPercent: 0 }, { batteryPercent: 101 }, { display: 'fine' }, { brokenFunctions: ['sim', 'sim'] }, { other: 1 }])
      expect(buybackAnswers.safeParse({ ...perfect, ...wrong }).success, JSON.stringify(wrong)).toBe(false)
  })
})
