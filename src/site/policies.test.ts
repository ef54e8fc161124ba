import { describe, expect, test } from 'vitest'
import { languages } from '#base/languages.ts'
import { company } from './company.ts'
import { figures, forintIn, roundedToCash } from './figures.ts'
import { policyOf } from './policies.ts'
import { type Policy, plainTextOf, policyKinds, policySchema } from './policy.ts'

/** Anchors, kinds of parts and their counts: what must be alike in every language. */
const shapeOf = (policy: Policy) => ({
  validFrom: policy.validFrom,
  sections: policy.sections.map(({ id, parts }) => ({
    id,
    parts: parts.map((part) => {
      if ('list' in part) return `list ${part.list.length}`
      if ('facts' in part) return `facts ${part.facts.length}`
      if ('table' in part) return `table ${part.table.columns.length} × ${part.table.rows.length}`
      return 'text'
    }),
  })),
})

describe.each(policyKinds)('policy %s', (kind) => {
  test('has the same sections in every language', async () => {
    const hungarian = shapeOf(await policyOf(kind, 'hu'))
    for (const language of languages) expect(shapeOf(await policyOf(kind, language)), language).toEqual(hungarian)
  })

  test.each(languages)('fits its schema and leaves nothing empty in %s', async (language) => {
    const policy = policySchema.parse(await policyOf(kind, language))
    const words: string[] = []
    JSON.stringify(policy, (_key, value: unknown) => (typeof value === 'string' ? words.push(value) && value : value))
    expect(words.filter((word) => word.trim() === '' || word.includes('undefined') || /\bTODO\b/.test(word))).toEqual([])
    for (const section of policy.sections)
      for (const part of section.parts)
        if ('table' in part) expect(part.table.rows.every((row) => row.length === part.table.columns.length)).toBe(true)
  })

  test('differs from language to language', async () => {
    const titles = await Promise.all(languages.map(async (language) => plainTextOf(await policyOf(kind, language))))
    expect(new Set(titles).size).toBe(languages.length)
  })
})

describe('what the texts must say', () => {
  const wordsOf = async (kind: Parameters<typeof policyOf>[0], language: Parameters<typeof policyOf>[1]) =>
    plainTextOf(await policyOf(kind, language))

  test.each(languages)('the terms name fees, validity, guarantee and board in %s', async (language) => {
    const terms = await wordsOf('terms', language)
    const forint = forintIn(language)
    for (const words of [
      forint(figures.returnFee),
      forint(roundedToCash(figures.returnFee)),
      forint(figures.inspectionFee),
      `${figures.quoteValidityWorkingDays} `,
      figures.pickupCutOff,
      '249/2004',
      '45/2014',
      'Budapesti Békéltető Testület',
    ])
      expect(terms).toContain(words)
  })

  test.each(languages)('no text sends anybody to the ODR platform, which is gone (%s)', async (language) => {
    for (const kind of policyKinds) expect((await wordsOf(kind, language)).match(/ec\.europa\.eu|\bODR\b/)).toBeNull()
  })

  test('the button and the two statements stand as they appear on screen', async () => {
    const terms = await wordsOf('terms', 'hu')
    expect(terms).toContain('Fizetési kötelezettséggel járó megrendelés')
    expect(terms).toContain('Kifejezetten kérem, hogy a szolgáltatás teljesítése a 14 napos elállási határidő lejárta előtt megkezdődjön.')
    expect(terms).toContain('Elállás a szerződéstől')
  })

  test('cash is rounded to five forints', () => {
    expect([4522, 4523, 4527, 4528, 4520].map(roundedToCash)).toEqual([4520, 4525, 4525, 4530, 4520])
  })

  test('our tax number passes its checksum', () => {
    const weights = [9, 7, 3, 1, 9, 7, 3, 1]
    const sum = weights.reduce((total, weight, index) => total + weight * Number(company.taxNumber[index]), 0)
    expect(sum % 10).toBe(0)
    expect(company.euTaxNumber).toBe(`HU${company.taxNumber.slice(0, 8)}`)
  })
})
