import { expect, test } from 'vitest'
import { editedWorksheet, newPart } from '../sheet/edited-worksheet.ts'
import { unsentWords } from './unsent-words.ts'

const sheet = editedWorksheet({
  ...{ diagnosis: 'A kijelző eltört.', workDone: '', testResult: '', deviceIdentifierOut: '', customerRemark: '', internalNote: '' },
  ...{ labourMinutes: 0, parts: [] },
})

test('what was typed and does not stand on the sheet is told field by field, parts as they would be written again', () => {
  const parts = [{ ...newPart(), name: 'Kijelző', partNumber: 'K-1', newSerial: 'S2', netUnit: '32000' }]
  const typed = { ...sheet, diagnosis: 'A kijelző és a hátlap eltört.', workDone: 'Kicseréltem.', parts }
  expect(unsentWords({ opened: sheet, typed }, { ...sheet, workDone: 'Kicseréltem.' })).toEqual([
    ['diagnosis', 'A kijelző és a hátlap eltört.'],
    ['parts', '1 × Kijelző, K-1, – → S2, 32000'],
  ])
})

test('what somebody else wrote meanwhile where nothing was typed is no word of one’s own', () => {
  expect(unsentWords({ opened: sheet, typed: sheet }, { ...sheet, diagnosis: 'A kollégáé' })).toEqual([])
})
