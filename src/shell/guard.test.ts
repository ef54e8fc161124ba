import { describe, expect, it } from 'vitest'
import { mayEnter, outerLayout } from './guard.ts'

describe('the guard before every navigation', () => {
  it('lets visitors see the outer layout', () => expect(mayEnter(['root', outerLayout, 'igenyles'], false)).toBe(true))
  it('sends visitors away from everything else', () => expect(mayEnter(['root', 'inner', 'leadott-igenyek'], false)).toBe(false))
  it('lets people with a session pass', () => expect(mayEnter(['root', 'inner', 'leadott-igenyek'], true)).toBe(true))
  it.each(['kulso-igeny-reszletei', 'documentsTmxIgenyReszletei', 'szervizgarancia-futarszolgaltatas'])('always opens %s', (id) =>
    expect(mayEnter(['root', id], false)).toBe(true),
  )
})
