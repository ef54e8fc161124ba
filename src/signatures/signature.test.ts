import { describe, expect, it } from 'vitest'
import { isSignature, pathOf, signature } from './signature.ts'

describe('a signature', () => {
  const wave = Array.from({ length: 20 }, (_, i) => ({ x: 50 + i * 10, y: 100 + Math.sin(i) * 40 }))
  it('is a path of whole points within the field', () => {
    const path = pathOf([wave, [{ x: 1, y: 1 }], [{ x: -5, y: 900 }, ...wave]])
    expect(path).toMatch(/^M50 100L60 134.*M0 200L50 100/)
    expect(isSignature(path)).toBe(true)
  })
  it.each([
    ['nothing', ''],
    ['a dot', pathOf([Array.from({ length: 30 }, () => ({ x: 10, y: 10 }))])],
    ['a line of two points', 'M0 0L500 100'],
    ['outside of the field', `${pathOf([wave])}M10 10L601 10`],
    ['no path of ours', 'M0 0C1 2 3 4 5 6'],
    ['a script', '"><script>alert(1)</script>'],
    ['too long', pathOf([wave]).repeat(200)],
  ])('is not %s', (_, path) => expect(isSignature(path)).toBe(false))
  it('has its signer, however it is given', () => {
    expect(signature.safeParse({ kind: 'typed', signer: ' Nagy  Éva ' })).toMatchObject({ success: true, data: { signer: 'Nagy Éva' } })
    for (const wrong of [
      { kind: 'typed', signer: '' },
      { kind: 'drawn', signer: 'Nagy Éva' },
      { kind: 'printed', signer: 'Nagy Éva', strokes: 'M0 0' },
    ])
      expect(signature.safeParse(wrong).success).toBe(false)
  })
})
