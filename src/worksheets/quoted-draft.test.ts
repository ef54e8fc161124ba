import { expect, test } from 'vitest'
import { beforeChange, notKeptYet } from './changes.ts'
import { quotedDraft, withoutPlanned } from './quoted-draft.ts'
import { emptyWorksheet, maxParts } from './worksheet.ts'

const line = (kind: 'part' | 'labour' | 'delivery' | 'other', description: string) => ({ kind, description, quantity: 2, netUnit: 500 })
const part = { partNumber: '', name: 'Kijelző', quantity: 2, oldSerial: '', newSerial: '', netUnit: 500, underWarranty: false }

test.each([
  ['nothing ordered', [], emptyWorksheet, null],
  ['only the way', [line('delivery', 'Út'), line('other', 'Fólia')], emptyWorksheet, null],
  [
    'part and work',
    [line('labour', 'Csere'), line('labour', 'Próba'), line('part', 'Kijelző')],
    emptyWorksheet,
    { parts: [part], workDone: 'Csere\nPróba' },
  ],
  ['written work stays', [line('labour', 'Csere'), line('part', 'Kijelző')], { parts: [], workDone: 'Enyém' }, { parts: [part], workDone: 'Enyém' }],
  ['written parts stay', [line('labour', 'Csere'), line('part', 'Más')], { parts: [part], workDone: '' }, { parts: [part], workDone: 'Csere' }],
  ['both stay', [line('labour', 'Csere'), line('part', 'Más')], { parts: [part], workDone: 'Enyém' }, null],
])('of what was ordered is drafted: %s', (_what, ordered, written, expected) => {
  expect(quotedDraft(ordered, written)).toEqual(expected)
})

test.each([
  ['the whole draft', { parts: [part], workDone: 'Csere\nPróba' }, { parts: [], workDone: '' }],
  ['what was written beside it stays', { parts: [part], workDone: 'Csere \nSaját sor\n\nPróba' }, { parts: [], workDone: 'Saját sor' }],
  ['nothing of what was written', { parts: [], workDone: ' Saját sor\n' }, null],
  ['a part alone', { parts: [part], workDone: ' Saját ' }, { parts: [], workDone: ' Saját ' }],
  ['a fitted part stays', { parts: [{ ...part, newSerial: 'S1' }], workDone: 'Csere' }, { parts: [{ ...part, newSerial: 'S1' }], workDone: '' }],
  ['a numbered part stays', { parts: [{ ...part, partNumber: 'K-1' }], workDone: '' }, null],
  ['a removed part stays', { parts: [{ ...part, oldSerial: 'O' }], workDone: '' }, null],
  ['another quantity stays', { parts: [{ ...part, quantity: 1 }], workDone: '' }, null],
  ['another price stays', { parts: [{ ...part, netUnit: 1 }], workDone: '' }, null],
  ['another part stays', { parts: [{ ...part, name: 'Más' }], workDone: '' }, null],
  ['one under warranty stays', { parts: [{ ...part, underWarranty: true }], workDone: '' }, null],
  ['work named as a part stays', { parts: [{ ...part, name: 'Csere' }], workDone: 'Kijelző' }, null],
])('of a device that goes back unrepaired is taken out: %s', (_what, written, expected) => {
  const ordered = [line('labour', 'Csere'), line('labour', 'Próba'), line('part', 'Kijelző')]
  expect(withoutPlanned(ordered, written)).toEqual(expected)
})

test('no more than a sheet holds is drafted', () => {
  const many = Array.from({ length: 60 }, () => [line('part', 'x'), line('labour', 'y'.repeat(200))]).flat()
  const draft = quotedDraft(many, emptyWorksheet)
  expect([draft?.parts.length, draft?.workDone.length]).toEqual([maxParts, 3000])
})

test('the history is given what a saving overwrites, and of one sitting only the first', () => {
  const before = { diagnosis: 'a', workDone: 'b', parts: [part] }
  expect(beforeChange(before, { diagnosis: 'a', workDone: 'c', parts: [] })).toEqual({ workDone: 'b', parts: [part] })
  expect(beforeChange(before, { workDone: 'b' })).toEqual({})
  expect(notKeptYet({ diagnosis: 'x', workDone: 'y' }, [{ workDone: 'b' }])).toEqual({ diagnosis: 'x' })
})
