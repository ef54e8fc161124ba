import { describe, expect, it } from 'vitest'
import { chooseLanguage } from './choose-language.ts'

const choose = (stored: string | null, browser: string | undefined, hungarianOnly = false) => chooseLanguage({ stored, browser, hungarianOnly })

describe('the language of the screens', () => {
  it('is the stored one', () => expect(choose('de-DE', 'hu-HU')).toBe('de'))
  it('is else the one of the browser', () => expect(choose(null, 'sl-SI')).toBe('sl'))
  it('reads a bare language of the browser', () => expect(choose(null, 'hu')).toBe('hu'))
  it('is English for an unknown browser language', () => expect(choose(null, 'fr-FR')).toBe('en'))
  it('is English where the browser says nothing', () => expect(choose(null, undefined)).toBe('en'))
  it('passes over a stored value it does not know', () => expect(choose('xx-XX', 'de')).toBe('de'))
  it('is Hungarian whatever else is said while the flag is on', () => expect(choose('de-DE', 'de-DE', true)).toBe('hu'))
})
