import { describe, expect, test } from 'vitest'
import { excerptOf, plainOf, rankOfArticle, searchableArticle } from './manual-search.ts'

const packing = searchableArticle(
  'Csomagolás',
  '# Teendők\n\n- **Bélelje** ki a dobozt\n- Az [akkumulátor](https://pelda.hu) maradjon benne.\n\n![Doboz](kep:3)',
)

test('Markdown is read without its marks', () => {
  expect(plainOf('## Átvétel\n\n1. Nézze meg *jól*\n2. Írja le\n\n> Fontos: [itt](https://pelda.hu)\n\n![Kép](kep:1)')).toBe(
    'Átvétel: Nézze meg jól Írja le Fontos: itt Kép',
  )
  expect(plainOf('# Mit tegyen?\n\nNézze meg.\n\n---\n\n| Mit lát | Mit tegyen |\n|---|:-:|\n| Púpos akku | **Ne** töltse |')).toBe(
    'Mit tegyen? Nézze meg. Mit lát · Mit tegyen Púpos akku · Ne töltse',
  )
})

describe('what is typed', () => {
  test.each([
    ['csomag', 0],
    ['CSOMAGOLAS', 0],
    ['csomagolás doboz', 1],
    ['akku', 2],
    ['belelje dobozt', 2],
    ['akku futár', null],
    // Within a word nobody looks.
    ['magol', null],
    ['', 0],
  ])('«%s» ranks %s', (typed, rank) => expect(rankOfArticle(typed, packing)).toBe(rank))
})

describe('a line of the article', () => {
  const long = searchableArticle('Hosszú', Array.from({ length: 100 }, (_, n) => `szó${n}`).join(' '))
  test('is its beginning', () => {
    const line = excerptOf(long, '')
    expect(line).toMatch(/^szó0 szó1 .* …$/)
    expect(line.length).toBeLessThan(170)
  })
  test('is around what was found', () => expect(excerptOf(long, 'szo50')).toMatch(/^… szó44 .*szó50 .* …$/))
  test('of a short one is all of it', () => expect(excerptOf(searchableArticle('Rövid', 'Egy sor.'), 'sor')).toBe('Egy sor.'))
  test('of one word that is far too long is that word', () => {
    const word = 'x'.repeat(400)
    expect(excerptOf(searchableArticle('Szó', word), '')).toBe(word)
  })
})
