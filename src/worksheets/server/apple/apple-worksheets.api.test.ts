import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PermissionKey } from '#accounts/who.ts'
import { openFiles } from '#base/server/files/files.ts'
import { addDocument } from '#documents/server/document-store.ts'
import { brandSheetDesk, hiddenSheet, seenSheet } from '#testing/brand-sheet-desk.ts'
import { samplePdf } from '#testing/factories.ts'
import { copiedText } from '#testing/pdf-text.ts'
import { sessionOf, start } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { arrived } from '#testing/quote-desk.ts'
import { arrivalBody, insertWorksheet, mechanic, onItsWay } from '#testing/workshop-desk.ts'
import { appleKind } from '../../apple-kind.ts'

type Session = { token: string; cookie: string }
type Listed = { from: string; docType: string | null; id: string | null; name: string }
const { view, edit, send } = appleKind.keys
const apple = { brandId: 2, productGroupId: 1, productTypeId: 2001, warrantyTypeId: 1, identifier: 'F2LX9Q7KJC', identifierKind: 'serial' }
const found = { checks: { ...arrivalBody().checks, locator: { finding: 'fine', note: '' } } }
const fields = {
  ...{ serial: 'C39XJ2P0KV', imei: '356938035643809', coverage: 'in', findMyOff: 'yes', findMyCheckedOn: '2026-11-23', backupConfirmed: 'yes' },
  ...{ symptomArea: 'DIS', issueCode: 'DI3', reproducibility: 'intermittent', liquidIndicator: 'untouched', cosmetic: 'Karcos keret' },
  ...{ makerRepairNumber: 'R-556677', kgbSerial: 'FVX-KGB-001', kbbSerial: 'FVX-KBB-002' },
}
let portal: TestPortal
let worker: Session
let desk: ReturnType<typeof brandSheetDesk>
beforeAll(async () => {
  portal = await startPortal()
  worker = await mechanic(portal, view, edit, send, 'document.viewAll')
  desk = brandSheetDesk(portal, worker, { sheets: '/apple-worksheets', list: '/customer-requests/apple', device: apple, fields })
})
afterAll(() => portal.stop())

const received = (row: object = {}) => desk.received({ identifier: serial(), ...row }, found)
/** No two open requests are of one device. */
let serials = 0
const serial = () => `F2LX9Q${String(++serials).padStart(4, '0')}`
const pathsOf = ({ body }: { body: { fields?: { path: string }[] } }) => body.fields?.map(({ path }) => path)
const printed = (requestId: number, docType: string, session = worker) =>
  desk.call('GET', `/customer-requests/${requestId}/apple-pdf/${docType}`, session)

describe('from arrival to the customer', () => {
  test('the arrival opens it with the serial number; it is filled, handed over, closed, printed and sent', async () => {
    const { requestId, number, id } = await received({ identifier: 'F2LX9Q7KJC' })
    expect(number).toMatch(/^AP-2026-\d{6}$/)
    expect(await desk.show(id)).toMatchObject({
      ...{ kind: 'apple', number, requestId, fields: { serial: 'F2LX9Q7KJC', imei: '' }, may: { edit: true } },
      ...{ about: { device: 'iPhone 13', deliverTo: '1134 Budapest, Váci út 43.' } },
    })
    expect(pathsOf(await desk.finish(requestId))).toEqual([
      ...[
        'fields.coverage',
        'fields.findMyOff',
        'fields.findMyCheckedOn',
        'fields.backupConfirmed',
        'fields.symptomArea',
        'fields.issueCode',
        'fields.reproducibility',
        'fields.liquidIndicator',
        'fields.cosmetic',
      ],
      ...['diagnosis', 'workDone'],
    ])
    // Nobody has looked yet whether it is locked.
    expect((await printed(requestId, 'handover')).body.code).toBe('FIND_MY_ON')
    expect((await desk.save(id, 0)).body.data).toMatchObject({ id, number, revision: 1 })

    const handover = await printed(requestId, 'handover')
    expect(decodeURIComponent(String(handover.headers['content-disposition']))).toContain(`Átadási dokumentum ${number}.pdf`)
    const handedOver = copiedText(handover.bytes)
    for (const said of [
      ...[number, 'Váci út 43.', 'iPhone 13', 'C39XJ2P0KV', '356938035643809', 'garanciális', 'igen, ki van kapcsolva', '2026. november 23.'],
      ...['DIS – kijelző', 'DI3 – csíkos, foltos kép', 'időszakosan', 'fehér, nem jelez', 'Karcos keret', 'R-556677', 'FVX-KGB-001', 'FVX-KBB-002'],
      ...['Nem kapcsol be.', 'A töltőcsatlakozó elhasználódott', 'feloldókódját'],
    ])
      expect(handedOver, said).toContain(said)
    // Whose device it is, and what only the workshop reads, the maker is not told.
    for (const unsaid of ['Nagy Éva', 'nagy.eva@pelda.hu', 'csavar']) expect(handedOver).not.toContain(unsaid)
    expect(copiedText((await printed(requestId, 'worksheet')).bytes)).toContain('még nincs lezárva')

    expect((await desk.finish(requestId)).status).toBe(200)
    expect((await desk.save(id, 1)).body.code).toBe('STATE_MOVED_ON')
    const worksheet = copiedText((await printed(requestId, 'worksheet')).bytes)
    for (const said of [number, 'C39XJ2P0KV', 'DI3 – csíkos, foltos kép', '2026. november 23.', 'Javítási jótállási jegy'])
      expect(worksheet).toContain(said)
    expect((await desk.call('GET', `/apple-worksheets/${id}/email`)).status).toBe(200)
    await portal.jobsDone()
    const emails = await portal.db.selectFrom('emails').select('subject').where('kind', '=', 'worksheets.mailSheet').execute()
    expect(emails).toEqual([{ subject: expect.stringContaining(number) }])
    for (const text of ['C39XJ2P0KV', 'r556677', 'fvx kgb 001', '356938035643809'])
      expect((await desk.listed(`text=${encodeURIComponent(text)}`)).worksheets, text).toMatchObject([{ number }])
  })

  test('with Find My on it is neither repaired nor handed over, but it is given back', async () => {
    const { requestId, id } = await received()
    await desk.save(id, 0, { fields: { ...fields, findMyOff: 'no' } })
    const refused = await desk.finish(requestId)
    expect([refused.status, refused.body.code, refused.body.fields]).toMatchObject([
      422,
      'WORKSHEET_INCOMPLETE',
      [{ path: 'fields.findMyOff', code: 'FIND_MY_ON' }],
    ])
    expect(pathsOf(await desk.returnAs(requestId, 'REPLACED'))).toEqual(['fields.findMyOff', 'deviceIdentifierOut'])
    expect([(await printed(requestId, 'handover')).status, (await printed(requestId, 'worksheet')).status]).toEqual([409, 200])
    expect((await desk.returnAs(requestId, 'RETURNED_UNREPAIRED')).status).toBe(200)
  })

  test.each([
    ['serial', 'AB12', 'IDENTIFIER_LENGTH'],
    ['serial', 'AB12#CD34', 'SERIAL_CHARACTERS'],
    ['imei', '356938035643800', 'ERROR_IMEI'],
    ['imei', 'abc', 'NUMERIC'],
    ['findMyCheckedOn', '2026-02-30', 'REPORT_DAY'],
    ['findMyCheckedOn', 'tegnap', 'REPORT_DAY'],
    ['findMyCheckedOn', '2026-11-24', 'DAY_TO_COME'],
    ['coverage', 'maybe', 'INVALID_INPUT'],
    ['issueCode', 'ZZ9', 'INVALID_INPUT'],
    ['passcode', '1234', 'UNKNOWN_FIELD'],
  ])('refuses %s = %s at its field, and changes nothing', async (name, value, code) => {
    const { id } = await received()
    const { status, body } = await desk.save(id, 0, { fields: { ...fields, [name]: value } })
    expect([status, body.fields]).toMatchObject([422, [{ path: `fields.${name}`, code }]])
    expect((await desk.show(id)).sheet.revision).toBe(0)
  })

  test('numbers are kept in one spelling, however they were scanned', async () => {
    const { id } = await received()
    await desk.save(id, 0, { fields: { ...fields, serial: ' c39x j2p0kv', imei: '35-693803-564380-9' } })
    expect((await desk.show(id)).fields).toMatchObject({ serial: 'C39XJ2P0KV', imei: '356938035643809' })
  })
})

describe('its documents', () => {
  test('what is drawn, what was uploaded and what the customer sent stand in one list, and each is opened where it is', async () => {
    const { requestId, id } = await received()
    const file = { field: 'apple_documents[]', name: 'gsx.pdf', bytes: samplePdf() }
    const sent = await portal.call('POST', `/api/apple-worksheets/${id}/documents`, { session: worker, files: [file] })
    expect([sent.status, sent.body.data.documents]).toMatchObject([201, [{ name: 'gsx.pdf' }]])
    await givenByCustomer(requestId)
    const list = async (session = worker): Promise<Listed[]> =>
      (await desk.call('GET', `/customer-requests/${requestId}/apple-documents`, session)).body.data.documents
    const [, , uploaded, customers] = await list()
    expect(await list()).toMatchObject([
      { from: 'portal', docType: 'worksheet', id: null, addedAt: null },
      { from: 'portal', docType: 'handover', id: null },
      { from: 'workshop', docType: null, name: 'gsx.pdf', addedAt: '2026-11-23T08:00:00Z' },
      { from: 'customer', docType: null, name: 'support.pdf' },
    ])
    const open = async (url: string, session = worker) => (await desk.call('GET', url, session)).status
    expect(await open(`/apple-worksheets/${id}/documents/${uploaded?.id}`)).toBe(200)
    const ofCustomer = `/customer-requests/${requestId}/apple-documents/${customers?.id}`
    expect(await open(ofCustomer)).toBe(200)
    // Documents of customers have a key of their own.
    const looker = await mechanic(portal, view)
    expect([(await list(looker)).map(({ from }) => from), await open(ofCustomer, looker)]).toEqual([['portal', 'portal', 'workshop'], 404])
    const other = await received()
    expect(await open(ofCustomer.replace(String(requestId), String(other.requestId)))).toBe(404)
    expect(await open(`/customer-requests/${requestId}/apple-documents/1`)).toBe(404)
  })

  test('of a document or a sheet that is not there nothing is printed', async () => {
    const { requestId } = await received()
    const unknown = await printed(requestId, 'invoice')
    expect([unknown.status, unknown.body.fields]).toMatchObject([422, [{ path: 'docType', code: 'DOCUMENT_NOT_FOUND' }]])
    const common = await arrived(portal, { ...apple, identifier: serial() })
    // It came when Apple devices had the sheet of all others, and keeps it.
    await insertWorksheet(portal, common)
    const others = [common, await onItsWay(portal, { ...apple, identifier: serial() }), await arrived(portal), 999999999]
    expect(await Promise.all(others.map(async (one) => (await printed(one, 'worksheet')).status))).toEqual([404, 404, 404, 404])
    expect((await desk.call('GET', `/customer-requests/${common}/worksheet`)).body.data.kind).toBe('common')
  })
})

test('opens what each key names; a sheet without the key to see it is not there', async () => {
  const { id, requestId } = await received()
  await desk.save(id, 0)
  await desk.finish(requestId)
  const more = {
    documentsOfRepair: (who: Session) => desk.call('GET', `/customer-requests/${requestId}/apple-documents`, who),
    print: (who: Session) => printed(requestId, 'handover', who),
  }
  const statuses = (...keys: PermissionKey[]) => desk.statusesOf({ id, requestId }, keys, more)
  const [hidden, seen] = [
    { ...hiddenSheet, documentsOfRepair: 404, print: 404 },
    { ...seenSheet, documentsOfRepair: 200, print: 200 },
  ]
  expect(await statuses('report.view')).toEqual(hidden)
  expect(await statuses('request.queue', 'worksheet.lg.view', 'worksheet.lg.edit')).toEqual({ ...hidden, desk: 404 })
  expect(await statuses(view)).toEqual(seen)
  expect(await statuses(view, edit)).toEqual({ ...seen, save: 409 })
  expect(await statuses(view, send)).toEqual({ ...seen, email: 200 })
  expect(await statuses(edit, send)).toEqual(hidden)
  const customer = await sessionOf(portal.db, { kind: 'tracking', requestId })
  expect([(await more.documentsOfRepair(customer)).status, (await more.print(customer)).status]).toEqual([403, 403])
})

/** As the booking stores what came with it. */
async function givenByCustomer(requestId: number): Promise<void> {
  const bytes = samplePdf()
  const key = await (await openFiles(portal.env)).storeBytes(bytes)
  const file = { key, sha256: createHash('sha256').update(bytes).digest(), size: bytes.length, mediaType: 'application/pdf' }
  const about = { requestId, type: 'appleDocument', name: 'support.pdf', language: 'hu', createdBy: 'customer', now: start } as const
  await addDocument(portal.db, { ...about, file })
}
