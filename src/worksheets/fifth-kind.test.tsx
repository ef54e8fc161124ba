import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { pdf } from '#base/server/pdf/pdf.ts'
import { coffee, coffeeTexts } from '#testing/fifth-kind.ts'
import { copiedText } from '#testing/pdf-text.ts'
import type { BrandSheet } from './brand-sheet.ts'
import { commonFields } from './common-kind.ts'
import { numbersOn, ownFieldsOf, soughtNumber } from './kind.ts'
import { mieleKind } from './miele-kind.ts'
import { placeForScan } from './scan-place.ts'
import { ownBlocks } from './server/own-blocks.ts'
import { signedContent } from './signed-content.ts'
import { BrandForm } from './web/brand/BrandForm.tsx'
import { BrandShown } from './web/brand/BrandShown.tsx'
import type { BrandScreens } from './web/brand/brand-screens.ts'
import { lgScreens } from './web/lg-screens.ts'
import { emptyWorksheet } from './worksheet.ts'

// A fifth brand is its definition and its words: form, reading view, PDF, search, scanner and signature follow from them. Its calls are those of another here.

const screens: BrandScreens = { ...lgScreens, kind: coffee, own: ownFieldsOf(coffee, commonFields), words: coffeeTexts }
const fields = { pressure: 9, scale: 'thick', fault: 'B2', boilerNumber: 'K-1234', taste: 'kerek' }
const part = { partNumber: 'T-77', name: 'Tömítés', quantity: 1, oldSerial: '', newSerial: 'Ú-2', netUnit: 900, underWarranty: false }
const view: BrandSheet = {
  ...{ kind: 'coffee', sheetId: 5, id: 5, number: 'KW-2026-000005', requestId: 7, requestNumber: '000 000 007', gsmWorksheetId: 'KW-2026-000005' },
  ...{
    version: 1,
    status: 'ARRIVED',
    outcome: null,
    waitsForQuote: false,
    waitsForInsurer: false,
    withdrawal: null,
    hasDocument: false,
    maySend: false,
    sentAt: null,
  },
  sheet: { ...emptyWorksheet, diagnosis: 'Vízkő.', parts: [part], revision: 1, saved: null, closedAt: null },
  may: { edit: true, outcomes: [] },
  fields,
  ...{ alone: null, visit: null, previous: null, next: null },
  about: {
    ...{
      customer: 'Nagy Éva',
      reach: null,
      device: 'Kaffeewerk One',
      identifier: 'K1',
      boughtOn: null,
      service: '',
      fault: 'Csöpög',
      arrivedAt: null,
      deliverTo: null,
    },
  },
}
const later = async () => undefined
const drawn = (element: React.ReactElement) => renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>)

test('its form has its fields where the definition puts them, with their words and what is written', () => {
  const html = drawn(<BrandForm screens={screens} view={view} onChanged={later} />)
  for (const said of [
    'Kazán',
    'Nyomás (bar)',
    'Hibakód',
    'vastag',
    'name="own_pressure"',
    'value="9"',
    'value="B2 – csöpög"',
    'value="K-1234"',
    'kerek',
  ])
    expect(html, said).toContain(said)
  expect(html.indexOf('Kóstolás')).toBeLessThan(html.indexOf('A bevizsgálás eredménye'))
  expect(html).toContain('name="parts.0.newSerial"')
})

test('a field that is asked only sometimes stands on the form only then', () => {
  const [boiler, ...others] = coffee.sections
  const [pressure, ...further] = boiler.fields
  const asked: BrandScreens['kind'] = {
    ...coffee,
    sections: [{ ...boiler, fields: [...further, { ...pressure, askedWhen: { field: 'scale', is: ['thick'] } }] }, ...others],
  }
  const ofScale = (scale: string) =>
    drawn(<BrandForm screens={{ ...screens, kind: asked }} view={{ ...view, fields: { ...fields, scale } }} onChanged={later} />)
  expect(ofScale('thick')).toContain('name="own_pressure"')
  expect(ofScale('none')).not.toContain('name="own_pressure"')
})

test('it is read in words', () => {
  const html = drawn(<BrandShown screens={screens} view={{ ...view, may: { edit: false, outcomes: [] } }} onChanged={later} />)
  for (const said of ['Vízkő', 'vastag', 'B2 – csöpög', 'A kazán száma', 'K-1234', 'Tömítés, T-77']) expect(html, said).toContain(said)
  expect(html).not.toContain('<textarea')
})

test('it is printed in words', async () => {
  const blocks = await ownBlocks({ kind: coffee, of: coffeeTexts, values: fields, language: 'hu' })
  const created = Temporal.Instant.from('2026-11-23T08:00:00Z')
  const printed = copiedText(await pdf({ title: 'Kávégép', language: 'hu', author: 'Minta Kft.', created, blocks }))
  for (const said of ['Kávégép munkalapja', 'Nyomás (bar) 9', 'Vízkő vastag', 'Hibakód B2 – csöpög', 'K-1234']) expect(printed, said).toContain(said)
})

test('it is found by its numbers and those of its parts', () => {
  expect(numbersOn(coffee, fields, [part])).toEqual([soughtNumber('K-1234'), 'T77'])
})

test('a scan goes to the part that waits for a serial, or else to the field that waits for a code', () => {
  const waiting = {
    sections: [{ name: 'boiler', fields: [{ name: 'boilerNumber', type: 'text', max: 10, isCode: true, waitsForScan: true }] }],
  } as const
  const values = (boilerNumber: string) => ({ code: 'K-9', valueIn: () => boilerNumber })
  const row = (name: string, newSerial: string) => ({ name, partNumber: '', newSerial })
  expect(placeForScan(waiting, { ...values(''), parts: [row('a', ''), row('b', ''), row('c', 'X')] })).toEqual({ part: 1 })
  expect(placeForScan(waiting, { ...values(''), parts: [row('', '')] })).toEqual({ field: 'boilerNumber' })
  expect(placeForScan(waiting, { ...values('K-1'), parts: [row('c', 'X')] })).toBeNull()
  expect(placeForScan(coffee, { ...values(''), parts: [] })).toBeNull()
})

test('what the booking said is written over by a scan of its form, and by no other', () => {
  const scanned = (code: string) => placeForScan(mieleKind, { code, valueIn: () => '12/000000000', parts: [] })
  expect(scanned('12/345678901')).toEqual({ field: 'fabricationNumber' })
  expect(scanned('4006381333931')).toBeNull()
})

test('what was signed is what the customer reads: its own fields and the parts, no price and no note of the house', () => {
  const of = (values: object, parts = [part]) => signedContent(coffee, { ...emptyWorksheet, ...fields, ...values }, parts)
  expect(of({ internalNote: 'Csak nekünk.' }, [{ ...part, netUnit: 1 }])).toBe(of({}))
  for (const changed of [{ pressure: 8 }, { taste: '' }, { diagnosis: 'x' }, { labourMinutes: 1 }]) expect(of(changed)).not.toBe(of({}))
  expect(of({}, [{ ...part, newSerial: 'Ú-3' }])).not.toBe(of({}))
  expect(of({}, [])).not.toBe(of({}))
  // What the customer adds is signed; sheets that were signed before there was a field for it still say what was signed.
  expect(of({ customerRemark: 'A karc már megvolt.' })).not.toBe(of({}))
  expect(of({ customerRemark: '' })).not.toContain('customerRemark')
  expect(signedContent(coffee, {}, [])).toBe(signedContent(coffee, { ...emptyWorksheet, pressure: 0, scale: '' }, []))
})
