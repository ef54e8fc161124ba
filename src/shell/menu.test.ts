import { describe, expect, it } from 'vitest'
import { type MenuEntry, menuFor, type Viewer } from './menu.ts'

const visitor: Viewer = { language: 'hu', customerType: null }
const labels = (entries: readonly MenuEntry[]): string[] => entries.flatMap(({ label, items }) => [label, ...labels(items ?? [])])
const seenBy = (viewer: Partial<Viewer>) => labels(menuFor({ ...visitor, ...viewer }))

describe('the public menu', () => {
  it('offers login to visitors only', () => {
    expect(seenBy({})).toContain('login')
    expect(seenBy({ customerType: 'B2C' })).not.toContain('login')
  })
  it('offers the personal site and logout to those who logged in', () => {
    expect(seenBy({ customerType: 'B2C' })).toEqual(expect.arrayContaining(['dashboard', 'logOut']))
    expect(seenBy({})).not.toContain('dashboard')
    expect(seenBy({})).not.toContain('logOut')
  })
  it('names job offers in Hungarian only', () => {
    expect(seenBy({ language: 'hu' })).toContain('jobOffers')
    for (const language of ['en', 'de', 'sl'] as const) expect(seenBy({ language })).not.toContain('jobOffers')
  })
  it('hides whatever is not in safety mode 0', () => expect(labels(menuFor(visitor, [{ label: 'buyback', to: '/x', safetyMode: 1 }]))).toEqual([]))
  it('leads to what a repair would cost', () => expect(seenBy({})).toContain('calculator'))
  it('leads to what a device is worth', () => expect(seenBy({})).toContain('buyback'))
  it('shows the partners to visitors and business customers, not to private ones', () => {
    expect(seenBy({})).toContain('partners')
    expect(seenBy({ customerType: 'FLOTTA' })).toContain('partners')
    expect(seenBy({ customerType: 'B2C' })).not.toContain('partners')
  })
})
