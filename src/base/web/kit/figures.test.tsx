import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { fromTo } from '../../from-to.ts'
import { DateText } from './DateText.tsx'
import { FactList } from './FactList.tsx'
import { Money } from './Money.tsx'
import { MoneyRange } from './MoneyRange.tsx'
import { Unbroken } from './Unbroken.tsx'

const drawn = (element: Parameters<typeof renderToStaticMarkup>[0]) => renderToStaticMarkup(element).replaceAll('\u00A0', ' ')

test('an amount is read by people and by programs', () => {
  expect(drawn(<Money forint={4522} />)).toMatch(/^<data value="4522".*>4522 Ft<\/data>$/)
})

test('a day stays the day it is, a moment is told by the clocks of Budapest', () => {
  expect(drawn(<DateText day="2026-11-23" />)).toBe('<time dateTime="2026-11-23">2026. november 23.</time>')
  expect(drawn(<DateText day="2026-11-23" as="weekday" />)).toContain('>november 23., hétfő<')
  expect(renderToStaticMarkup(<DateText day="2026-11-23" as="weekday" />), 'on one line').toContain('>november\u00A023., hétfő<')
  expect(renderToStaticMarkup(<DateText day="2026-11-23" />), 'the year may stand above').toContain('>2026. november\u00A023.<')
  expect(drawn(<DateText at="2026-11-23T23:30:00Z" />)).toBe('<time dateTime="2026-11-23T23:30:00Z">2026. november 24. 00:30</time>')
  expect(drawn(<DateText at="2026-11-23T23:30:00Z" as="dayOf" className="at" />)).toMatch(/class="at">2026. november 24.</)
})

test('a range says both ends, and one amount where they are the same', () => {
  expect(drawn(<MoneyRange from={1000} to={1270} />).replaceAll(/<[^>]+>/g, '')).toBe('1000 Ft – 1270 Ft')
  expect(drawn(<MoneyRange from={1270} to={1270} />).replaceAll(/<[^>]+>/g, '')).toBe('1270 Ft')
  expect([fromTo(7, 10), fromTo(3, 3)]).toEqual(['7–\u206010', '3'])
})

test('a fact without a value is left out, whichever way it has none', () => {
  const facts = [
    ['Szín', 'fekete'],
    ['Darab', 0],
    ['Cserekészülék', undefined],
    ['Ár', null],
    ['Megjegyzés', ''],
    ['Lezárva', false],
  ] as const
  expect(drawn(<FactList facts={facts} />).match(/(?<=<dt>)[^<]+/g)).toEqual(['Szín', 'Darab'])
})

test('a number is not broken at its hyphens, unless it would not fit a phone', () => {
  expect(drawn(<Unbroken>LG-2026-000120</Unbroken>)).toMatch(/^<span class="[^"]+">LG-2026-000120<\/span>$/)
  expect(drawn(<Unbroken in="Számla: MF-2026-000002.">MF-2026-000002</Unbroken>)).toMatch(/^Számla: <span class="[^"]+">MF-2026-000002<\/span>\.$/)
  expect(drawn(<Unbroken>{'A-'.repeat(20)}</Unbroken>)).toMatch(/^<span>/)
})
