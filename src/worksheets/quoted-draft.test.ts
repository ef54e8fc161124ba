import { expect, test } from 'vitest'
import { beforeChange, notKeptYet } from './changes.ts'
import { quotedDraft } from './quoted-draft.ts'
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
