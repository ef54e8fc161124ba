import { expect, test } from 'vitest'
import { dueTransferReminder, type TransferReminder } from './transfer-reminder.ts'

const days = { before: 2, after: 3 }
const invoice = (reminded: TransferReminder[] = [], issuedOn = '2026-11-02') => ({ dueOn: '2026-11-10', issuedOn, reminded })

test.each([
  ['2026-11-07', [], null],
  ['2026-11-08', [], 'beforeDue'],
  ['2026-11-10', [], 'beforeDue'],
  ['2026-11-09', ['beforeDue'], null],
  ['2026-11-11', [], null],
  ['2026-11-12', ['beforeDue'], null],
  ['2026-11-13', ['beforeDue'], 'afterDue'],
  ['2026-12-24', [], 'afterDue'],
  ['2026-12-24', ['afterDue'], null],
] as [string, TransferReminder[], TransferReminder | null][])('on %s, reminded %j: %s', (today, reminded, reminder) => {
  expect(dueTransferReminder(invoice(reminded), today, days)).toBe(reminder)
})

test('whoever was asked today is not reminded today', () => {
  expect(dueTransferReminder(invoice([], '2026-11-09'), '2026-11-09', days)).toBeNull()
  expect(dueTransferReminder(invoice([], '2026-11-09'), '2026-11-10', days)).toBe('beforeDue')
})
