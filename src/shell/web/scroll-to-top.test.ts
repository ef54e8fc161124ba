import { describe, expect, it } from 'vitest'
import { heightAt } from './scroll-to-top.ts'

describe('the way to the top', () => {
  it('starts where the page stands', () => expect(heightAt(1200, 0)).toBe(1200))
  it('ends at the top, however late the last step comes', () => expect(heightAt(1200, 1.3)).toBe(0))
  it('never turns back', () => {
    const heights = [0, 0.2, 0.4, 0.6, 0.8, 1].map((part) => heightAt(1000, part))
    expect(heights).toEqual([...heights].sort((one, other) => other - one))
  })
})
