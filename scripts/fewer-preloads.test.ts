import { describe, expect, it } from 'vitest'
import { worthAsking } from './fewer-preloads.ts'

const chunks = new Map([
  ['page.js', { imports: ['frame.js'], size: 9000 }],
  ['frame.js', { imports: ['page.js', 'base.js'], size: 9000 }],
  ['base.js', { imports: [], size: 9000 }],
  ['later.js', { imports: ['rules.js', 'icon.js', 'base.js'], size: 9000 }],
  ['rules.js', { imports: [], size: 4000 }],
  ['icon.js', { imports: [], size: 3999 }],
])

describe('what is asked for ahead', () => {
  it('is neither there already nor small', () =>
    expect(worthAsking(chunks, 'page.js', ['later.js', 'rules.js', 'icon.js', 'base.js', 'frame.js'])).toEqual(['later.js', 'rules.js']))
  it('includes what the build does not measure', () => expect(worthAsking(chunks, 'page.js', ['other.js'])).toEqual(['other.js']))
})
