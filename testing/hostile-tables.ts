import { CFB } from '@e965/xlsx'
import yazl from 'yazl'
import { samplePdf } from './factories.ts'

type Entries = Readonly<Record<string, Buffer | string>>

const types =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>'
const rels =
  '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>'
const workbookRels =
  '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>'
const workbook =
  '<?xml version="1.0"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>'

export const sheet = (inside: string, before = '') =>
  `<?xml version="1.0"?>${before}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${inside}</worksheet>`

async function zipped(entries: Entries): Promise<Buffer> {
  const zip = new yazl.ZipFile()
  for (const [name, content] of Object.entries(entries)) zip.addBuffer(Buffer.from(content), name)
  zip.end()
  const chunks: Buffer[] = []
  for await (const chunk of zip.outputStream) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

/** A workbook of this sheet. */
export const xlsx = (sheet1: Buffer | string, more: Entries = {}) =>
  zipped({
    '[Content_Types].xml': types,
    '_rels/.rels': rels,
    'xl/workbook.xml': workbook,
    'xl/_rels/workbook.xml.rels': workbookRels,
    'xl/worksheets/sheet1.xml': sheet1,
    ...more,
  })

const text = (reference: string, content: string) => `<c r="${reference}" t="inlineStr"><is><t>${content}</t></is></c>`

/** Says of each part that it unpacks to ten bytes, in its directory and before the part itself. */
function lying(archive: Buffer): Buffer {
  const bytes = Buffer.from(archive)
  for (const [mark, place] of [
    ['504b0304', 22],
    ['504b0102', 24],
  ] as const)
    for (let at = bytes.indexOf(mark, 0, 'hex'); at !== -1; at = bytes.indexOf(mark, at + 4, 'hex'))
      if (bytes.readUInt32LE(at + place) > 1e6) bytes.writeUInt32LE(10, at + place)
  return bytes
}

function encrypted(): Buffer {
  const book = CFB.utils.cfb_new()
  CFB.utils.cfb_add(book, '/EncryptionInfo', Buffer.from('<encryption/>'))
  CFB.utils.cfb_add(book, '/EncryptedPackage', Buffer.alloc(4096, 7))
  const bytes: unknown = CFB.write(book, { type: 'buffer' })
  if (!Buffer.isBuffer(bytes)) throw new Error('No container was written')
  return bytes
}

const laughs = `<!DOCTYPE w [<!ENTITY l0 "ha">${Array.from({ length: 30 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join('')}]>`

/** Files that are made to cost their reader more than a table does, each with the codes it may be refused with. */
export const hostileTables: Readonly<Record<string, { readonly make: () => Promise<Buffer> | Buffer; readonly codes: readonly string[] }>> = {
  'an archive that unpacks to 200 MB': {
    make: () => xlsx(sheet(`<sheetData>${' '.repeat(200 * 1024 * 1024)}</sheetData>`)),
    codes: ['TABLE_NOT_READABLE'],
  },
  'one that lies about it': {
    make: async () => lying(await xlsx(sheet(`<sheetData>${' '.repeat(120 * 1024 * 1024)}</sheetData>`))),
    codes: ['TABLE_NOT_READABLE'],
  },
  'one cell again and again, two million times': {
    make: () => xlsx(sheet(`<sheetData><row r="1">${'<c r="A1"><v>1</v></c>'.repeat(2_000_000)}</row></sheetData>`)),
    codes: ['TABLE_NOT_READABLE'],
  },
  'shared texts by the million': {
    make: () => xlsx(sheet('<sheetData/>'), { 'xl/sharedStrings.xml': `<sst>${'<si><t>a</t></si>'.repeat(2_600_000)}</sst>` }),
    codes: ['TABLE_NOT_READABLE'],
  },
  'ten thousand parts': {
    make: () => xlsx(sheet('<sheetData/>'), Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`xl/media/${i}.xml`, 'x']))),
    codes: ['TABLE_NOT_READABLE'],
  },
  'a billion laughs': {
    make: () => xlsx(sheet(`<sheetData><row r="1">${text('A1', '&l30;')}</row></sheetData>`, laughs)),
    codes: ['TABLE_NOT_READABLE'],
  },
  'a million columns': {
    make: () => xlsx(sheet(`<sheetData><row r="1">${text('A1', 'marka')}${text('BDWGN1', 'x')}</row></sheetData>`)),
    codes: ['TABLE_TOO_WIDE'],
  },
  'a million columns of text': {
    make: () => Buffer.from(`marka${';x'.repeat(1_000_000)}\r\n1;2\r\n`),
    codes: ['TABLE_NOT_READABLE', 'TABLE_TOO_WIDE'],
  },
  'dimensions of four billion cells': {
    make: () => xlsx(sheet(`<dimension ref="A1:XFD262144"/><sheetData><row r="1">${text('A1', 'marka')}</row></sheetData>`)),
    codes: ['UPLOAD_EMPTY'],
  },
  'a row beyond the last': {
    make: () => xlsx(sheet(`<sheetData><row r="1">${text('A1', 'marka')}</row><row r="1048576">${text('A1048576', 'x')}</row></sheetData>`)),
    codes: ['UPLOAD_ROWS_TOO_MANY', 'UPLOAD_EMPTY'],
  },
  'a million short rows': { make: () => Buffer.from('a;b\n'.repeat(1_000_000)), codes: ['UPLOAD_ROWS_TOO_MANY'] },
  'a quote that never closes': { make: () => Buffer.from(`a;b\n"${'x'.repeat(4_000_000)}`), codes: ['TABLE_NOT_READABLE'] },
  'an encrypted workbook': { make: encrypted, codes: ['TABLE_LOCKED'] },
  'half a workbook': { make: async () => (await xlsx(sheet('<sheetData/>'))).subarray(0, 300), codes: ['TABLE_NOT_READABLE'] },
  'random bytes of an old workbook': {
    make: () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(50_000, 0x5a)]),
    codes: ['TABLE_NOT_READABLE'],
  },
  'a renamed PDF': { make: () => samplePdf(), codes: ['TABLE_FILE_NOT_VALID'] },
  'a renamed picture': { make: () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), codes: ['TABLE_FILE_NOT_VALID'] },
  'a web page': { make: () => Buffer.from('<html><script>alert(1)</script></html>'), codes: ['TABLE_FILE_NOT_VALID'] },
}
