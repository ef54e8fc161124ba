import { expect, test } from 'vitest'
import { rawStyles, tokensOf } from './check-styles.ts'

const tokens = new Set(tokensOf(':root {\n  --text: light-dark(#000, #fff);\n  --space-8: 0.5rem;\n  --type-22: 1rem;\n}'))
const found = (declarations: string) => rawStyles('a.module.css', `.a {\n${declarations}\n}`, tokens)

test('a raw colour is refused, however it is written', () => {
  for (const colour of ['#fff', '#12345678', 'rgb(0 0 0 / 5%)', 'hsl(1 2% 3%)', 'white', '1px solid Red'])
    expect(found(`  border: ${colour};`), colour).toHaveLength(1)
})

test('space and type off the scale are refused, a line of 2 px is not space', () => {
  expect(found('  padding: var(--space-8) 0.6rem;')).toEqual(['a.module.css:2 padding: var(--space-8) 0.6rem: take var(--space-4 … 64)'])
  expect(found('  margin-top: -5px;')).toHaveLength(1)
  expect(found('  gap: 0 2px;\n  margin: auto;\n  padding: clamp(var(--space-8), 3vw, var(--space-8));')).toEqual([])
  expect(found('  font-size: 1.1rem;')).toHaveLength(1)
  expect(found('  font-size: clamp(var(--type-22), 1rem + 1vw, var(--type-22));\n  font-size: 0.9em;')).toEqual([])
})

test('a token that is not there is refused; one of the module itself is there', () => {
  expect(found('  color: var(--primary);')).toEqual(['a.module.css:2 var(--primary): no such token'])
  expect(found('  --own: 1px;\n  width: var(--own);\n  color: var(--text);')).toEqual([])
})

test('what a comment says is not read', () => {
  expect(rawStyles('a.module.css', '/* padding: 5rem; */\n.white { color: var(--text); }', tokens)).toEqual([])
})
