import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, test } from 'vitest'
import { checkItems } from '../arrival.ts'
import type { ArrivalRecord } from '../arrival-view.ts'
import { ArrivalShown } from './ArrivalShown.tsx'
import { ArrivalForm } from './arrival/ArrivalForm.tsx'
import { ArrivalSheet } from './arrival/ArrivalSheet.tsx'
import { type AskedForm, bodyOf, emptyEntry, isBooked, restFine } from './arrival/arrival-entry.ts'
import { HowItArrived } from './arrival/HowItArrived.tsx'

const later = async () => undefined
const drawn = (element: React.ReactElement) => renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>)

const form: AskedForm = {
  accessories: [
    { id: 1, name: 'Töltőfej', declared: true },
    { id: 2, name: 'Adatkábel', declared: false },
  ],
  otherDeclared: 'Bőrtok',
  items: [...checkItems],
  locatorName: 'Lokátor (Find My)',
  reopens: false,
  identifier: '490154203237518',
  identifierKind: 'imei',
  identifierGenerated: false,
}
describe('the arrival form', () => {
  const html = drawn(<ArrivalForm requestId={1} version={1} form={form} onReceived={later} />)

  test('asks for everything under the name the server refuses it by, and has nothing filled in beforehand', () => {
    for (const item of checkItems) expect(html, item).toContain(`id="checks.${item}"`)
    for (const field of ['readIdentifier', 'foundAccessoryIds', 'otherFound', 'additionalFound', 'packaging', 'photos'])
      expect(html, field).toContain(`id="${field}"`)
    expect(html).not.toContain('checked=""')
    expect(html.match(/type="radio"/g)).toHaveLength(checkItems.length * 3 + 2)
    expect(html).toContain('Lokátor (Find My)')
    expect(html).toContain('accept="image/jpeg,image/png"')
    expect(html).toContain('bejelentve')
  })

  test('asks about what was declared in words only where something was', () => {
    expect(drawn(<ArrivalForm requestId={1} version={1} form={{ ...form, otherDeclared: '' }} onReceived={later} />)).not.toContain(
      'name="otherFound"',
    )
  })

  test('marks the rest as fine with one press, and keeps what was marked', () => {
    const entry = { ...emptyEntry, checks: restFine({ water: { finding: 'damaged', note: 'SIM-nyílás' } }, ['display', 'water']) }
    expect(bodyOf(entry, 3)).toMatchObject({
      version: 3,
      checks: { display: { finding: 'fine', note: '' }, water: { finding: 'damaged', note: 'SIM-nyílás' } },
    })
  })

  test('compares what was read as it is typed', () => {
    expect(isBooked('49 015420 323751 8', form)).toBe(true)
    expect(isBooked('4901542032375101', form)).toBe(true)
    expect(isBooked('356938035643809', form)).toBe(false)
    expect(isBooked(' ', form)).toBeNull()
    expect(isBooked('356938035643809', { ...form, identifierGenerated: true })).toBeNull()
  })
})

const arrival: ArrivalRecord = {
  receivedAt: '2026-11-23T08:00:00Z',
  receivedBy: 'Kovács Anna',
  accessories: [{ id: 1, name: 'Töltőfej', declared: true, found: false }],
  otherDeclared: 'Bőrtok',
  otherFound: true,
  additionalFound: '',
  packaging: 'Ép',
  bookedIdentifier: '490154203237518',
  readIdentifier: '356938035643809',
  identifierMatches: false,
  checks: [
    { item: 'display', finding: 'damaged', note: 'repedt' },
    { item: 'back', finding: 'fine', note: '' },
  ],
  photos: [1],
  isDifferent: true,
  otherRequestId: null,
}

test('the record of an arrival says what is missing, what is damaged and that it does not change', () => {
  const html = drawn(<ArrivalSheet requestId={1} arrival={arrival} worksheetId="MC48271935" />)
  for (const said of ['Töltőfej: hiányzik', 'Bőrtok: megérkezett', '356938035643809 (eltér)', 'repedt', 'MC48271935', 'nem módosítható'])
    expect(html, said).toContain(said)
  expect(html).not.toContain('<input')
})

describe('how it arrived, for the customer', () => {
  test('says what came, what did not and what was noted, and lists nothing that is in order', () => {
    const html = drawn(<HowItArrived requestId={1} arrival={{ ...arrival, receivedBy: null }} />)
    expect(html).toMatch(/Így érkezett meg.*Megérkezett tartozékok.*Bőrtok.*Hiányzó tartozékok.*Töltőfej.*Kijelző.*sérült.*repedt.*írja meg nekünk/)
    expect(html).not.toContain('Hátlap')
    // Whoever looks over the customer's shoulder reads no identifier.
    expect(html).not.toContain('490154203237518')
  })

  test('fetches the photos only when they are opened', () => {
    const html = drawn(<HowItArrived requestId={1} arrival={arrival} />)
    expect(html).toMatch(/<details[^>]*><summary>Fényképek az átvételről \(1\)<\/summary><\/details>/)
    expect(drawn(<HowItArrived requestId={1} arrival={{ ...arrival, photos: [] }} />)).not.toContain('<details')
  })

  test('is calm where there is nothing to say', () => {
    const fine: ArrivalRecord = {
      ...arrival,
      accessories: [],
      otherDeclared: '',
      otherFound: null,
      identifierMatches: true,
      checks: [],
      isDifferent: false,
    }
    const html = drawn(<HowItArrived requestId={1} arrival={fine} />)
    for (const said of ['nem szerepelt tartozék', 'sérülést nem találtunk']) expect(html, said).toContain(said)
    expect(html).not.toContain('írja meg nekünk')
  })

  test('is not there before the device is', () => {
    expect(drawn(<ArrivalShown requestId={1} />)).toBe('')
  })
})
