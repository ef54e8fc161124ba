import { expect, test } from 'vitest'
import { requestOfFile } from './match-document.ts'

const row = (crmRequestId: number, identifier: string, reference: string | null, fileName: string | null) => ({
  ...{ line: 2, crmRequestId, requestNumber: String(crmRequestId), reference, identifier, fileName, waitsForDocument: true },
})
const waiting = [
  row(123456789, '490154203237518', 'FLOTTA-1', 'Számla 2025-03.pdf'),
  row(223456789, '356938035643809', 'FLOTTA-12', null),
  row(323456789, '356938035643817', null, null),
]

test.each([
  ['szamla_223 456 789.pdf', 223456789],
  ['Számla 2025-03.PDF', 123456789],
  ['356938035643817.pdf', 323456789],
  ['flotta-1.pdf', 123456789],
  ['FLOTTA-12 számla.pdf', null],
  ['szkennelt.pdf', null],
  ['', null],
])('%s belongs to %s', (name, request) => {
  expect(requestOfFile(name, waiting)).toBe(request)
})
