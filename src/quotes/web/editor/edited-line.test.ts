import { expect, test } from 'vitest'
import { draftOf, editedLine, newLine } from './edited-line.ts'

test('a line survives being edited', () => {
  const line = { kind: 'part', description: 'Kijelző', quantity: 2, netUnit: 12_000, choice: 'alternative', group: 1 } as const
  expect(draftOf(editedLine(line))).toEqual(line)
  expect(draftOf({ ...editedLine(line), choice: 'always' }).group).toBeNull()
})

test('figures may be typed in groups; what is none is none', () => {
  expect(draftOf({ ...newLine(), netUnit: '12 000', quantity: ' 3 ' })).toMatchObject({ netUnit: 12_000, quantity: 3 })
  expect(draftOf({ ...newLine(), netUnit: '12,5' }).netUnit).toBeNaN()
})
