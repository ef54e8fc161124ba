import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { read, utils } from '@e965/xlsx'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addCompany, addMember } from '#testing/companies.ts'
import { newImei, samplePdf } from '#testing/factories.ts'
import { addAccount, sessionOf, start } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { employeeWith } from '#testing/quote-desk.ts'
import { type Cells, csvText, goodRow, inWindows, type Session, tableOf, upload, workbook } from '#testing/upload-files.ts'
import type { ShownUpload } from '../upload.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.stop())

async function fleet() {
  const { id, email } = await addAccount(portal.db, { customerType: 'FLOTTA' })
  await portal.db
    .updateTable('accounts')
    .set({ companyName: 'Minta Flotta', businessFormId: 1, taxNumber: '12345676-2-41' })
    .where('id', '=', id)
    .execute()
  return { id, email, session: await sessionOf(portal.db, { kind: 'account', accountId: id }) }
}

const fileOf = (rows: readonly Cells[]) => Buffer.from(csvText(tableOf(rows)), 'utf8')

async function previewed(session: Session, bytes: Uint8Array, name?: string): Promise<ShownUpload> {
  const { status, body } = await upload(portal, session, bytes, name)
  expect([status, body]).toEqual([200, expect.anything()])
  return body.data
}

const put = (session: Session, url: string, body: unknown) => portal.call('PUT', url, { session, body })

const commit = (session: Session, { id, hash, wordings }: ShownUpload, over: object = {}, idempotencyKey: string = randomUUID()) =>
  portal.call('POST', `/api/bulk-uploads/${id}/commit`, {
    session,
    idempotencyKey,
    body: { hash, only: 'all', gdpr: true, termsAndCond: true, textVersionIds: wordings.map((wording) => wording.id), ...over },
  })

const problemsOf = (shown: ShownUpload, line: number) =>
  (shown.rows.find((row) => row.line === line)?.problems ?? []).map(({ column, kind, code, suggestions }) => ({ column, kind, code, suggestions }))

describe('a file is read', () => {
  const table = (imei: string) => tableOf([goodRow({ imei_1: imei })])
  const text = (delimiter?: string) => csvText(table(newImei()), delimiter)
  /** UTF-8, but somebody had read the Hungarian text as Western European before. */
  const mended = 'õ and û in the place of ő and ű'
  const inWestern = (written: string) => written.replaceAll('ő', 'õ').replaceAll('ű', 'û').replaceAll('Ű', 'Û')
  test.each<[string, () => Uint8Array]>([
    ['UTF-8', () => Buffer.from(text())],
    ['UTF-8 with its mark', () => Buffer.from(`\uFEFF${text()}`)],
    ['UTF-16 little endian', () => Buffer.from(`\uFEFF${text('\t')}`, 'utf16le')],
    ['UTF-16 big endian', () => Buffer.from(`\uFEFF${text()}`, 'utf16le').swap16()],
    ['UTF-16 without a mark', () => Buffer.from(text(), 'utf16le')],
    ['windows-1250', () => inWindows(text(), 'windows-1250')],
    ['windows-1252', () => inWindows(inWestern(text()), 'windows-1252')],
    [mended, () => Buffer.from(inWestern(text()))],
    ['commas', () => Buffer.from(text(','))],
    ['tabs', () => Buffer.from(text('\t'))],
    ['bars', () => Buffer.from(text('|'))],
    ['what Excel says of itself', () => Buffer.from(`sep=|\r\n${text('|')}`)],
    ['XLSX', () => workbook(table(newImei()))],
    ['XLS', () => workbook(table(newImei()), 'biff8')],
  ])('%s', async (kind, bytes) => {
    const { session } = await fleet()
    const shown = await previewed(session, bytes(), 'akármi.dat')
    expect([shown.counts, shown.repaired]).toEqual([{ all: 1, accepted: 1, warned: 0, wrong: 0 }, kind === mended])
    expect(shown.rows[0]?.cells).toMatchObject({ kapcsolattarto_nev: 'Kőműves Űrzéné Éva', hibaleiras: 'Nem kapcsol be, őrült hűvös.' })
  })

  test('numbers and days of a spreadsheet keep what they say; a calculated cell is wrong', async () => {
    const { session } = await fleet()
    const [heading = [], row = []] = tableOf([goodRow({ javitas_tipusa: '1', vasarlas_datuma: 'x' })])
    const imei = newImei()
    const cells = heading.map((column, place) =>
      column === 'imei_1' ? Number(imei) : column === 'vasarlas_datuma' ? new Date('2025-03-07T00:00:00Z') : (row[place] ?? ''),
    )
    const shown = await previewed(session, workbook([heading, cells]))
    expect(shown.rows[0]).toMatchObject({ state: 'warned', cells: { imei_1: imei, vasarlas_datuma: '2025-03-07' } })
    expect(problemsOf(shown, 2)).toEqual([{ column: 'szamla_fajlnev', kind: 'warning', code: 'DOCUMENT_LATER', suggestions: [] }])

    const formula = await previewed(session, fileOf([goodRow({ partner_hivatkozas: "=cmd|' /C calc'!A0" })]))
    expect(problemsOf(formula, 2)).toContainEqual({ column: 'partner_hivatkozas', kind: 'wrong', code: 'CELL_FORMULA', suggestions: [] })
  })

  test('of a row in which much is missing, its number is asked for with all the rest', async () => {
    const { session } = await fleet()
    const missing = (problems: ReturnType<typeof problemsOf>) => problems.flatMap(({ column, code }) => (code === 'REQUIRED' ? [column] : []))
    const bare = await previewed(session, fileOf([{ partner_hivatkozas: 'REF-1' }]))
    expect(missing(problemsOf(bare, 2))).toEqual(expect.arrayContaining(['imei_1', 'marka', 'telefon']))
    expect(bare.rows[0]?.problems.find(({ column }) => column === 'imei_1')?.message).toMatch(/IMEI/)
    const withSerial = await previewed(session, fileOf([{ gyari_szam: 'ABC-1234567890X' }]))
    expect(missing(problemsOf(withSerial, 2))).not.toContain('imei_1')
  })

  test.each(['xlsx', 'biff8'] as const)('what a spreadsheet could not calculate is no value, whichever program wrote it: %s', async (bookType) => {
    const { session } = await fleet()
    const [heading = [], row = []] = tableOf([goodRow({ koltseglimit: 'x', hibaleiras: '#ÉRTÉK!' })])
    const cells = heading.map((column, place) => (column === 'koltseglimit' ? { t: 'e' as const, v: 42 } : (row[place] ?? '')))
    const shown = await previewed(session, workbook([heading, cells], bookType))
    expect(shown.rows[0]?.cells).toMatchObject({ koltseglimit: '#N/A' })
    expect(problemsOf(shown, 2)).toEqual(
      ['hibaleiras', 'koltseglimit'].map((column) => ({ column, kind: 'wrong', code: 'CELL_SHEET_ERROR', suggestions: [] })),
    )
    expect(shown.rows[0]?.problems[1]?.message).toContain('#N/A')
  })

  test.each([
    ['xlsx', false, 45_723],
    ['xlsx', true, 44_261],
    ['biff8', true, 44_261],
  ] as const)('a day is the day the workbook means, whichever year it counts from: %s, 1904: %s', async (bookType, date1904, days) => {
    const { session } = await fleet()
    const [heading = [], row = []] = tableOf([goodRow({ javitas_tipusa: '1', vasarlas_datuma: 'x' })])
    const cells = heading.map((column, place) => (column === 'vasarlas_datuma' ? { t: 'n' as const, v: days, z: 'yyyy.mm.dd.' } : (row[place] ?? '')))
    const shown = await previewed(session, workbook([heading, cells], bookType, date1904))
    expect(shown.rows[0]?.cells).toMatchObject({ vasarlas_datuma: '2025-03-07' })
  })

  const saved = (name: string) => readFile(new URL(`../../../testing/office-files/${name}`, import.meta.url))

  test.each([
    'template.xlsx',
    'template.xls',
    'semicolons-utf8.csv',
    'commas-utf8.csv',
    'tabs-utf16.csv',
    'semicolons-windows1250.csv',
    'bars-windows1250.csv',
  ])('our template as LibreOffice saves it: %s', async (name) => {
    const shown = await previewed((await fleet()).session, await saved(name), name)
    expect(shown.counts).toEqual({ all: 2, accepted: 1, warned: 1, wrong: 0 })
    expect(shown.rows).toMatchObject([
      {
        line: 2,
        cells: {
          imei_1: '359203090000016',
          kapcsolattarto_nev: 'Kőműves Űrzéné Éva',
          telefon: '+36 30 123 4567',
          hibaleiras: 'Őrült hűvös; nem "kapcsol" be, sötét.',
        },
      },
      { line: 3, cells: { partner_hivatkozas: '007', kapcsolattarto_nev: 'Űzőné Ördög Márta', hibaleiras: 'Két sor:\nhűtőben ázott.' } },
    ])
    expect(problemsOf(shown, 3)).toMatchObject([{ column: 'vetelar', kind: 'warning', code: 'NOT_ASKED' }])
  })

  test.each(['own-list.xlsx', 'own-list.xls', 'own-list.csv'])('a list of one’s own as LibreOffice saves it: %s', async (name) => {
    const shown = await previewed((await fleet()).session, await saved(name), name)
    expect(shown.rows).toMatchObject([
      { line: 2, state: 'warned', cells: { imei_1: '359203090000032', vasarlas_datuma: '2025-03-07', vetelar: '149900', telefon: '06301234567' } },
    ])
    expect(problemsOf(shown, 2)).toMatchObject([{ column: 'vetelar', kind: 'warning', code: 'NOT_ASKED' }])
  })

  test('what LibreOffice calculates is wrong at its cell, what it locks is refused', async () => {
    const { session } = await fleet()
    expect(problemsOf(await previewed(session, await saved('formula.xlsx')), 2)).toMatchObject([
      { column: 'vetelar', kind: 'wrong', code: 'CELL_FORMULA' },
    ])
    for (const name of ['locked.xlsx', 'locked.xls'])
      expect((await upload(portal, session, await saved(name), name)).body).toMatchObject({ status: 422, code: 'TABLE_LOCKED' })
  })

  test.each([
    ['a CSV', (table: string[][]) => Buffer.from(csvText(table) + `${';'.repeat(15)}\r\n`.repeat(600))],
    ['a workbook', (table: string[][]) => workbook([...table, ...Array.from({ length: 3000 }, () => table[0]?.map(() => '') ?? [])])],
  ])('blank rows after the devices are borne in %s', async (_, bytes) => {
    const { session } = await fleet()
    const shown = await previewed(session, bytes(tableOf([goodRow(), goodRow()])))
    expect(shown.counts).toEqual({ all: 2, accepted: 2, warned: 0, wrong: 0 })
  })

  test.each([
    ['nothing but headings', () => Buffer.from('marka;tipus\r\n'), 'UPLOAD_EMPTY'],
    ['501 rows', () => fileOf(Array.from({ length: 501 }, () => goodRow())), 'UPLOAD_ROWS_TOO_MANY'],
  ] as const)('%s is refused', async (_, bytes, code) => {
    const { session } = await fleet()
    expect((await upload(portal, session, bytes())).body).toMatchObject({ status: 422, code })
  })

  test.each([
    ['a PDF', samplePdf()],
    ['XML', Buffer.from('<?xml version="1.0"?><igenyek/>')],
  ])('%s is refused by what it takes instead', async (_, bytes) => {
    const { session } = await fleet()
    const { body } = await upload(portal, session, bytes)
    expect(body).toMatchObject({ status: 422, code: 'TABLE_FILE_NOT_VALID', message: 'CSV- vagy Excel-fájlt válasszon, amely nem üres.' })
  })

  test('a file that is too large is refused by the limit, whatever its size', async () => {
    const { session } = await fleet()
    const { body } = await upload(portal, session, Buffer.alloc(6 * 1024 * 1024, 'a'))
    expect(body).toMatchObject({ status: 413, code: 'FILE_TOO_LARGE', message: 'A fájl legfeljebb 5 MB lehet, ez nagyobb.' })
  })

  test('by those customers only who may upload', async () => {
    const { id } = await addAccount(portal.db, { customerType: 'B2B' })
    const b2b = await sessionOf(portal.db, { kind: 'account', accountId: id })
    expect((await upload(portal, b2b, fileOf([goodRow()]))).status).toBe(403)
    const { session } = await fleet()
    const { id: mine } = await previewed(session, fileOf([goodRow()]))
    const other = await fleet()
    expect((await portal.call('GET', `/api/bulk-uploads/${mine}`, { session: other.session })).status).toBe(404)
    const listed = async (of: Session) =>
      (await portal.call('GET', '/api/bulk-uploads', { session: of })).body.data.uploads.map(({ id: one }: { id: number }) => one)
    expect([await listed(session), await listed(other.session)]).toEqual([[mine], []])
  })
})

describe('every row is looked at', () => {
  test('by the validators of the form, each mistake at its cell', async () => {
    const { session } = await fleet()
    const taken = goodRow()
    const first = await previewed(session, fileOf([taken]))
    expect((await commit(session, first)).status).toBe(200)
    const twice = goodRow()
    const shown = await previewed(
      session,
      fileOf([
        goodRow({ imei_1: '3,52E+14' }),
        goodRow({ imei_1: '490154203237519' }),
        goodRow({ marka: 'Huawai' }),
        goodRow({ tipus: 'P30 Por' }),
        goodRow({ imei_1: taken.imei_1 ?? '' }),
        twice,
        twice,
        goodRow({ email: 'eva@', felvetel_irsz: '99', kapcsolattarto_nev: 'Éva', koltseglimit: 'sok' }),
        goodRow({ javitas_tipusa: 'garanciális', vasarlas_datuma: '2031.01.01.' }),
      ]),
    )
    const wrong = (column: string, code: string, suggestions: string[] = []) => ({ column, kind: 'wrong', code, suggestions })
    expect(problemsOf(shown, 2)).toContainEqual(wrong('imei_1', 'CELL_SCIENTIFIC'))
    expect(problemsOf(shown, 3)).toEqual([wrong('imei_1', 'ERROR_IMEI')])
    expect(problemsOf(shown, 4)[0]).toEqual(wrong('marka', 'CELL_UNKNOWN', ['HUAWEI']))
    expect(problemsOf(shown, 5)).toEqual([
      { column: 'tipus', kind: 'warning', code: 'TYPE_UNKNOWN', suggestions: expect.arrayContaining(['P30 Pro']) },
    ])
    expect(problemsOf(shown, 6)).toEqual([wrong('imei_1', 'DUPLICATE_REQUEST')])
    expect(problemsOf(shown, 7)).toEqual([])
    expect(problemsOf(shown, 8)).toEqual([wrong('imei_1', 'DUPLICATE_IN_ORDER')])
    expect(problemsOf(shown, 9)).toEqual(
      expect.arrayContaining([
        wrong('email', 'EMAIL'),
        wrong('felvetel_irsz', 'POSTAL_CODE'),
        wrong('kapcsolattarto_nev', 'CELL_FULL_NAME'),
        wrong('koltseglimit', 'CELL_AMOUNT'),
      ]),
    )
    expect(problemsOf(shown, 10)).toContainEqual(wrong('vasarlas_datuma', 'INVALID_DATE'))
    expect(shown.counts).toEqual({ all: 9, accepted: 1, warned: 1, wrong: 7 })
    const [{ message } = { message: '' }] = shown.rows[1]?.problems ?? []
    expect(message).toMatch(/IMEI/)
  })

  test('no category of the fault need be said, not where a booking has to say one: it is another fault then', async () => {
    const { session, id } = await fleet()
    const { hibakategoria: _, ...paid } = goodRow()
    const { hibakategoria: _too, ...warranty } = goodRow({ javitas_tipusa: '1', vasarlas_datuma: '2025-03-07' })
    const shown = await previewed(session, fileOf([paid, { ...paid, imei_1: newImei(), hibakategoria: 'Hátlap' }, warranty]))
    expect(shown.missingColumns).toEqual([])
    expect(shown.counts).toEqual({ all: 3, accepted: 2, warned: 1, wrong: 0 })
    expect(problemsOf(shown, 4)).toMatchObject([{ code: 'DOCUMENT_LATER' }])
    expect((await commit(session, shown)).status).toBe(200)
    const rows = await portal.db.selectFrom('requests').select('failureOptionIds').where('accountId', '=', id).execute()
    expect(rows.map(({ failureOptionIds }) => failureOptionIds).sort()).toEqual([[], [3], [5]])
  })

  test('a contact that is missing is asked for by the whole name, and as somebody else’s', async () => {
    const { session } = await fleet()
    const shown = await previewed(session, fileOf([goodRow({ kapcsolattarto_nev: '' })]))
    expect(shown.rows[0]?.problems).toMatchObject([
      { column: 'kapcsolattarto_nev', code: 'CELL_FULL_NAME', message: 'A kapcsolattartó vezeték- és keresztnevét is adja meg, például: Nagy Éva.' },
    ])
  })

  test('a device goes back to where it was collected, or to an address of its own: one that stands there is never passed over', async () => {
    const { session, id } = await fleet()
    const szeged = { vissza_irsz: '6720', vissza_varos: 'Szeged', vissza_kozterulet: 'Kárász', vissza_jelleg: 'utca', vissza_hazszam: '5' }
    const same = { vissza_irsz: '1134', vissza_varos: 'BUDAPEST', vissza_kozterulet: 'Váci', vissza_jelleg: 'út', vissza_hazszam: '43.' }
    const shown = await previewed(
      session,
      fileOf([
        goodRow({ ...szeged }),
        goodRow({ ...szeged, visszaszallitas_megegyezik: 'I' }),
        goodRow({ ...szeged, visszaszallitas_megegyezik: 'máshová' }),
        goodRow({ ...same, visszaszallitas_megegyezik: 'igen' }),
        goodRow({ ...szeged, visszaszallitas_megegyezik: 'N', partner_hivatkozas: 'elsewhere' }),
        goodRow({ visszaszallitas_megegyezik: 'I' }),
      ]),
    )
    const wrong = [{ column: 'visszaszallitas_megegyezik', kind: 'wrong', code: 'CELL_RETURN', suggestions: ['I', 'N'] }]
    expect([2, 3, 4, 5, 6, 7].map((line) => problemsOf(shown, line))).toEqual([wrong, wrong, wrong, [], [], []])
    expect(shown.rows[0]?.problems[0]?.message).toContain('Írjon N betűt')
    expect((await commit(session, shown, { only: 'good' })).status).toBe(200)
    const back = await portal.db
      .selectFrom('requests')
      .innerJoin('requestAddresses', 'requestId', 'requests.id')
      .select(['referenceNumber', 'city'])
      .where('accountId', '=', id)
      .where('addressTypeId', '=', 3)
      .orderBy('city')
      .execute()
    expect(back.map(({ referenceNumber, city }) => [referenceNumber, city])).toEqual([
      ['REF-1', 'Budapest'],
      ['REF-1', 'Budapest'],
      ['elsewhere', 'Szeged'],
    ])
  })

  test('what is no day is told how a day is written', async () => {
    const { session } = await fleet()
    const shown = await previewed(
      session,
      fileOf([goodRow({ javitas_tipusa: '1', vasarlas_datuma: 'tavaly', felvetel_napja: '2025-11-30' }), goodRow({ felvetel_napja: 'holnap' })]),
    )
    const wrong = (column: string, code: string) => ({ column, kind: 'wrong', code, suggestions: [] })
    expect(problemsOf(shown, 2)).toEqual(expect.arrayContaining([wrong('vasarlas_datuma', 'CELL_DAY'), wrong('felvetel_napja', 'PICKUP_DAY_CLOSED')]))
    expect(problemsOf(shown, 3)).toEqual([wrong('felvetel_napja', 'CELL_DAY')])
    expect(shown.rows[1]?.problems[0]?.message).toContain('2020-03-07')
  })

  test('of a cell longer than any may be, its own length is said until it is mended', async () => {
    const { session } = await fleet()
    const shown = await previewed(session, fileOf([goodRow({ hibaleiras: 'x'.repeat(5000) })]))
    expect(shown.rows[0]?.problems).toMatchObject([
      { column: 'hibaleiras', code: 'CELL_CUT', message: expect.stringContaining('a fájlban 5000 volt') },
    ])
    const mend = async (version: number, value: string) =>
      (await put(session, `/api/bulk-uploads/${shown.id}/cells`, { version, cells: [{ line: 2, column: 'hibaleiras', value }] })).body.data
    expect((await mend(1, 'x'.repeat(3500))).rows[0].problems[0].message).toContain('most 3500')
    expect((await mend(2, 'Nem kapcsol be.')).counts).toMatchObject({ accepted: 1, wrong: 0 })
  })

  test('an emoji that stands where a long cell or heading ends is no failure of ours', async () => {
    const { session } = await fleet()
    const long = fileOf([{ ...goodRow({ hibaleiras: `${'x'.repeat(3999)}😀😀` }), [`${'y'.repeat(199)}😀😀`]: 'z' }])
    const shown = await previewed(session, long, `${'n'.repeat(199)}😀.csv`)
    expect(shown.rows[0]?.problems).toMatchObject([{ code: 'CELL_CUT', message: expect.stringContaining('a fájlban 4001 volt') }])
  })

  const withOwnHeading = () => {
    const table = tableOf([goodRow()])
    const heading = (table[0] ?? []).map((column) => ({ marka: 'Brand', tipus: 'Modell neve nálunk', email: 'E-mail cím' })[column] ?? column)
    return { heading, bytes: Buffer.from(csvText([heading, table[1] ?? []])) }
  }

  test('headings are known by their names in any order; others are named, said once and remembered', async () => {
    const { session } = await fleet()
    const { heading, bytes } = withOwnHeading()
    const shown = await previewed(session, bytes)
    expect(shown.missingColumns).toEqual(['tipus'])
    expect(shown.headings.filter(({ column }) => column === null)).toEqual([{ heading: 'Modell neve nálunk', column: null, isKnown: false }])
    const place = heading.indexOf('Modell neve nálunk')
    const said = await put(session, `/api/bulk-uploads/${shown.id}/columns`, { version: shown.version, headings: [{ place, column: 'tipus' }] })
    expect(said.body.data).toMatchObject({ missingColumns: [], counts: { all: 1, accepted: 1 } })
    const again = await previewed(session, bytes)
    expect(again).toMatchObject({ missingColumns: [], counts: { all: 1, accepted: 1 } })
  })

  test('what was said of a heading holds for the company, or for who acts for none, and for nobody else', async () => {
    const [companyId, neighbour] = [await addCompany(portal.db), await addCompany(portal.db)]
    const [one, colleague, stranger] = [
      await addMember(portal.db, companyId, 'administrator'),
      await addMember(portal.db, companyId, 'member'),
      await addMember(portal.db, neighbour, 'administrator'),
    ]
    const [alone, another] = [await fleet(), await fleet()]
    const { heading, bytes } = withOwnHeading()
    const place = heading.indexOf('Modell neve nálunk')
    for (const { session } of [one, alone]) {
      const { id, version } = await previewed(session, bytes)
      await put(session, `/api/bulk-uploads/${id}/columns`, { version, headings: [{ place, column: 'tipus' }] })
    }
    const missing = async ({ session }: { session: Session }) => (await previewed(session, bytes)).missingColumns
    for (const who of [one, colleague, alone]) expect(await missing(who)).toEqual([])
    for (const who of [stranger, another]) expect(await missing(who)).toEqual(['tipus'])
  })

  test('cells are mended in place, in a column the file had not either; another window is not overwritten', async () => {
    const { session } = await fleet()
    const shown = await previewed(session, fileOf([goodRow({ imei_1: '490154203237519' }), goodRow({ javitas_tipusa: '1' })]))
    const cells = [
      { line: 2, column: 'imei_1', value: newImei() },
      { line: 3, column: 'vasarlas_datuma', value: '2025-03-07' },
    ]
    const { body } = await put(session, `/api/bulk-uploads/${shown.id}/cells`, { version: shown.version, cells })
    expect(body.data).toMatchObject({ version: 2, counts: { all: 2, accepted: 1, warned: 1, wrong: 0 } })
    expect((await put(session, `/api/bulk-uploads/${shown.id}/cells`, { version: shown.version, cells })).body.code).toBe('UPLOAD_CHANGED')
    const { body: left } = await portal.call('POST', `/api/bulk-uploads/${shown.id}/remove-rows`, { session, body: { version: 2, lines: [3] } })
    expect(left.data.counts.all).toBe(1)
  })

  test('without the company’s data nothing can be sent, and that is said', async () => {
    const { id } = await addAccount(portal.db, { customerType: 'RETAILER' })
    const session = await sessionOf(portal.db, { kind: 'account', accountId: id })
    const shown = await previewed(session, fileOf([goodRow()]))
    expect(shown.blocked).toBe('COMPANY_DATA_MISSING')
    expect((await commit(session, shown)).body.code).toBe('COMPANY_DATA_MISSING')
  })
})

describe('what was looked at is sent', () => {
  test('once, as one order with one pickup for each address and day, and its documents are waited for', async () => {
    const { session, email, id: accountId } = await fleet()
    const rows = [
      goodRow({ javitas_tipusa: '1', vasarlas_datuma: '2025-03-07', szamla_fajlnev: 'szamla-1.pdf', partner_hivatkozas: 'A-1', rma_szam: 'RMA-9' }),
      goodRow({ partner_hivatkozas: 'A-2', koltseglimit: '40 000 Ft' }),
      goodRow({ felvetel_irsz: '6720', felvetel_varos: 'Szeged', felvetel_kozterulet: 'Kárász', felvetel_jelleg: 'utca', felvetel_hazszam: '5' }),
    ]
    const shown = await previewed(session, fileOf(rows))
    expect(shown.pickups).toBe(2)
    const key = randomUUID()
    const [sent, again] = await Promise.all([commit(session, shown, { reference: 'PO-1' }, key), commit(session, shown, { reference: 'PO-1' }, key)])
    expect(sent.status).toBe(200)
    expect(again.body.data.orderId).toBe(sent.body.data.orderId)
    expect((await commit(session, shown)).body.code).toBe('UPLOAD_NOT_DRAFT')

    const done: ShownUpload = sent.body.data
    expect(done).toMatchObject({ state: 'committed', created: 3, rows: [] })
    expect(done.sent).toMatchObject([
      { line: 2, reference: 'A-1', fileName: 'szamla-1.pdf', waitsForDocument: true },
      { line: 3, reference: 'A-2', waitsForDocument: false },
      { line: 4, waitsForDocument: false },
    ])
    const [order] = (await portal.call('GET', '/api/orders', { session })).body.data.orders
    expect(order).toMatchObject({ id: done.orderId, source: 'bulk', count: 3, reference: 'PO-1' })
    const requests = await portal.db.selectFrom('requests').selectAll().where('accountId', '=', accountId).orderBy('id').execute()
    expect(requests.map(({ companyName, requestSourceId }) => [companyName, requestSourceId])).toEqual(Array(3).fill(['Minta Flotta', 4]))
    expect(requests.find(({ referenceNumber }) => referenceNumber === 'A-1')).toMatchObject({
      rmaNumber: 'RMA-9',
      lastName: 'Kőműves Űrzéné',
      firstName: 'Éva',
    })
    expect(requests.find(({ referenceNumber }) => referenceNumber === 'A-2')?.repairCostLimit).toBe(40_000)
    expect((await portal.emails()).filter(({ recipient }) => recipient === email)).toHaveLength(1)

    const warranty = done.sent[0]?.crmRequestId
    await portal.call('POST', `/api/customer-requests/${warranty}/document-upload`, {
      session,
      body: {},
      files: [{ field: 'invoice', name: 'szamla-1.pdf', bytes: samplePdf() }],
    })
    const { body } = await portal.call('GET', `/api/bulk-uploads/${done.id}`, { session })
    expect(body.data.sent[0]).toMatchObject({ line: 2, waitsForDocument: false })
  })

  test('of a file that was sent before it is said so, to whoever sent it', async () => {
    const { session } = await fleet()
    const file = fileOf([goodRow(), goodRow()])
    const first = await previewed(session, file)
    expect(first.sentBefore).toBeNull()
    expect((await previewed(session, file)).sentBefore, 'looked at, and not sent').toBeNull()
    expect((await commit(session, first)).status).toBe(200)
    expect((await previewed(session, file)).sentBefore).toEqual({ id: first.id, at: expect.stringMatching(/^2026-/), created: 2 })
    expect((await previewed(session, fileOf([goodRow()]))).sentBefore).toBeNull()
    expect((await previewed((await fleet()).session, file)).sentBefore, 'another’s').toBeNull()
  })

  test('all or the good ones; nothing that was not looked at', async () => {
    const { session } = await fleet()
    const shown = await previewed(session, fileOf([goodRow(), goodRow({ imei_1: 'x' })]))
    expect((await commit(session, shown)).body.code).toBe('UPLOAD_WRONG_ROWS')
    expect((await commit(session, { ...shown, hash: 'f'.repeat(64) }, { only: 'good' })).body.code).toBe('UPLOAD_CHANGED')
    expect((await commit(session, { ...shown, wordings: [] }, { only: 'good' })).body.code).toBe('TEXT_VERSION_CHANGED')
    const other = await fleet()
    // Somebody else sends the device meanwhile: what was looked at is not what would be ordered.
    const imei = shown.rows[0]?.cells.imei_1 ?? ''
    const theirs = await previewed(other.session, fileOf([goodRow({ imei_1: imei })]))
    expect((await commit(other.session, theirs)).status).toBe(200)
    expect((await commit(session, shown, { only: 'good' })).body.code).toBe('UPLOAD_CHANGED')
  })

  test('a discarded one is gone', async () => {
    const { session } = await fleet()
    const shown = await previewed(session, fileOf([goodRow()]))
    expect((await portal.call('DELETE', `/api/bulk-uploads/${shown.id}`, { session })).status).toBe(200)
    expect((await commit(session, shown)).body.code).toBe('UPLOAD_NOT_DRAFT')
    const { rows } = await portal.db.selectFrom('bulkUploads').select('rows').where('id', '=', shown.id).executeTakeFirstOrThrow()
    expect(rows).toBeNull()
  })
})

describe('files to take along', () => {
  test.each(['xlsx', 'csv'] as const)('the template (%s) is itself taken, but for its number', async (format) => {
    const { session } = await fleet()
    const { bytes } = await portal.call('GET', `/api/bulk-uploads/template?format=${format}`, { session })
    const shown = await previewed(session, bytes, `sablon.${format}`)
    expect(shown.missingColumns).toEqual([])
    expect(shown.headings.every(({ isKnown }) => isKnown)).toBe(true)
    expect(problemsOf(shown, 2)).toEqual([{ column: 'imei_1', kind: 'wrong', code: 'CELL_EXAMPLE', suggestions: [] }])
    if (format === 'xlsx') {
      const book = read(bytes, { cellStyles: true })
      expect(book.SheetNames).toHaveLength(3)
      const lists: string[][] = utils.sheet_to_json(book.Sheets[book.SheetNames[1] ?? ''] ?? {}, { header: 1 })
      expect(lists.flat()).toContain('HUAWEI')
    }
  })

  test.each(['xlsx', 'csv'] as const)('wrong rows with what is wrong (%s), which are uploaded again mended; no formula runs', async (format) => {
    const { session } = await fleet()
    const shown = await previewed(session, fileOf([goodRow(), goodRow({ imei_1: 'x1', partner_hivatkozas: '=1+1' })]))
    const { bytes, headers } = await portal.call('GET', `/api/bulk-uploads/${shown.id}/rows?format=${format}`, { session })
    expect(headers['content-disposition']).toContain('hibas-sorok')
    const text =
      format === 'csv'
        ? bytes.toString('utf8')
        : JSON.stringify(utils.sheet_to_json(read(bytes).Sheets[read(bytes).SheetNames[0] ?? ''] ?? {}, { header: 1 }))
    expect(text).toContain('imei_1: ')
    expect(text).toContain("'=1+1")
    const again = await previewed(session, bytes)
    expect(again.counts.all).toBe(1)
    expect(again.headings.every(({ isKnown }) => isKnown)).toBe(true)
  })
})

test('the log of uploads is an employee’s with its key', async () => {
  const { session, email } = await fleet()
  await upload(portal, session, Buffer.from('%PDF-1.4 nem táblázat'))
  await upload(portal, session, Buffer.from('marka\r\n'))
  const shown = await previewed(session, fileOf([goodRow()]))
  await commit(session, shown)
  const desk = await employeeWith(portal, 'import.review')
  const { body } = await portal.call('GET', '/api/service-desk/imports?size=50', { session: desk })
  const mine = body.data.imports.filter((one: { email: string }) => one.email === email)
  expect(mine).toMatchObject([
    { state: 'committed', created: 1, sender: 'Minta Flotta', orderId: expect.stringMatching(/^R-/) },
    { state: 'refused', refusedBecause: 'UPLOAD_EMPTY', refusal: expect.stringContaining('nincs kitöltött sor') },
  ])
  expect((await portal.call('GET', '/api/service-desk/imports', { session: await employeeWith(portal, 'price.edit') })).status).toBe(403)
})

test('a row names its cost centre by the code and its place by the name of a saved address, of the company too', async () => {
  const { id: accountId, session } = await fleet()
  const companyId = await addCompany(portal.db)
  await portal.db.insertInto('companyPeople').values({ accountId, companyId, role: 'administrator', joinedAt: start }).execute()
  const centres = ['12a', '1300'].map((code) => ({ companyId, code, name: 'Logisztika', active: code === '12a' }))
  const [centre] = await portal.db.insertInto('costCentres').values(centres).returning('id').execute()
  const site = {
    companyId,
    addressTypeId: 1,
    label: 'Győri telephely',
    postalCode: '9021',
    city: 'Győr',
    publicPlaceName: 'Baross',
    publicPlaceType: 'út',
  }
  await portal.db
    .insertInto('accountAddresses')
    .values({ ...site, streetNumber: '12', createdAt: start })
    .execute()
  const renumber = (streetNumber: string) =>
    portal.db.updateTable('accountAddresses').set({ streetNumber }).where('companyId', '=', companyId).execute()
  const place = { felvetel_irsz: '', felvetel_varos: '', felvetel_kozterulet: '', felvetel_jelleg: '', felvetel_hazszam: '' }
  const shown = await previewed(
    session,
    fileOf([
      goodRow({ ...place, felvetel_mentett_cim: 'győri TELEPHELY', koltseghely: '12A' }),
      goodRow({ felvetel_mentett_cim: 'Szeged', koltseghely: '1300' }),
      goodRow({ felvetel_mentett_cim: 'Győri telephely' }),
    ]),
  )
  expect(shown.counts).toMatchObject({ accepted: 1, wrong: 2 })
  // Where the device is collected is not guessed of two addresses; one that says the same twice is no other.
  expect(problemsOf(shown, 4)).toEqual([{ column: 'felvetel_mentett_cim', kind: 'wrong', code: 'CELL_PLACE_TWICE', suggestions: [] }])
  const twice = { felvetel_irsz: '9021', felvetel_varos: 'GYŐR', felvetel_kozterulet: 'Baross', felvetel_jelleg: 'út', felvetel_hazszam: '12.' }
  const same = await previewed(session, fileOf([goodRow({ ...twice, felvetel_mentett_cim: 'Győri telephely' })]))
  expect(same.counts).toMatchObject({ accepted: 1, wrong: 0 })
  expect(problemsOf(shown, 3)).toEqual(
    expect.arrayContaining([
      { column: 'felvetel_mentett_cim', kind: 'wrong', code: 'CELL_SAVED_ADDRESS', suggestions: ['Győri telephely'] },
      { column: 'koltseghely', kind: 'wrong', code: 'COST_CENTRE_UNKNOWN', suggestions: ['12a'] },
    ]),
  )
  // A colleague corrects the saved address meanwhile: nobody has looked at the new one.
  await renumber('14')
  expect((await commit(session, shown, { only: 'good' })).body.code).toBe('UPLOAD_CHANGED')
  await renumber('12')
  expect((await commit(session, shown, { only: 'good' })).status).toBe(200)
  const row = await portal.db
    .selectFrom('requests')
    .innerJoin('requestAddresses', 'requestId', 'requests.id')
    .select(['costCentreId', 'city', 'streetNumber'])
    .where('accountId', '=', accountId)
    .where('addressTypeId', '=', 1)
    .execute()
  expect(row).toEqual([{ costCentreId: centre?.id, city: 'Győr', streetNumber: '12' }])
})
