import { expect, test } from 'vitest'
import { templatesFor, withTemplate } from './templates.ts'

const all = [
  { title: 'Törött kijelző', body: 'A kijelző üvege törött.' },
  { title: 'Beázás', body: 'Folyadék nyoma látható.' },
]

test.each([
  ['', ['Törött kijelző', 'Beázás']],
  ['torott', ['Törött kijelző']],
  ['FOLY lath', ['Beázás']],
  ['foly torott', []],
  ['foly lát', ['Beázás']],
  ['kijelző uveg', ['Törött kijelző']],
])('for %j are offered %j', (typed, titles) => expect(templatesFor(typed, all).map(({ title }) => title)).toEqual(titles))

test.each([
  ['', 'Kész.', 100, 'Kész.'],
  ['Volt. \n', 'Kész.', 100, 'Volt.\nKész.'],
  ['Volt.', 'Kész.', 7, 'Volt.\nK'],
])('what was written stays before it: %j + %j', (written, body, max, expected) => expect(withTemplate(written, body, max)).toBe(expected))
