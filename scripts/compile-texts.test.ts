import { describe, expect, it } from 'vitest'
import { withCompiledTexts } from './compile-texts.ts'

describe('compiled texts', () => {
  it('hold what a message says in parts, and a plain one as it was', () =>
    expect(withCompiledTexts("export default { a: 'Vissza', b: { c: '{of}: {n, plural, one {# nap} other {# nap}}' } }")).toBe(
      'export default { a: \'Vissza\', b: { c: [["of"],": ",["n",2,{"one":[0," nap"],"other":[0," nap"]}]] } }',
    ))
  it('come from templates in one piece too', () =>
    expect(withCompiledTexts('export default { a: `kész, {name}` }')).toBe('export default { a: ["kész, ",["name"]] }'))
  it('leave keys and imports alone', () => {
    const code = "import more from './{x}.js'\nexport default { '{key}': more }"
    expect(withCompiledTexts(code)).toBe(code)
  })
  it('are refused when they are put together only later', () =>
    expect(() => withCompiledTexts('export default { a: `x $' + '{y}` }')).toThrow('put together'))
})
