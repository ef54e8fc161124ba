import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tableType } from './table-type.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'table-type-'))
})
afterAll(() => rm(folder, { recursive: true }))

test.each([
  ['a CSV', Buffer.from('név;összeg\n'), 'text/csv'],
  ['a CSV with a mark', Buffer.from('\uFEFFnév;összeg\n'), 'text/csv'],
  ['a CSV in UTF-16', Buffer.from('\uFEFFnév;összeg\n', 'utf16le'), 'text/csv'],
  ['a CSV in windows-1250', Buffer.from('6ef5;fb', 'latin1'), 'text/csv'],
  ['XML', Buffer.from('\uFEFF\n<?xml version="1.0"?><Document/>'), 'application/xml'],
  ['XLSX', Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.alloc(30)]), 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['XLS', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(30)]), 'application/vnd.ms-excel'],
  ['an empty file', Buffer.alloc(0), undefined],
  ['blanks', Buffer.from(' \n\n'), undefined],
  ['a PDF', Buffer.from('%PDF-1.7\n%%EOF'), undefined],
  ['a picture', Buffer.from('ffd8ffe000104a464946', 'hex'), undefined],
  ['zeros', Buffer.alloc(100), undefined],
])('%s', async (what, bytes, type) => {
  const file = path.join(folder, what)
  await writeFile(file, bytes)
  expect(await tableType(file)).toBe(type)
})
