import { expect, test } from 'vitest'
import { conditionFacts } from './condition-facts.ts'

test('each question stands with its answer, what else was written stays', () => {
  const written = 'Apple iPhone 14, 128 GB\nBekapcsol: igen\nKijelző: karcos\nNem működik: gombok, töltés\nA doboza elveszett.'
  expect(conditionFacts(written)).toEqual({
    facts: [
      ['Bekapcsol', 'igen'],
      ['Kijelző', 'karcos'],
      ['Nem működik', 'gombok, töltés'],
    ],
    rest: 'Apple iPhone 14, 128 GB\nA doboza elveszett.',
  })
  expect(conditionFacts('Alig használt')).toEqual({ facts: [], rest: 'Alig használt' })
})
