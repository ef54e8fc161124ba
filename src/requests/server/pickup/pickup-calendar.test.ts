import { describe, expect, test } from 'vitest'
import { fc } from '#testing/random-runs.ts'
import { type CalendarEntry, escapeText, fold, pickupCalendar } from './pickup-calendar.ts'

const entry: CalendarEntry = {
  uid: 'pickup-123456789@portal.example',
  sequence: 3,
  stamp: Temporal.Instant.from('2026-11-23T08:00:00.123Z'),
  day: '2026-11-24',
  window: '08-12',
  cancelled: false,
  summary: 'Futár a készülékért (Samsung; 5G, új)',
  description: 'Első sor\nMásodik sor \\ vége',
  location: '1134 Budapest, Váci út 43.',
  url: 'https://portal.example/nyomonkovetes',
}

/** What a calendar reads: folded lines joined, escapes undone. */
const unfold = (text: string) => text.replace(/\r\n /g, '')
const unescaped = (text: string) => text.replace(/\\([\\;,nN])/g, (_all, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign))
const propertyOf = (text: string, name: string) => new RegExp(`^${name}(?:;[^:]*)?:(.*)$`, 'm').exec(unfold(text).replaceAll('\r', ''))?.[1] ?? ''

describe('the calendar entry of a pickup', () => {
  const text = pickupCalendar(entry)

  test('says when, where and what, in the time of Budapest', () => {
    expect(text).toContain('DTSTART;TZID=Europe/Budapest:20261124T080000\r\n')
    expect(text).toContain('DTEND;TZID=Europe/Budapest:20261124T120000\r\n')
    expect(text).toContain('DTSTAMP:20261123T080000Z\r\n')
    expect(text).toContain('UID:pickup-123456789@portal.example\r\nSEQUENCE:3\r\n')
    expect(propertyOf(text, 'LOCATION')).toBe('1134 Budapest\\, Váci út 43.')
    expect(unescaped(propertyOf(text, 'SUMMARY'))).toBe(entry.summary)
    expect(unescaped(propertyOf(text, 'DESCRIPTION'))).toBe(entry.description)
  })

  test('opens and closes every part it needs, and ends every line with CR LF', () => {
    for (const part of ['VCALENDAR', 'VTIMEZONE', 'DAYLIGHT', 'STANDARD', 'VEVENT']) {
      expect(text.split(`BEGIN:${part}\r\n`)).toHaveLength(2)
      expect(text.split(`END:${part}\r\n`)).toHaveLength(2)
    }
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
  })

  test('takes a cancelled pickup out of the calendar', () => {
    const cancelled = pickupCalendar({ ...entry, cancelled: true })
    expect(cancelled).toContain('METHOD:CANCEL\r\n')
    expect(cancelled).toContain('STATUS:CANCELLED\r\n')
    expect(text).toContain('METHOD:PUBLISH\r\n')
    expect(text).toContain('STATUS:CONFIRMED\r\n')
  })
})

describe('lines', () => {
  const anyText = fc.string({ unit: 'binary', maxLength: 400 })

  test('never have more than 75 bytes and read back as they were, whatever letters they hold', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const line = `SUMMARY:${escapeText(text)}`
        const folded = fold(line)
        for (const part of folded.split('\r\n')) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75)
        expect(unfold(folded)).toBe(line)
      }),
    )
  })

  test('cannot be broken out of: nobody writes a property of their own into our calendar', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const escaped = escapeText(`${text}\r\nATTENDEE:mailto:x@y.hu\u0000`)
        expect(escaped).not.toMatch(/\p{Cc}/u)
        expect(unescaped(escaped)).toBe(`${text}\r\nATTENDEE:mailto:x@y.hu`.replace(/\r\n?/g, '\n').replace(/(?!\n)\p{Cc}/gu, ''))
      }),
    )
  })
})
