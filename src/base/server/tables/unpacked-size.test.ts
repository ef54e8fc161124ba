import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import yazl from 'yazl'
import { Refusal } from '#errors.ts'
import { sheet, xlsx } from '#testing/hostile-tables.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { readTableUpload } from './read-table-upload.ts'
import { requireModestArchive } from './unpacked-size.ts'
import { writeXlsx } from './write-xlsx.ts'

const folder = await temporaryFolder('tables')
const megabyte = 1024 * 1024

async function stored(bytes: Uint8Array): Promise<string> {
  const file = path.join(folder, crypto.randomUUID())
  await writeFile(file, bytes)
  return file
}

async function archiveOf(...parts: Buffer[]): Promise<string> {
  const zip = new yazl.ZipFile()
  for (const [n, part] of parts.entries()) zip.addBuffer(part, `xl/${n}.xml`)
  zip.end()
  return stored(await buffer(zip.outputStream))
}

/** One cell again and again, as a bomb has it: 400:1. */
const cells = (megabytes: number) => Buffer.alloc(megabytes * megabyte, '<c r="A1"><v>1</v></c>')

/** Rows without content, which pack better than any other that people have: 21:1. */
const emptyRows = Buffer.from(Array.from({ length: 100_000 }, (_, n) => `<row r="${n + 1}" spans="1:30" ht="15" customHeight="1"/>`).join(''))

describe('an archive', () => {
  test.each<[string, () => Buffer[]]>([
    ['of rows without content', () => [emptyRows]],
    ['whose small part is one cell again and again', () => [cells(0.9), emptyRows]],
    ['of two hundred parts', () => Array.from({ length: 200 }, () => Buffer.from('<c/>'))],
  ])('%s is modest', async (_what, parts) => {
    await expect(requireModestArchive(await archiveOf(...parts()))).resolves.toBeUndefined()
  })

  test.each<[string, () => Buffer[]]>([
    ['of one cell again and again', () => [cells(5)]],
    ['with such a part beside what packs badly', () => [cells(5), randomBytes(2 * megabyte)]],
    ['of more than two hundred parts', () => Array.from({ length: 201 }, () => Buffer.from('<c/>'))],
    ['of more than 50 MB in all', () => Array.from({ length: 60 }, () => cells(0.9))],
  ])('%s is not', async (_what, parts) => {
    await expect(requireModestArchive(await archiveOf(...parts()))).rejects.toMatchObject({ code: 'broken' })
  })
})

describe('an upload', () => {
  const read = async (bytes: Uint8Array, maxRows: number) => {
    const hash = Buffer.alloc(32)
    const upload = {
      field: 'file',
      name: 'a.xlsx',
      path: await stored(bytes),
      size: bytes.length,
      sha256: hash,
      sentSha256: hash,
      sender: 'account:1',
    }
    const mediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    return readTableUpload({ ...upload, mediaType }, { maxRows, maxColumns: 100 })
  }

  test('of 500 rows is read', async () => {
    const rows = Array.from({ length: 500 }, (_, n) => Array.from({ length: 60 }, (_, column) => `Kőműves ${n * column} őrült hűvös`))
    expect((await read(writeXlsx('a', rows), 501)).rows).toHaveLength(500)
  })

  test('of a million cells that pack like any other is refused in time', async () => {
    const values = Array.from({ length: 1_500_000 }, () => `<c r="A1"><v>${Math.random().toString(10).slice(2, 10)}</v></c>`)
    const bytes = await xlsx(sheet(`<sheetData><row r="1">${values.join('')}</row></sheetData>`))
    const began = performance.now()
    const error = await read(bytes, 501).catch((refusal: unknown) => refusal)
    // On a machine that had no time for it, nobody can say what it is.
    expect(['TABLE_NOT_READABLE', 'OVERLOADED']).toContain(error instanceof Refusal && error.code)
    expect(performance.now() - began).toBeLessThan(9000)
  })
})
