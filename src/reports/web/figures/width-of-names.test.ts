import { expect, test } from 'vitest'
import { widthOfNames } from './width-of-names.ts'

test.each([
  ['nothing', [], 104],
  ['short ones', ['Samsung', 'Apple'], 104],
  // Its first word is 100 px wide in a browser, and had 96.
  ['a long word of two', ['Visszaszállítás megrendelve', 'Beérkezett'], 143],
  // Its letters are wide ones: in a browser it is 106 px, and had 104.
  ['wide letters', ['Zurückgegeben'], 125],
  ['the longest status there is', ['Kostenvoranschlag angenommen'], 144],
  ['what no phone has room for', ['Donaudampfschifffahrtsgesellschaft'], 144],
])('%s', (_, names, width) => {
  expect(widthOfNames(names)).toBe(width)
})
